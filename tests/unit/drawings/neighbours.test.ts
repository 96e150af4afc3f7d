import { expect, test } from 'vitest';
import { drawPosts } from '#content/draw-posts';
import type { PostSummary } from '#domain/post/post';
import { drawingFile, drawingOf, readDrawing } from '#drawings/drawing';
import { varyDrawings } from '#drawings/vary-drawings';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const categories = ['Finanças', 'Tecnologia', 'Guias', 'Livros', 'Marketing', 'Coworking'];

/** Newest first, as in a snapshot. */
const somePosts = (count: number): PostSummary[] =>
	Array.from({ length: count }, (_, index) => {
		const number = count - index;
		const name = categories[(number * 7) % categories.length] ?? '';
		const category = aCategory({ id: name, name, slug: name });
		return aPostSummary({
			id: `p${number}`,
			slug: `texto-de-numero-${number}`,
			title: `Texto de número ${number}`,
			category: number % 9 === 0 ? null : category,
			image_url: number % 5 === 0 ? `/covers/${number % 2 ? 'mesa' : 'banca'}.svg` : null,
		});
	});
const pictureOf = (post: PostSummary) => post.image_url || drawingFile(post);

/** In up to three columns a card's neighbours are the three before it. */
function expectNoneAlike(list: readonly PostSummary[]) {
	for (const [index, post] of list.entries()) {
		const before = list.slice(Math.max(0, index - 3), index);
		expect(before.map(pictureOf), post.slug).not.toContain(pictureOf(post));
		if (post.image_url) continue;
		const motifs = before.flatMap((other) =>
			other.image_url ? [] : [readDrawing(drawingOf(other)).motif],
		);
		expect(motifs, post.slug).not.toContain(readDrawing(drawingOf(post)).motif);
	}
}

const posts = drawPosts(somePosts(1_000));

test('S57: of a thousand posts no two neighbours have the same picture on any list', () => {
	expectNoneAlike(varyDrawings(posts));
	for (const name of categories) {
		expectNoneAlike(varyDrawings(posts.filter(({ category }) => category?.name === name)));
	}
	for (let step = 2; step < 60; step += 1) {
		const jumping = Array.from({ length: 24 }, (_, index) => posts[(index * step * 37) % 1_000]);
		expectNoneAlike(varyDrawings(jumping.filter((post) => post !== undefined)));
	}
});

test('S56: a new post changes the drawing of no older one', () => {
	const drawings = new Map(posts.map(({ id, drawing }) => [id, drawing]));
	for (const post of drawPosts(somePosts(1_007)).slice(7)) {
		expect(post.drawing, post.slug).toBe(drawings.get(post.id));
	}
});

test('a post that is taken down changes few others, even in a blog of one category', () => {
	const category = aCategory({ name: 'Finanças' });
	const ofOne = somePosts(1_000).map((post) => ({ ...post, image_url: null, category }));
	const drawings = new Map(drawPosts(ofOne).map(({ id, drawing }) => [id, drawing]));
	for (let cut = 100; cut < 900; cut += 50) {
		const changed = drawPosts(ofOne.toSpliced(cut, 1)).filter(
			({ id, drawing }) => drawing !== drawings.get(id),
		);
		expect(changed.length, `without ${cut}`).toBeLessThan(30);
	}
});

test('among the five posts before a drawn one none has its motif', () => {
	const drawn = posts.filter(({ drawing, category }) => drawing && category?.name !== 'Livros');
	for (const [index, post] of drawn.entries()) {
		const before = drawn.slice(Math.max(0, index - 5), index);
		const motifs = before.map(({ drawing }) => readDrawing(drawing ?? '').motif);
		expect(motifs).not.toContain(readDrawing(post.drawing ?? '').motif);
	}
});

test('books keep drawn covers, and a post with a picture has no drawing', () => {
	for (const post of posts) {
		if (post.image_url) expect(post.drawing).toBeUndefined();
		else expect(drawingFile(post).startsWith('livro')).toBe(post.category?.name === 'Livros');
	}
});

test('no book has the ground of one of its neighbours', () => {
	const books = varyDrawings(posts.filter(({ category }) => category?.name === 'Livros'));
	const grounds = books.map((post) =>
		post.image_url ? undefined : readDrawing(drawingOf(post)).ground,
	);
	for (const [index, ground] of grounds.entries())
		if (ground) expect(grounds.slice(Math.max(0, index - 3), index)).not.toContain(ground);
});

test('a renamed post has a drawing of its own at another address', () => {
	const [first, ...others] = somePosts(30).filter(({ image_url }) => !image_url);
	const renamed = drawPosts([{ ...(first as PostSummary), title: 'Outro título' }, ...others]);
	expect(renamed[0]?.drawing).not.toBe(drawPosts([first as PostSummary, ...others])[0]?.drawing);
});

test('S57: a picture beside the same picture gives way to a drawing, only there', () => {
	const image_url = 'https://x.example/capa.jpg';
	const twins = ['a', 'b', 'c', 'd'].map((slug) => aPostSummary({ id: slug, slug, image_url }));
	const shown = varyDrawings(twins);
	expect(shown.map((post) => post.image_url)).toEqual([image_url, null, null, null]);
	expectNoneAlike(shown);
	expect(varyDrawings(twins.slice(1))[0]?.image_url).toBe(image_url);
});
