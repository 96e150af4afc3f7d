import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { PostPicture } from '#components/post-picture.tsx';
import type { PostSummary } from '#domain/post/post';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { renderStatic } from '../../support/render-static.tsx';

const hash = 'ab'.repeat(32);
const address = `/images/${hash}-1600.webp`;
const srcset = [480, 960, 1600]
	.map((width) => `/images/${hash}-${width}.webp ${width}w`)
	.join(', ');

const pictureOf = (image_url: string, props = {}) =>
	renderStatic(
		<PostPicture post={aPostSummary({ image_url })} box="media" {...props} />,
	).querySelector('img');

test('a picture in our store offers its stored widths, any other its single address', () => {
	const own = pictureOf(address);
	expect(own?.getAttribute('src')).toBe(address);
	expect(own?.getAttribute('srcset')).toBe(srcset);
	expect(own?.getAttribute('sizes')).toMatch(/^auto, /);
	const foreign = pictureOf('https://a.test/b.jpg');
	expect(foreign?.hasAttribute('srcset')).toBe(false);
	expect(foreign?.hasAttribute('sizes')).toBe(false);
});

test('the wide card asks for a wider picture than the others, and at once', () => {
	const wide = pictureOf(address, { place: 'featured', eager: true });
	expect(wide?.getAttribute('sizes')).toBe('(width >= 60rem) 45rem, 100vw');
	expect(wide?.hasAttribute('loading')).toBe(false);
});

test('the cover of a book is shown whole, whatever its format, as a small one is, and any other fills its box', () => {
	const styleOf = (fields: Partial<PostSummary>) => {
		const post = aPostSummary({ image_url: address, image_focus: '50% 0%', ...fields });
		const image = (box: 'media' | 'article-hero') =>
			renderStatic(<PostPicture post={post} box={box} />).querySelector('img')?.style;
		return [image('media'), image('article-hero')];
	};
	for (const size of [
		{ image_width: 800, image_height: 1200 },
		{ image_width: 1600, image_height: 500 },
	])
		for (const style of styleOf({ ...size, tags: ['Resenha'] })) {
			expect(style?.objectFit).toBe('contain');
			expect(style?.objectPosition).toBe('');
			expect(style?.background).toContain('gradient');
		}
	for (const style of styleOf({ image_width: 800, image_height: 1200 })) {
		expect(style?.objectFit).toBe('');
		expect(style?.objectPosition).toBe('50% 0%');
	}
	for (const [width, fit] of [
		[799, 'contain'],
		[800, ''],
	] as const)
		for (const style of styleOf({ image_width: width, image_height: 600 })) {
			expect(style?.objectFit, `${width}`).toBe(fit);
			expect(style?.objectPosition).toBe(fit ? '' : '50% 0%');
		}
	const drawn = <PostPicture post={aPostSummary({ tags: ['Livros'] })} box="media" />;
	expect(renderStatic(drawn).querySelector('img')?.hasAttribute('style')).toBe(false);
});

const inArticle = (content: string) => {
	const root = document.createElement('div');
	root.innerHTML = renderArticle(content, { title: 'T' }).html;
	return root.querySelector('img');
};

test('in a text, a picture of ours offers its widths and keeps its place', () => {
	const image = inArticle(`Antes.\n\n![Uma mesa](${address}#1600x900)\n\nDepois.`);
	expect(image?.getAttribute('src')).toBe(address);
	expect(image?.getAttribute('srcset')).toBe(srcset);
	expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '900']);
	expect(image?.alt).toBe('Uma mesa');
});

test('B1: a set of addresses that an author wrote never passes', () => {
	const image = inArticle(
		'Antes.\n\n<img src="https://a.test/b.png" srcset="https://evil.test/x.png 2x" sizes="1px">',
	);
	expect(image?.getAttribute('src')).toBe('https://a.test/b.png');
	expect(image?.hasAttribute('srcset')).toBe(false);
	expect(image?.hasAttribute('sizes')).toBe(false);
});
