import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { createPost } from '#contract/create-post';
import { blogPosts } from '#db/schema';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const getPost = async (slug: string) => {
	const reply = await api.call(adminPosts, { action: 'get', slug });
	if (!('post' in reply)) throw new Error('no post');
	return reply.post;
};

test('Spec §5, §7, S24: the content is stored under the title and the author, once', async () => {
	const post = await createdPost(api, { title: 'Prefixo', author: 'Bia', content: 'Olá.' });
	expect(post.content).toBe('# Prefixo\n\n— Bia\n\nOlá.');
	const again = await createdPost(api, {
		title: 'Prefixo',
		author: 'Bia',
		content: post.content,
	});
	expect(again.content).toBe('# Prefixo\n\n— Bia\n\nOlá.');
});

test('Spec §5: an empty excerpt is made from the content without the prefix, at most 180 long', async () => {
	const content = 'Uma **frase** sobre caixa. '.repeat(20);
	const { excerpt } = await createdPost(api, { title: 'Resumo', content });
	expect(excerpt).toMatch(/^Uma frase sobre caixa\./);
	expect(excerpt.endsWith('...')).toBe(true);
	expect(excerpt.length).toBeLessThanOrEqual(180);
});

test('Spec §3, §9: the read time is 5 min unless another is typed, and a post is a draft by default', async () => {
	expect(await createdPost(api)).toMatchObject({ read_time: '5 min', published: false });
	expect(await createdPost(api, { read_time: '9 min' })).toMatchObject({ read_time: '9 min' });
});

test('Spec §5: tags are trimmed, and empty ones dropped', async () => {
	const { tags } = await createdPost(api, { tags: [' caixa ', '', 'MEI', 'caixa'] });
	expect(tags).toEqual(['caixa', 'MEI']);
});

test('tags are counted after repeated and empty ones have gone', async () => {
	const twenty = Array.from({ length: 20 }, (_, tag) => `tag ${tag}`);
	const repeated = [...twenty, ...twenty.map((tag) => ` ${tag}\u200b`), '', '\u202e'];
	expect((await createdPost(api, { tags: repeated })).tags).toEqual(twenty);
	const answer = await api.tryCall('create-post', aNewPost({ tags: [...repeated, 'mais uma'] }));
	expect(answer).toMatchObject({ status: 400, body: { details: { field: 'tags' } } });
});

test('U+202E and similar characters are removed from titles and names, and a title of nothing else is empty', async () => {
	const given = { title: 'Conta\u202efdp', author: '\u2066Bia\u2069', category: 'Fi\u200bnanças' };
	const { title, author, category } = await createdPost(api, given);
	expect([title, author, category?.name]).toEqual(['Contafdp', 'Bia', 'Finanças']);
	const answer = await api.tryCall('create-post', aNewPost({ title: '\u202e\u200b' }));
	expect(answer).toMatchObject({ status: 400, body: { details: { field: 'title' } } });
});

test('a copy of a post without a category has none, and creates none', async () => {
	const original = await createdPost(api);
	await api.db.update(blogPosts).set({ category_id: null }).where(eq(blogPosts.id, original.id));
	const { category: _, ...given } = aNewPost({ title: 'Uma cópia' });
	const refused = await api.tryCall('create-post', given);
	expect(refused).toMatchObject({ status: 400, body: { details: { field: 'category_id' } } });
	const { body } = await api.tryCall('create-post', { ...given, copy_of: original.id });
	expect(body.post).toMatchObject({ category: null, category_id: null, title: 'Uma cópia' });
	const { body: list } = await api.send('categories', {});
	expect(list.categories.map(({ name }: { name: string }) => name)).not.toContain('Sem categoria');
	const unknown = { ...given, copy_of: randomUUID() };
	expect(await api.tryCall('create-post', unknown)).toMatchObject({ status: 404 });
});

test('Spec §3: a category is accepted as a name and as an object with a name, and is one category', async () => {
	const one = await createdPost(api, { category: 'Finanças' });
	const other = await createdPost(api, { category: { name: 'FINANCAS' } });
	expect(other.category).toEqual(one.category);
	expect(one.category).toMatchObject({ name: 'Finanças', slug: 'financas' });
});

test('Spec §2, §7, S31: it is found by id and by slug', async () => {
	const post = await createdPost(api, { title: 'Achável' });
	expect(await getPost(post.id)).toEqual(post);
	expect(await getPost('achavel')).toEqual(post);
});

test('B8: two at once with one title both succeed, at addresses of their own', async () => {
	const posts = await Promise.all(
		Array.from({ length: 6 }, () => createdPost(api, { title: 'Mesmo título' })),
	);
	expect(posts.map((post) => post.slug).sort()).toEqual([
		'mesmo-titulo',
		...[2, 3, 4, 5, 6].map((number) => `mesmo-titulo-${number}`),
	]);
});

