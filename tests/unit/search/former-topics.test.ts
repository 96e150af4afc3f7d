import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSearchIndex } from '#search/build-index';
import { folderForFile } from '../../support/a-folder.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { writeSnapshot } from '../../support/write-snapshot.ts';

const guides = { id: 'id-guias', name: 'Guias', slug: 'guias' };
const article = { html: '', outline: [], plain_text: '', reading_minutes: 1, renderer: 'test' };
const posts = [
	{ post: aPostSummary({ id: 'p1', category: guides, tags: ['preço', 'agenda'] }), article },
];
const topics = {
	former_categories: [
		{ id: 'id-vendas', name: 'Vendas', slug: 'vendas', to: 'guias' },
		{ id: 'id-avisos', name: 'Avisos', slug: 'avisos', to: null },
		{ id: null, name: 'Dicas', slug: 'dicas', to: 'guias' },
		{ id: null, name: 'Vendas', slug: 'vendas', to: null },
	],
	former_tags: [
		{ name: 'Preços', to: 'preço' },
		{ name: 'agenda', to: 'preço' },
		{ name: 'segredo', to: null },
		{ name: 'Preços', to: null },
	],
};

const folder = folderForFile();

async function openIndex(name: string, more: object) {
	const [snapshotFolder, outFolder] = [join(folder, name, 'snapshot'), join(folder, name)];
	await writeSnapshot(snapshotFolder, posts, [guides], more);
	await buildSearchIndex({ snapshotFolder, outFolder });
	return openSearchOnDisk(outFolder);
}

test.each<[object, object]>([
	[{ category: 'id-vendas' }, { category: 'id-guias' }],
	[{ category: 'vendas' }, { category: 'id-guias' }],
	[{ category: 'dicas' }, { category: 'id-guias' }],
	[{ category: 'guias' }, { category: 'id-guias' }],
	[{ category: 'avisos' }, { category: '' }],
	[{ category: 'nenhuma' }, { category: 'nenhuma' }],
	[{ tag: 'precos' }, { tag: 'preço' }],
	[{ tag: 'agenda' }, { tag: 'agenda' }],
	[{ tag: 'segredo' }, { tag: '' }],
	[
		{ tag: 'constructor', category: '__proto__' },
		{ tag: 'constructor', category: '__proto__' },
	],
])('a search for %j is one for %j by now', async (asked, led) => {
	const { search } = await openIndex('changed', topics);
	const none = { q: '', category: '', tag: '', page: 1 };
	expect((await search.answer({ ...none, ...asked })).request).toEqual({ ...none, ...led });
});

test('former names are loaded only for a topic that no post has, and name nothing of a draft', async () => {
	const { search, loaded } = await openIndex('loads', topics);
	const isFormer = (name: string) => name.includes('former-');
	await search.answer({ q: 'mesa', category: 'id-guias', tag: 'preço', page: 1 });
	expect(loaded.filter(isFormer)).toEqual([]);
	await search.answer({ q: '', category: '', tag: 'segredo', page: 1 });
	expect(loaded.filter(isFormer)).toHaveLength(1);
	const name = loaded.find(isFormer) ?? '';
	const text = await readFile(join(folder, 'loads', 'search', name), 'utf8');
	expect(text).not.toContain('segredo');
});

test('a blog whose topics never changed has no such file', async () => {
	const { search, loaded } = await openIndex('unchanged', {});
	await search.answer({ q: '', category: 'vendas', tag: '', page: 1 });
	expect(loaded.filter((name) => name.includes('former-'))).toEqual([]);
});
