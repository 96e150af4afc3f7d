import { eq, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import type { InputOf } from '#contract/endpoint';
import { workingCopies } from '#contract/working-copies';
import { readLeftWords } from '#db/posts/search-words';
import { blogPosts, categories } from '#db/schema';
import { postCode } from '#domain/post/post-code';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
beforeAll(async () => {
	const made = [
		{ title: 'Gestão de caixa', published: true },
		{ title: 'Agenda longe', scheduled_at: '2026-12-01T12:00:00Z' },
		{ title: '100% seu' },
		{ title: 'Agenda perto', scheduled_at: '2026-04-01T12:00:00Z' },
		{ title: 'sub_linhado' },
		{ title: 'Apagado' },
	];
	for (const post of made) {
		const { id } = await createdPost(api, post);
		if (post.title === 'Apagado') await api.tryCall('delete-post', { postId: id });
		api.deps.clock.advance(1000);
	}
});

type ListInput = Omit<Extract<InputOf<typeof adminPosts>, { action: 'list' }>, 'action'>;
async function list(query: ListInput = {}) {
	const reply = await api.call(adminPosts, { action: 'list', ...query });
	if (!('posts' in reply)) throw new Error('no list');
	return { ...reply, titles: reply.posts.map((post) => post.title) };
}

test('Spec §1, §2, §7: newest by creation first, by default, without bodies', async () => {
	const { titles, posts } = await list();
	expect(titles).toEqual([
		'sub_linhado',
		'Agenda perto',
		'100% seu',
		'Agenda longe',
		'Gestão de caixa',
	]);
	expect(posts.every((post) => !('content' in post) && !('html' in post))).toBe(true);
});

test('Spec §2: both scheduled sorts put posts without a scheduled date last', async () => {
	const closest = (await list({ sort: 'scheduled-closest' })).titles;
	expect(closest.slice(0, 3)).toEqual(['Agenda perto', 'Agenda longe', 'sub_linhado']);
	const furthest = (await list({ sort: 'scheduled-furthest' })).titles;
	expect(furthest.slice(0, 3)).toEqual(['Agenda longe', 'Agenda perto', 'sub_linhado']);
});

test('Spec §1, §2: the status filter, with counts of each and the next time due', async () => {
	expect((await list({ status: 'published' })).titles).toEqual(['Gestão de caixa']);
	expect((await list({ status: 'scheduled' })).titles).toEqual(['Agenda perto', 'Agenda longe']);
	expect((await list({ status: 'draft' })).titles).toEqual(['sub_linhado', '100% seu']);
	const { posts: binned } = await list({ status: 'deleted' });
	expect(binned).toEqual([expect.objectContaining({ title: 'Apagado' })]);
	expect(binned[0]?.deleted_at).toBe(binned[0]?.updated_at);
	expect(await list()).toMatchObject({
		counts: { all: 5, published: 1, scheduled: 2, draft: 2, deleted: 1 },
		next_scheduled_at: '2026-04-01T12:00:00.000Z',
	});
});

test('pages never overlap, and one beyond the last is empty with the counts still there', async () => {
	const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 2 })));
	expect(pages.map(({ titles }) => titles.length)).toEqual([2, 2, 1]);
	expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(5);
	expect(await list({ page: 9, pageSize: 2 })).toMatchObject({ posts: [], total: 5 });
});

test.each([
	['gestao', ['Gestão de caixa']],
	['GESTÃO', ['Gestão de caixa']],
	['agenda', ['Agenda perto', 'Agenda longe']],
])('the search folds case and accents: %s', async (q, titles) => {
	const found = await list({ q });
	expect(found.titles).toEqual(titles);
	expect(found.total).toBe(titles.length);
	expect(found.next_scheduled_at).toBe('2026-04-01T12:00:00.000Z');
});

test.each([
	['%', ['100% seu']],
	['_', ['sub_linhado']],
	['\\', []],
	["' or 1=1 --", []],
])('B7: %s is searched for as it is written', async (q, titles) => {
	expect((await list({ q })).titles).toEqual(titles);
});