test('B8, S25: a title of symbols alone, or one that is an address of the site, still gets an address', async () => {
	expect((await createdPost(api, { title: '🚀🚀' })).slug).toMatch(/^post-[a-z0-9-]+$/);
	expect((await createdPost(api, { title: 'Posts' })).slug).toBe('post-posts');
});

test("B8: a chosen address that is taken, or the site's own, is refused at its field", async () => {
	await createdPost(api, { slug: 'escolhido' });
	const taken = await api.tryCall('create-post', aNewPost({ slug: 'escolhido' }));
	expect(taken).toMatchObject({
		status: 409,
		body: { code: 'slug_taken', details: { field: 'slug' } },
	});
	const reserved = await api.tryCall('create-post', aNewPost({ slug: 'livros' }));
	expect(reserved).toMatchObject({ status: 400, body: { details: { field: 'slug' } } });
});

test('C2: five concurrent creates with one id make one post, and a retry returns the same one', async () => {
	const input = aNewPost({ id: randomUUID(), title: 'Uma vez', published: true });
	const replies = await Promise.all(Array.from({ length: 5 }, () => api.call(createPost, input)));
	expect(new Set(replies.map(({ post }) => post.slug))).toEqual(new Set(['uma-vez']));
	expect(new Set(replies.map(({ publication }) => publication)).size).toBe(1);
	expect(replies[0]?.publication).toEqual(expect.any(Number));
	const list = await api.call(adminPosts, { action: 'list', q: 'uma vez' });
	expect(list).toMatchObject({ total: 1 });
});

test('C2: the same id with another text is refused', async () => {
	const id = randomUUID();
	await createdPost(api, { id });
	const other = await api.tryCall('create-post', aNewPost({ id, content: 'Outro.' }));
	expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
});

test("A8: fields that are not the form's are ignored", async () => {
	const smuggled = {
		...aNewPost({ title: 'Contrabando' }),
		views: 999,
		revision: 7,
		published_at: '2020-01-01T00:00:00.000Z',
		created_at: '2020-01-01T00:00:00.000Z',
		html: '<script>alert(1)</script>',
	};
	const { body } = await api.tryCall('create-post', smuggled);
	expect(body.post).toMatchObject({
		views: 0,
		revision: 1,
		published_at: null,
		created_at: api.deps.now().toISOString(),
	});
	const preview = await api.call(adminPosts, { slug: body.post.id });
	expect(JSON.stringify(preview)).not.toContain('<script>');
});

test('C12, S21: a scheduled time is kept to the minute, and a published post has none', async () => {
	const scheduled_at = '2026-04-01T09:00:37.512-03:00';
	const post = await createdPost(api, { scheduled_at });
	expect(post).toMatchObject({ published: false, scheduled_at: '2026-04-01T12:00:00.000Z' });
	const published = await createdPost(api, { scheduled_at, published: true });
	expect(published).toMatchObject({
		scheduled_at: null,
		published_at: api.deps.now().toISOString(),
	});
});

test('a category that no longer exists is reported at its field', async () => {
	const input = aNewPost({ category: undefined, category_id: randomUUID() });
	const { status, body } = await api.tryCall('create-post', input);
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: 'invalid_input', details: { field: 'category_id' } });
});

test.each([
	['title', { title: '  ' }, 'Escreva um título.'],
	['content', { content: '\n' }, 'Escreva o conteúdo.'],
	['author', { author: '' }, 'Informe o autor.'],
	['category_id', { category: undefined }, 'Escolha uma categoria.'],
	['title', { title: 'a'.repeat(201) }, 'O título tem 201 caracteres; cabem 200.'],
	['excerpt', { excerpt: 'a'.repeat(181) }, 'O resumo tem 181 caracteres; cabem 180.'],
	['tags', { tags: Array.from({ length: 21 }, (_, index) => `${index}`) }, 'Até 20 tags'],
])('Spec §5, §7: %s is checked at the server too', async (field, given, message) => {
	const { status, body } = await api.tryCall('create-post', { ...aNewPost(), ...given });
	expect(status).toBe(400);
	expect(body.error).toContain(message);
	expect(body.details.field).toBe(field);
});

test.each(['\0', '\ud800'])(
	'B10: a text that PostgreSQL would refuse or change is refused (%j)',
	async (bad) => {
		for (const field of ['title', 'content', 'author', 'excerpt', 'category']) {
			const { status } = await api.tryCall('create-post', { ...aNewPost(), [field]: `a${bad}b` });
			expect(status).toBe(400);
		}
		expect((await api.tryCall('create-post', { ...aNewPost(), tags: [bad] })).status).toBe(400);
	},
);
