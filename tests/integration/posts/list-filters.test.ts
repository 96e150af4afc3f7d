import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { createCategory } from '#contract/categories';
import type { InputOf } from '#contract/endpoint';
import { blogPosts } from '#db/schema';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
let sales: string;
let guides: string;
beforeAll(async () => {
	sales = (await api.call(createCategory, { name: 'Vendas' })).category.id;
	guides = (await api.call(createCategory, { name: 'Guias' })).category.id;
	const made = [
		['Preço certo', { category_id: sales, author: 'José Ávila', published: true }, 30],
		['Preço errado', { category_id: sales, author: 'JOSE AVILA' }, 900],
		['Primeiro mês', { category_id: guides, author: 'José Ávila', published: true }, 7],
		['Proposta', { category_id: sales, author: 'Bia', scheduled_at: '2026-04-10T12:00:00Z' }, 0],
		['Sem pasta', { category_id: null, author: 'Бия' }, 0],
	] as const;
	for (const [title, fields, views] of made) {
		const { id } = await createdPost(api, { title, ...fields });
		const { category_id } = fields;
		await api.db.update(blogPosts).set({ views, category_id }).where(eq(blogPosts.id, id));
		api.deps.clock.advance(60_000);
	}
});

type ListInput = Omit<Extract<InputOf<typeof adminPosts>, { action: 'list' }>, 'action'>;
async function list(query: ListInput) {
	const reply = await api.call(adminPosts, { action: 'list', ...query });
	if (!('posts' in reply)) throw new Error('no list');
	const { posts, counts, total } = reply;
	return { titles: posts.map(({ title }) => title), counts, total };
}
const titles = async (query: ListInput) => (await list(query)).titles;

test('a category shows its posts, and none those without one', async () => {
	expect(await titles({ category: sales })).toEqual(['Proposta', 'Preço errado', 'Preço certo']);
	expect(await titles({ category: 'none' })).toEqual(['Sem pasta']);
	expect(await titles({ category: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
});

test.each(['José Ávila', 'jose avila', 'JOSÉ ÁVILA'])(
	'an author is found as %s',
	async (author) => {
		expect(await titles({ author })).toEqual(['Primeiro mês', 'Preço errado', 'Preço certo']);
	},
);

test('an author’s name counts as a whole, and in any script', async () => {
	expect(await titles({ author: 'José' })).toEqual([]);
	expect(await titles({ author: '%' })).toEqual([]);
	expect(await titles({ author: 'Бия' })).toEqual(['Sem pasta']);
});

test('filters, status and search are combined, and every status is counted within them', async () => {
	const both = { category: sales, author: 'josé avila' };
	expect(await list(both)).toEqual({
		titles: ['Preço errado', 'Preço certo'],
		counts: { all: 2, draft: 1, published: 1, scheduled: 0, deleted: 0 },
		total: 2,
	});
	expect(await list({ ...both, status: 'published', q: 'preco' })).toMatchObject({
		titles: ['Preço certo'],
		counts: { all: 2, draft: 1, published: 1 },
		total: 1,
	});
	expect(await titles({ ...both, q: 'proposta' })).toEqual([]);
});

test('a period counts the date that a row shows: publication, plan, or a draft’s creation', async () => {
	const today = api.deps.now().toISOString().slice(0, 10);
	expect(await titles({ period: '7d' })).toEqual([
		'Sem pasta',
		'Primeiro mês',
		'Preço errado',
		'Preço certo',
	]);
	expect(await titles({ period: `${today}..${today}`, status: 'draft' })).toEqual([
		'Sem pasta',
		'Preço errado',
	]);
	expect(await titles({ period: '2026-04-10..2026-04-10' })).toEqual(['Proposta']);
	expect(await titles({ period: '2026-04-11..' })).toEqual([]);
	expect(await titles({ period: '..2026-04-10', category: sales })).toHaveLength(3);
});

test('the days of a period begin at midnight in São Paulo', async () => {
	const scheduled_at = '2026-05-01T02:59:00Z'; // 23:59 on April 30
	await createdPost(api, { title: 'Fim de abril', scheduled_at });
	expect(await titles({ period: '2026-04-30..2026-04-30' })).toEqual(['Fim de abril']);
	expect(await titles({ period: '2026-05-01..' })).toEqual([]);
});

test('most views first, and last changed first', async () => {
	expect((await titles({ sort: 'views' })).slice(0, 3)).toEqual([
		'Preço errado',
		'Preço certo',
		'Primeiro mês',
	]);
	const { id } = await createdPost(api, { title: 'Mexido' });
	api.deps.clock.advance(60_000);
	await createdPost(api, { title: 'Novo' });
	api.deps.clock.advance(60_000);
	await api.tryCall('update-post', { id, title: 'Mexido', content: 'Outro texto.' });
	expect((await titles({ sort: 'updated' })).slice(0, 2)).toEqual(['Mexido', 'Novo']);
});

test.each([
	{ period: '2026-02-30..' },
	{ period: '2026-05-02..2026-05-01' },
	{ period: '..' },
	{ period: '8d' },
	{ category: 'vendas' },
	{ author: '' },
])('%j is refused', async (filter) => {
	expect((await api.tryCall('admin-posts', { action: 'list', ...filter })).status).toBe(400);
});
