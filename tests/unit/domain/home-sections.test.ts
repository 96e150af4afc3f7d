import { expect, test } from 'vitest';
import { arrangeHome, pickMostRead } from '#domain/post/home-sections';
import type { PostSummary } from '#domain/post/post';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

/** Newest first, one post for each name; '' is a post without category. */
const postsOf = (names: string[]): PostSummary[] =>
	names.map((name, index) =>
		aPostSummary({
			id: `p${index}`,
			slug: `p${index}`,
			tags: [],
			category: name === '' ? null : aCategory({ id: name, name, slug: name.toLowerCase() }),
		}),
	);
const recent = Array<string>(10).fill('Notas');
const slugs = (posts: readonly PostSummary[]) => posts.map(({ slug }) => slug);

test('Spec §2: Destaque is the newest post, and the carousels hold exactly the newest others', () => {
	const home = arrangeHome(postsOf(['Livros', ...recent, 'Livros', 'Notas']));
	expect(home.featured?.slug).toBe('p0');
	expect(slugs(home.recentPosts)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
	expect(slugs(home.recentBooks)).toEqual(['p11']);
});

test('the beat is the category with most posts that home does not show yet, of equal ones the newest', () => {
	const home = arrangeHome(postsOf([...recent, 'A', 'B', 'C', 'C', 'C', 'B', 'A', 'C', 'C']));
	expect(home.beat?.category.name).toBe('C');
	expect(home.beat?.lead.slug).toBe('p12');
	expect(slugs(home.beat?.others ?? [])).toEqual(['p13', 'p14', 'p17']);
	expect(home.desks.map(({ category }) => category.name)).toEqual(['A', 'B']);
	expect(home.desks.map(({ lead }) => lead.slug)).toEqual(['p10', 'p11']);
});

test('S59: neither books, posts without category nor single posts are a section', () => {
	const home = arrangeHome(postsOf([...recent, ...Array(30).fill('Livros'), '', '', 'A']));
	expect(home.beat).toBeUndefined();
	expect(home.desks).toEqual([]);
});

test('S59: home shows at most four desks, with two further titles each, and no post twice', () => {
	const names = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((name) => Array<string>(5).fill(name));
	const { featured, recentPosts, beat, desks } = arrangeHome(postsOf([...recent, ...names]));
	expect(desks).toHaveLength(4);
	for (const { others } of desks) expect(others).toHaveLength(2);
	const told = [beat, ...desks].flatMap((section) =>
		section ? [section.lead, ...section.others] : [],
	);
	const all = slugs([...(featured ? [featured] : []), ...recentPosts, ...told]);
	expect(new Set(all).size).toBe(all.length);
});

test('an empty blog has an empty home', () => {
	const nothing = { featured: undefined, beat: undefined, recentPosts: [], recentBooks: [] };
	expect(arrangeHome([])).toEqual({ ...nothing, desks: [], older: [] });
});

test('where at most one category is told, the twelve posts that follow are an index', () => {
	const bare = arrangeHome(postsOf(Array<string>(60).fill('')));
	expect(slugs(bare.older)).toEqual(Array.from({ length: 12 }, (_, index) => `p${index + 10}`));
	const one = arrangeHome(postsOf([...Array<string>(13).fill('Notas'), '', 'Livros', '']));
	expect(slugs(one.beat?.others ?? [])).toEqual(['p11', 'p12']);
	expect(slugs(one.older)).toEqual(['p13', 'p15']);
	expect(arrangeHome(postsOf([...recent, 'A', 'B', 'A', 'B', '', ''])).older).toEqual([]);
});

const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aPostSummary({ id }));
const pick = (ids: string[]) => pickMostRead(posts, ids).map(({ id }) => id);

test('S83: the most read are five, in their order', () => {
	expect(pick(['g', 'b', 'a', 'f', 'd', 'c'])).toEqual(['g', 'b', 'a', 'f', 'd']);
});

test('fewer than five are not shown, and a post that is not there leaves its place to the next', () => {
	expect(pick([])).toEqual([]);
	expect(pick(['g', 'b', 'a', 'f'])).toEqual([]);
	expect(pick(['g', 'gone', 'b', 'a', 'f'])).toEqual([]);
	expect(pick(['g', 'gone', 'b', 'a', 'f', 'd'])).toEqual(['g', 'b', 'a', 'f', 'd']);
});
