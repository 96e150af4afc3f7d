import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { updatePost } from '#contract/update-post';
import { type ImportedPost, importPosts } from '#db/posts/import-posts';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { ensureCategory, listCategories } from '#db/topics/categories';
import { emptyFields, writtenFields } from '#domain/post/post-fields';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

const slugs = (orderBy: 'created_at' | 'published_at' = 'created_at') =>
	readPublicBlog(api.db, orderBy, async ({ posts }) => posts.map((post) => post.slug));

const anImported = (slug: string, given: Partial<ImportedPost> = {}): ImportedPost => ({
	...emptyFields(writtenFields),
	id: randomUUID(),
	slug,
	title: slug,
	content: 'Um texto.',
	excerpt: 'Um texto.',
	author: 'Redação',
	read_time: '5 min',
	published: true,
	published_at: '2024-01-02T12:00:00.000Z',
	scheduled_at: null,
	guid: null,
	created_at: '2024-01-02T12:00:00.000Z',
	article: renderArticle('Um texto.', { title: slug }),
	...given,
});

test('C7: all of a build comes from one instant, whatever is saved meanwhile', async () => {
	const post = await createdPost(api, {
		title: 'Antes',
		content: 'Texto de antes.',
		published: true,
	});
	const read = await readPublicBlog(api.db, 'created_at', async (blog, reader) => {
		await api.call(updatePost, { id: post.id, title: 'Depois', content: 'Texto de depois.' });
		api.deps.clock.advance(1000);
		await createdPost(api, { title: 'Novo', published: true });
		const articles = await reader.listArticles([post.id]);
		return { blog, articles, source: await reader.getSource(post.id) };
	});
	expect(read.blog).toMatchObject({ publication: 1, posts: [{ title: 'Antes', revision: 1 }] });
	expect(read.articles).toMatchObject([{ id: post.id }]);
	expect(read.source).toMatchObject({ title: 'Antes' });
	expect(read.articles[0]?.plain_text).toContain('Texto de antes.');
	expect(await slugs()).toEqual(['novo', 'antes']);
});

test('Spec §4, §7: drafts, scheduled and deleted posts are not in it, and no post carries its body', async () => {
	await createdPost(api, { title: 'Rascunho' });
	await createdPost(api, { title: 'Agendado', scheduled_at: '2027-01-01T12:00:00Z' });
	const { id } = await createdPost(api, { title: 'Apagado', published: true });
	await api.tryCall('delete-post', { postId: id });
	await createdPost(api, { title: 'Público', published: true });
	const posts = await readPublicBlog(api.db, 'created_at', async (blog) => blog.posts);
	expect(posts.map((post) => post.slug)).toEqual(['publico']);
	expect(Object.keys(posts[0] ?? {})).not.toContain('content');
});

test('Spec §4, §7, S12: newest by creation by default, by publication when the site is set so', async () => {
	const early = await createdPost(api, { title: 'Escrito antes' });
	api.deps.clock.advance(1000);
	await createdPost(api, { title: 'Escrito depois', published: true });
	api.deps.clock.advance(1000);
	await api.tryCall('toggle-publish', { postId: early.id, publish: true });
	expect(await slugs()).toEqual(['escrito-depois', 'escrito-antes']);
	expect(await slugs('published_at')).toEqual(['escrito-antes', 'escrito-depois']);
});

test('Spec §3, §7, S38: categories come in Portuguese order, also those without posts', async () => {
	for (const name of ['Vendas', 'Ética', 'estratégia', 'Zen', 'Água'])
		await ensureCategory(api.db, name);
	const names = (await listCategories(api.db)).map((category) => category.name);
	expect(names).toEqual(['Água', 'estratégia', 'Ética', 'Vendas', 'Zen']);
});

