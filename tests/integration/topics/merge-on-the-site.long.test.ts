import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCategory } from '#contract/categories';
import { changeTopic } from '#contract/topics';
import { listRows } from '#db/sql-text';
import { searchFolder } from '#search/manifest';
import { openSearch } from '#search/open-index';
import {
	type Files,
	findFilesWith,
	hashFiles,
	openSiteFolder,
	type SiteFolder,
} from '../../support/built-site.ts';
import { copyPost } from '../../support/copied-posts.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const buildsMs = 400_000;
const size = 500;

const api = apiForFile();
let folder: SiteFolder;
let first: Files;

/** Copies of two posts, each with an address and a time of its own. */
async function writeBlog(): Promise<void> {
	for (const [category, tag] of [
		['Vendas', 'preço'],
		['Negociação', 'Preços'],
	] as const) {
		const { id } = await createdPost(api, {
			title: `Sobre ${category}`,
			category,
			tags: [tag, 'mesa'],
			published: true,
		});
		const given = {
			slug: sql`slug || '-' || n`,
			created_at: sql`created_at - n * interval '1 hour'`,
		};
		await copyPost(api.db, { id, copies: size - 1, given });
	}
}

const change = (input: Parameters<typeof api.call<typeof changeTopic>>[1]) =>
	api.call(changeTopic, input);
const text = (files: Files, name: string) => files.get(name)?.toString() ?? '';
const countOf = (page: string) => /<header class="page-head">.*?<p>(.*?)<\/p>/s.exec(page)?.[1];
/** What readers find with this address, by the search that they use, and the topics that it then names. */
async function find(files: Files, filters: { category?: string; tag?: string }) {
	const search = openSearch(
		async (name) => files.get(`${searchFolder.slice(1)}/${name}`) as Buffer,
	);
	const { request, total } = await search.answer({
		q: 'sobre',
		category: '',
		tag: '',
		page: 1,
		...filters,
	});
	return [request.category, request.tag, total];
}
const countPublications = async () => {
	const [row] = await listRows<{ count: string }>(api.db, sql`select count(*) from publications`);
	return Number(row?.count);
};

beforeAll(async () => {
	await writeBlog();
	folder = await openSiteFolder(api.url);
	first = await folder.build();
}, buildsMs);
afterAll(() => folder?.remove());

test(
	'two categories of 500 posts become one in one publication, and undoing brings the same bytes',
	async () => {
		const { category } = await api.call(createCategory, { name: 'Vendas' });
		const { category: into } = await api.call(createCategory, { name: 'Negociação' });
		const before = await countPublications();
		const merged = await change({ action: 'merge-category', id: category.id, into: into.id });
		const tagged = await change({ action: 'merge-tag', name: 'Preços', into: 'preço' });
		expect(await countPublications()).toBe(before + 2);
		const second = await folder.build();
		const leading = findFilesWith(second, category.id);
		expect(leading).toEqual([expect.stringMatching(/^search\/parts\/former-/)]);
		expect(findFilesWith(second, '>Vendas<')).toEqual([]);
		expect(findFilesWith(second, 'Preços')).toEqual(['_redirects']);
		expect(second.has('categories/vendas.html')).toBe(false);
		expect(countOf(text(second, 'categories/negociacao.html'))).toBe('1.000 posts');
		expect(countOf(text(second, 'tags/preco.html'))).toBe('1.000 posts com esta tag');
		expect(text(second, 'rss.xml').includes('<category>Negociação<')).toBe(true);
		expect(text(second, 'rss.xml').includes('<category>Vendas<')).toBe(false);
		for (const old of [category.id, 'vendas', 'negociacao'])
			expect(await find(second, { category: old })).toEqual([into.id, '', 1_000]);
		expect(await find(second, { tag: 'Preços' })).toEqual(['', 'preço', 1_000]);
		const rules = text(second, '_redirects');
		expect(rules).toContain('/categories/vendas /categories/negociacao 301');
		expect(rules).toContain('/categories/vendas/* /categories/negociacao 301');
		expect(rules).toContain('/categories/Vendas /categories/negociacao 301');
		expect(rules).toContain('/tags/precos /tags/preco 301');
		expect(rules).toContain('/tags/Preços /tags/preco 301');

		await change({ action: 'undo', change: tagged.change ?? '' });
		await change({ action: 'undo', change: merged.change ?? '' });
		const third = await folder.build();
		expect(hashFiles(third)).toEqual(hashFiles(first));
		expect(await find(third, { category: category.id })).toEqual([category.id, '', 500]);
		expect(await find(third, { tag: 'Preços' })).toEqual(['', 'Preços', 500]);
	},
	buildsMs,
);
