import { expect, test } from 'vitest';
import { readManifest } from '../../../scripts/import/blog-manifest.ts';

const picture = {
	hash: 'a'.repeat(64),
	name: 'mesa.png',
	alt: 'Mesa',
	width: 500,
	height: 300,
	widths: [500],
	created_at: '2026-01-01T12:00:00.000Z',
};
const former = { name: 'Luz', slug: 'luz', to: 'cor' };
const read = (change: object) =>
	readManifest(
		JSON.stringify({
			format: 'blog-export',
			version: 1,
			exported_at: '2026-01-01T12:00:00.000Z',
			categories: [{ name: 'Cor', slug: 'cor' }],
			pictures: [picture],
			...change,
		}),
	);
const withFormer = (change: object) => ({
	topics: {
		former_categories: [{ ...former, ...change }],
		former_tags: [],
		different_tags: [],
	},
});
const withPicture = (change: object) => ({ pictures: [{ ...picture, ...change }] });
const rule = 'x /posts 301\n/* https://evil.example/:splat 301!\n/y';

test('an export’s description is read', () => {
	expect(read(withFormer({}))).toMatchObject({ pictures: [picture], ...withFormer({}) });
});

test.each([
	['categories.0.slug', { categories: [{ name: 'Cor', slug: rule }] }],
	['topics.former_categories.0.slug', withFormer({ slug: rule })],
	['topics.former_categories.0.to', withFormer({ to: '../x' })],
	['topics.former_categories.0.name', withFormer({ name: 'a\0b' })],
	['pictures.0.created_at', withPicture({ created_at: 'ontem' })],
	['pictures.0.created_at', withPicture({ created_at: '0000-01-01T00:00:00Z' })],
	['pictures.0.name', withPicture({ name: 'a\0b' })],
	['pictures.0.alt', withPicture({ alt: '\ud800' })],
])('%s that no blog writes is refused before anything is stored', (place, change) => {
	expect(() => read(change)).toThrow(`blog.json não serve: ${place}: `);
});