test('the age of the categories is part of a snapshot, because the footer names the oldest', async () => {
	for (const name of ['Vendas', 'Ética']) await ensureCategory(api.db, name);
	const dated = await readPublicBlog(api.db, 'created_at', async ({ categories }) => categories);
	const made = (wanted: string) =>
		Date.parse(dated.find(({ name }) => name === wanted)?.created_at ?? '');
	// Both may be of one millisecond.
	expect(made('Vendas')).toBeLessThanOrEqual(made('Ética'));
});

test('B9: names that differ in accents, case or dashes are one category; C, C++ and C# are three, and signs alone make one too', async () => {
	const first = await ensureCategory(api.db, 'E-commerce');
	expect(await ensureCategory(api.db, 'e commerce')).toEqual(first);
	const odd = await Promise.all(['%', '_', '🚀'].map((name) => ensureCategory(api.db, name)));
	expect(new Set(odd.map((category) => category.slug)).size).toBe(3);
	expect(await ensureCategory(api.db, '%')).toEqual(odd[0]);
	const languages = ['C', 'C++', 'C#', 'c++'];
	const made = [];
	for (const name of languages) made.push(await ensureCategory(api.db, name));
	expect(made.map(({ name, slug }) => [name, slug])).toEqual([
		['C', 'c'],
		['C++', 'c-2'],
		['C#', 'c-3'],
		['C++', 'c-2'],
	]);
	const at = Array.from({ length: 20 }, () => ensureCategory(api.db, 'De uma vez'));
	expect(new Set((await Promise.all(at)).map(({ id }) => id)).size).toBe(1);
});

test('imported posts keep their dates, make one publication a batch, and are taken once', async () => {
	const posts = Array.from({ length: 120 }, (_, index) => anImported(`importado-${index}`));
	const now = api.deps.now().toISOString();
	expect(await importPosts(api.db, posts, now)).toHaveLength(120);
	expect(await importPosts(api.db, posts, now)).toEqual([]);
	const again = posts.map((post) => ({ ...post, id: randomUUID() }));
	expect(await importPosts(api.db, again, now)).toEqual([]);
	const blog = await readPublicBlog(api.db, 'created_at', async (read) => read);
	expect(blog.posts).toHaveLength(120);
	expect(blog.publication).toBe(3);
	expect(blog.posts[0]).toMatchObject({ created_at: '2024-01-02T12:00:00.000Z', revision: 1 });
});

test('imported drafts publish nothing', async () => {
	const draft = anImported('rascunho', { published: false, published_at: null });
	await importPosts(api.db, [draft], api.deps.now().toISOString());
	expect(await readPublicBlog(api.db, 'created_at', async (blog) => blog.publication)).toBe(0);
});

test('S17: an article is edited when its text changed a day or more after its publication, whatever else did', async () => {
	const day = 86_400_000;
	const { id } = await createdPost(api, { title: 'Vivo', content: 'Um texto.', published: true });
	const editedAt = () =>
		readPublicBlog(api.db, 'created_at', async (_, { listArticles }) => {
			const [article] = await listArticles([id]);
			return article?.edited_at;
		});
	const save = async (fields: { title: string; content: string }) => {
		await api.call(updatePost, { id, ...fields });
		return editedAt();
	};
	api.deps.clock.advance(day - 60_000);
	expect(await save({ title: 'Vivo', content: 'Um texto corrigido.' })).toBeNull();
	api.deps.clock.advance(60_000);
	expect(await save({ title: 'Outro título', content: 'Um texto corrigido.' })).toBeNull();
	api.deps.clock.advance(day);
	const now = api.deps.now().toISOString();
	expect(await save({ title: 'Outro título', content: 'Um texto novo.' })).toBe(now);
	api.deps.clock.advance(day);
	expect(await save({ title: 'Terceiro título', content: 'Um texto novo.' })).toBe(now);
});

test('an article that was imported years after its publication is not edited by that', async () => {
	await importPosts(api.db, [anImported('antigo')], api.deps.now().toISOString());
	const [article] = await readPublicBlog(api.db, 'created_at', ({ posts }, { listArticles }) =>
		listArticles(posts.map(({ id }) => id)),
	);
	expect(article?.edited_at).toBeNull();
});