test('a post is found by the code in a reader’s message, whatever else stands there', async () => {
	const [post] = (await list({ status: 'published' })).posts;
	const code = postCode(post?.id ?? '');
	for (const q of [code, code.toLowerCase(), `Oi! Li “Gestão de caixa”. (Post ${code})`]) {
		expect((await list({ q })).titles).toEqual(['Gestão de caixa']);
	}
	expect((await list({ q: postCode('00000000') })).titles).toEqual([]);
});

test('a search finds every word in titles first, then in texts, and shows where a text has them', async () => {
	const { id } = await createdPost(api, {
		title: 'Reserva antecipada',
		content:
			'Quem chega às 13.º andar encontra a ânfora azul da recepção, junto à máquina de café.',
	});
	api.deps.clock.advance(1000);
	await createdPost(api, {
		title: 'Outro texto',
		content: 'A reserva vem sempre antecipada daqui.',
	});
	expect((await list({ q: 'antecipada reserva' })).titles).toEqual([
		'Reserva antecipada',
		'Outro texto',
	]);
	const { posts, counts } = await list({ q: 'anfora máquina' });
	expect(posts.map((post) => post.id)).toEqual([id]);
	expect(posts[0]).toMatchObject({ found: expect.stringContaining('ânfora azul') });
	expect(counts).toMatchObject({ all: 1, draft: 1 });
	expect((await list({ q: '13o' })).titles, 'as readers’ search folds').toEqual([
		'Reserva antecipada',
	]);
	expect((await list({ q: 'fora az' })).titles, 'a short word is a whole one').toEqual([]);
	expect((await list({ q: 'ânfora inexistente' })).titles).toEqual([]);
	const [titled] = (await list({ q: 'reserva' })).posts;
	expect(titled, 'the title says it').not.toHaveProperty('found');
});

test('a text that is only begun is found by its words, too', async () => {
	const post_id = crypto.randomUUID();
	const fields = aDraft({ title: 'Só começado', content: 'Com um **candelabro** dourado.' });
	await api.call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	const { posts } = await list({ q: 'candelabro dourado' });
	expect(posts).toMatchObject([{ id: post_id, found: expect.stringContaining('candelabro') }]);
	expect((await list({ q: 'comecado só' })).posts).toMatchObject([{ id: post_id }]);
});

test('a word is found with its sign and without, in title and text', async () => {
	const { id } = await createdPost(api, { title: 'O Wi-Fi caiu', content: 'Mande um email.' });
	for (const q of ['wifi', 'wi-fi', 'wi fi', 'e-mail', 'email caiu']) {
		const { posts } = await list({ q });
		expect(posts, q).toMatchObject([{ id }]);
	}
	const [found] = (await list({ q: 'e-mail' })).posts;
	expect(found?.found).toContain('email');
});

test('posts of an earlier version are found by their text once the database is migrated', async () => {
	const { id } = await createdPost(api, { title: 'De antes', content: 'Uma palavra: girassol.' });
	await api.db.update(blogPosts).set({ search_words: null }).where(eq(blogPosts.id, id));
	expect((await list({ q: 'antes' })).titles).toContain('De antes');
	await readLeftWords(api.db);
	expect((await list({ q: 'girassol' })).titles).toEqual(['De antes']);
});

test('a draft is listed and found by what was typed last; what readers see, or soon will, by what is saved', async () => {
	const rename = async (id: string, title: string, content: string) => {
		const copy = { action: 'save' as const, post_id: id, base_revision: 1, version: 0 };
		await api.call(workingCopies, { ...copy, fields: aDraft({ title, content }) });
	};
	const [draft, scheduled, published] = [
		await createdPost(api, { title: 'Cardápio de maio' }),
		await createdPost(api, { title: 'Mutirão', scheduled_at: '2026-12-02T12:00:00Z' }),
		await createdPost(api, { title: 'Feira da rua', published: true }),
	];
	await rename(draft.id, 'Menu de junho', 'Sopa de mandioquinha.');
	await rename(scheduled.id, 'Mutirão adiado', 'Outro dia.');
	await rename(published.id, 'Feira da praça', 'Outro lugar.');

	const { titles } = await list();
	expect(titles).toEqual(expect.arrayContaining(['Feira da rua', 'Mutirão', 'Menu de junho']));
	expect(titles).not.toContain('Cardápio de maio');
	expect((await list({ sort: 'updated', q: 'menu' })).titles).toEqual(['Menu de junho']);
	expect((await list({ q: 'cardapio' })).titles, 'nobody wrote that any more').toEqual([]);
	expect((await list({ q: 'mandioquinha' })).posts).toEqual([
		expect.objectContaining({
			title: 'Menu de junho',
			found: expect.stringContaining('mandioquinha'),
		}),
	]);
	await api.tryCall('delete-post', { postId: draft.id });
	expect((await list({ status: 'deleted', q: 'junho' })).titles).toEqual(['Menu de junho']);
});

async function twoCategories() {
	const named = ['Caixa', 'Agenda'].map((name) => ({ name, slug: name.toLowerCase() }));
	await api.db.insert(categories).values(named).onConflictDoNothing();
	const [one, other] = await api.db.select().from(categories).where(ne(categories.name, 'Gestão'));
	if (!one || !other) throw new Error('too few categories');
	return [one, other] as const;
}

test('a draft is listed and filtered by the category, author and tags that its form shows', async () => {
	const [was, becomes] = await twoCategories();
	const saved = { author: 'Ana', tags: ['antes'] };
	const typed = { author: 'Bia', category_id: becomes.id, tags: ['depois', 'sempre'] };
	const [draft, live] = [
		await createdPost(api, { title: 'Rascunho arquivado', category: was.name, ...saved }),
		await createdPost(api, {
			title: 'Público arquivado',
			category: was.name,
			...saved,
			published: true,
		}),
	];
	const keep = async (id: string, title: string) => {
		const fields = aDraft({ title, ...typed });
		const copy = { action: 'save' as const, post_id: id, base_revision: 1, version: 0 };
		await api.call(workingCopies, { ...copy, fields });
	};
	await keep(draft.id, 'Rascunho arquivado');
	await keep(live.id, 'Público arquivado');

	const of = async (query: ListInput) => (await list({ q: 'arquivado', ...query })).titles;
	const { posts } = await list({ q: 'rascunho arquivado' });
	expect(posts).toMatchObject([{ ...typed, category: { id: becomes.id, name: becomes.name } }]);
	expect(await of({ category: becomes.id })).toEqual(['Rascunho arquivado']);
	expect(await of({ author: 'bia' })).toEqual(['Rascunho arquivado']);
	expect(await of({ category: was.id }), 'readers see the saved one').toEqual([
		'Público arquivado',
	]);
	expect(await of({ author: 'Ana' })).toEqual(['Público arquivado']);
	expect((await list({ q: 'arquivado', category: becomes.id })).counts.draft).toBe(1);
});

test('what many drafts were given together is listed, also where a working copy has another word for it', async () => {
	const [was, becomes] = await twoCategories();
	const saved = { author: 'Ana', tags: ['um'] };
	const { id } = await createdPost(api, { title: 'Dado depois', category: was.name, ...saved });
	const fields = aDraft({ title: 'Dado depois', category_id: was.id, tags: ['um'], author: 'Bia' });
	const copy = { action: 'save' as const, post_id: id, base_revision: 1, version: 0 };
	await api.call(workingCopies, { ...copy, fields });
	for (const act of [
		{ action: 'category', category_id: becomes.id },
		{ action: 'author', author: 'Caio' },
		{ action: 'tags', add: ['dois'], remove: [] },
	])
		await api.tryCall('bulk-posts', { postIds: [id], ...act });
	const { posts } = await list({ q: 'dado depois' });
	expect(posts).toMatchObject([{ author: 'Caio', category_id: becomes.id, tags: ['um', 'dois'] }]);
});
