import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { bulkPosts } from '#contract/bulk-posts';
import { calendar } from '#contract/calendar';
import { createCategory } from '#contract/categories';
import { createPost } from '#contract/create-post';
import { deletePost } from '#contract/delete-post';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { topics } from '#contract/topics';
import { workingCopies } from '#contract/working-copies';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { auditLog, blogPosts, publications } from '#db/schema';
import type { CopyFields } from '#domain/post/post-versions';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
let category = '';
beforeAll(async () => {
	category = (await api.call(createCategory, { name: 'Começos' })).category.id;
});

async function keep(post_id: string, version: number, fields: Partial<CopyFields>) {
	const copy = { action: 'save' as const, post_id, base_revision: 0, version };
	const { draft } = await api.call(workingCopies, { ...copy, fields: aDraft(fields) });
	return draft?.version ?? 0;
}

/** Begins a text and returns its id. */
async function begin(fields: Partial<CopyFields> = {}): Promise<string> {
	const id = randomUUID();
	await keep(id, 0, { title: 'Um começo', content: 'Palavras.', category_id: category, ...fields });
	return id;
}

async function list(input: object = {}) {
	const reply = await api.call(adminPosts, { action: 'list', pageSize: 200, ...input });
	if (!('posts' in reply)) throw new Error('the list answers posts');
	return reply;
}
const listed = async (id: string, input: object = {}) =>
	(await list(input)).posts.find((post) => post.id === id);
const stored = async (id: string) =>
	(await api.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
const copyOf = async (id: string) =>
	(await api.call(workingCopies, { action: 'get', post_id: id })).draft ?? undefined;
const countPublications = () => api.db.$count(publications);

test('whatever is typed first makes a draft, which nobody publishes by that', async () => {
	const [before, published] = [(await list()).counts.draft, await countPublications()];
	const id = randomUUID();
	const version = await keep(id, 0, { title: '', content: '', tags: ['mesa'] });
	expect(await stored(id)).toMatchObject({ tags: ['mesa'], published: false, is_created: false });
	await keep(id, version, { title: '', content: 'A', tags: ['mesa'] });
	expect(await stored(id)).toMatchObject({ title: '', content: 'A', published: false });
	expect((await list()).counts.draft).toBe(before + 1);
	expect(await countPublications()).toBe(published);
});

test('what is only begun is listed, counted, filtered and found by its words', async () => {
	const id = await begin({ title: 'Ânfora de barro', author: 'Zélia', tags: ['argila'] });
	const expected = {
		title: 'Ânfora de barro',
		author: 'Zélia',
		tags: ['argila'],
		published: false,
	};
	for (const input of [{}, { status: 'draft' }, { q: 'anfora' }, { category }, { author: 'zelia' }])
		expect(await listed(id, input), JSON.stringify(input)).toMatchObject({
			...expected,
			category: { name: 'Começos' },
		});
	for (const input of [
		{ q: 'outra coisa' },
		{ category: 'none' },
		{ author: 'Ana' },
		{ status: 'published' },
	])
		expect(await listed(id, input), JSON.stringify(input)).toBeUndefined();
	const { version = 0 } = (await copyOf(id)) ?? {};
	await keep(id, version, { title: 'Cântaro', category_id: 'de outro programa' });
	expect(await listed(id, { q: 'cantaro', category: 'none' })).toMatchObject({ category: null });
	expect(await copyOf(id), 'as it was typed').toMatchObject({
		fields: { category_id: 'de outro programa' },
	});
});

test('the shelf, the form and the history know it', async () => {
	const id = await begin({ title: 'Na prateleira', content: 'Quatro palavras neste texto.' });
	const shelf = await api.call(calendar, { action: 'drafts' });
	expect(shelf.drafts?.find((draft) => draft.id === id)?.fields.title).toBe('Na prateleira');
	const got = await api.call(adminPosts, { action: 'get', slug: id });
	expect('post' in got && got.post).toMatchObject({
		title: 'Na prateleira',
		content: 'Quatro palavras neste texto.',
		revision: 0,
	});
	const preview = await api.call(adminPosts, { action: 'preview', slug: id });
	expect('article' in preview && preview.article?.html).toContain('Quatro palavras');
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions).toMatchObject([{ revision: 0, title: 'Na prateleira', words: 4 }]);
	const { fields } = await api.call(postRevisions, { action: 'get', post_id: id, revision: 0 });
	expect(fields).toMatchObject({ content: 'Quatro palavras neste texto.', published: false });
});

test('creating fills the draft: its day, its address and its first version are those of the creation', async () => {
	const id = await begin();
	const begunAt = (await stored(id))?.created_at ?? '';
	api.deps.clock.advance(3 * 86_400_000);
	const { version = 0 } = (await copyOf(id)) ?? {};
	const request = aNewPost({ id, title: 'Criado depois', draft_version: version });
	const { post } = await api.call(createPost, request);
	expect(post).toMatchObject({ id, slug: 'criado-depois', title: 'Criado depois', revision: 1 });
	expect(post.content).toMatch(/^# Criado depois\n\n— Ana\n/);
	expect(Date.parse(post.created_at) - Date.parse(begunAt)).toBe(3 * 86_400_000);
	expect(await stored(id)).toMatchObject({ is_created: true, guid: `urn:uuid:${id}` });
	expect(await copyOf(id)).toBeUndefined();
	expect(await api.call(createPost, request), 'the same request twice is one post').toMatchObject({
		post: { id, revision: 1 },
	});
	const other = await api.tryCall('create-post', { ...request, title: 'Outro texto' });
	expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions).toMatchObject([{ revision: 1, cause: 'create' }]);
});

test('two presses of the button at once make one post and one publication', async () => {
	const id = await begin();
	const before = await countPublications();
	const request = aNewPost({ id, published: true });
	const made = await Promise.all([1, 2, 3].map(() => api.call(createPost, request)));
	expect(new Set(made.map(({ post, publication }) => `${post.slug} ${publication}`)).size).toBe(1);
	expect(await countPublications()).toBe(before + 1);
});

test('the create of one tab does not pass over what another has written since', async () => {
	const id = await begin();
	const { version = 0 } = (await copyOf(id)) ?? {};
	const newer = await keep(id, version, {
		title: 'Um começo',
		content: 'Palavras.',
		tags: ['dela'],
	});
	const request = aNewPost({ id, title: 'Um começo' });
	const refused = await api.tryCall('create-post', { ...request, draft_version: version });
	expect(refused).toMatchObject({
		status: 409,
		body: {
			code: 'stale_revision',
			details: { draft: { version: newer, fields: { tags: ['dela'] } } },
		},
	});
	expect(await stored(id)).toMatchObject({ is_created: false, tags: ['dela'] });
	const { post } = await api.call(createPost, { ...request, draft_version: newer });
	expect(post.revision).toBe(1);
	expect(await copyOf(id)).toBeUndefined();
});

test('two tabs that begin one text make one draft, and the second gets the words of the first', async () => {
	const id = randomUUID();
	const copy = { action: 'save', post_id: id, base_revision: 0, version: 0 };
	const answers = await Promise.all(
		['uma', 'outra'].map((title) => api.tryCall('drafts', { ...copy, fields: aDraft({ title }) })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(
		(
			await list({ q: answers.find(({ status }) => status === 200)?.body.draft.fields.title })
		).posts.filter((post) => post.id === id),
	).toHaveLength(1);
});

test('publishing or scheduling from the list creates by the rules of the form, and says what is missing', async () => {
	const bare = await begin({ category_id: '' });
	const refused = await api.tryCall('toggle-publish', { postId: bare, publish: true });
	expect(refused).toMatchObject({ status: 400, body: { error: 'Escolha uma categoria.' } });
	expect(await stored(bare)).toMatchObject({ is_created: false, published: false });
	const id = await begin({ title: 'Da lista ao ar' });
	api.deps.clock.advance(86_400_000);
	const { post, publication } = await api.call(togglePublish, { postId: id, publish: true });
	expect(post).toMatchObject({ slug: 'da-lista-ao-ar', published: true, revision: 1 });
	expect(post.created_at).toBe(api.deps.now().toISOString());
	expect(publication).not.toBeNull();
	expect(await copyOf(id)).toBeUndefined();
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions, 'created and public at once').toMatchObject([{ cause: 'publish' }]);
	const dated = await begin({ title: 'Da prateleira a um dia' });
	const at = '2036-05-01T12:00:00.000Z';
	await api.call(calendar, { action: 'schedule', post_id: dated, from: null, at });
	expect(await listed(dated)).toMatchObject({ scheduled_at: at, slug: 'da-prateleira-a-um-dia' });
	const late = await api.tryCall('calendar', { action: 'schedule', post_id: bare, from: null, at });
	expect(late).toMatchObject({ status: 400, body: { error: 'Escolha uma categoria.' } });
});

test('many at once: what is begun changes, comes back by undo, and goes out when it is whole', async () => {
	const [whole, bare] = [await begin({ title: 'Inteiro' }), await begin({ content: '' })];
	const postIds = [whole, bare];
	const many = (act: object) =>
		api.call(bulkPosts, { postIds, revisions: [0, 0], ...act } as Parameters<
			typeof api.call<typeof bulkPosts>
		>[1]);
	const tagged = await many({ action: 'tags', add: ['nova'] });
	expect(tagged.changed.toSorted()).toEqual(postIds.toSorted());
	expect(await listed(whole)).toMatchObject({ tags: ['nova'], revision: 0 });
	await api.call(bulkPosts, { action: 'undo', change: tagged.change ?? '' });
	expect(await listed(whole)).toMatchObject({ tags: [] });
	await many({ action: 'category', category_id: null });
	expect(await listed(whole)).toMatchObject({ category: null });
	await many({ action: 'category', category_id: category });
	const renamed = await many({ action: 'author', author: 'Zélia' });
	expect(await listed(bare)).toMatchObject({ author: 'Zélia' });
	await api.call(bulkPosts, { action: 'undo', change: renamed.change ?? '' });
	expect(await listed(bare)).toMatchObject({ author: 'Ana' });
	const deleted = await many({ action: 'delete' });
	expect(await listed(whole)).toBeUndefined();
	await api.call(bulkPosts, { action: 'undo', change: deleted.change ?? '' });
	expect(await listed(whole)).toMatchObject({ title: 'Inteiro', revision: 0 });
	const published = await many({ action: 'publish' });
	expect(published).toMatchObject({
		changed: [whole],
		left_out: [{ id: bare, why: 'incomplete', lacks: 'Escreva o conteúdo.' }],
	});
	expect(await listed(whole)).toMatchObject({ published: true, slug: 'inteiro' });
	expect(await listed(bare)).toMatchObject({ published: false, revision: 0 });
});

test('a change of many leaves alone what was typed since, and undo names it', async () => {
	const id = await begin();
	const { change } = await api.call(bulkPosts, { action: 'tags', postIds: [id], add: ['nova'] });
	const { version = 0 } = (await copyOf(id)) ?? {};
	await keep(id, version, { title: 'Escrito depois', tags: ['nova', 'minha'] });
	const undone = await api.call(bulkPosts, { action: 'undo', change: change ?? '' });
	expect(undone.left_out).toEqual([{ id, why: 'changed' }]);
	expect(await listed(id)).toMatchObject({ tags: ['nova', 'minha'] });
});

test('excluding moves it to the bin with its words; from there it returns, or is deleted with them', async () => {
	const id = await begin({ title: 'Para a lixeira' });
	await api.call(deletePost, { postId: id });
	expect(await listed(id)).toBeUndefined();
	expect(await listed(id, { status: 'deleted' })).toMatchObject({ title: 'Para a lixeira' });
	const [event] = await api.db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subject, 'Para a lixeira'));
	expect(event?.event).toBe('post_deleted');
	const refused = await api.tryCall('create-post', aNewPost({ id }));
	expect(refused, 'nothing is created in the bin').toMatchObject({ status: 404 });
	await api.call(deletePost, { postId: id, action: 'restore' });
	expect(await listed(id)).toMatchObject({ title: 'Para a lixeira', revision: 0 });
	await api.call(deletePost, { postId: id });
	await api.call(deletePost, { postId: id, action: 'purge' });
	expect([await stored(id), await copyOf(id)]).toEqual([undefined, undefined]);
});

test('a text that is emptied leaves no draft behind; one with words goes to the bin instead', async () => {
	const id = await begin();
	await api.call(workingCopies, { action: 'discard', post_id: id });
	await api.call(workingCopies, { action: 'discard', post_id: id });
	expect(await listed(id, { status: 'deleted' })).toMatchObject({ title: 'Um começo' });
	const emptied = await begin();
	const { version = 0 } = (await copyOf(emptied)) ?? {};
	await keep(emptied, version, { title: '', content: '', excerpt: 'Só um resumo.' });
	await api.call(workingCopies, { action: 'discard', post_id: emptied });
	expect(await stored(emptied)).toMatchObject({ excerpt: 'Só um resumo.' });
	await keep(emptied, version + 1, { title: '', content: '' });
	await api.call(workingCopies, { action: 'discard', post_id: emptied });
	expect([await stored(emptied), await copyOf(emptied)]).toEqual([undefined, undefined]);
});

test('a script cannot save over what is only begun', async () => {
	const id = await begin();
	const answer = await api.tryCall('update-post', { ...aNewPost(), id });
	expect(answer).toMatchObject({
		status: 400,
		body: { error: expect.stringContaining('create-post') },
	});
	expect(await stored(id)).toMatchObject({ title: 'Um começo', is_created: false });
});

test('a build, its guards and the categories of readers know nothing of it; the desk counts it', async () => {
	const { category: fresh } = await api.call(createCategory, { name: 'Ainda sem post' });
	const read = () => readPublicBlog(api.db, 'created_at', async ({ posts }) => posts.length);
	const before = await read();
	await begin({ category_id: fresh.id });
	expect(await read()).toBe(before);
	const { categories } = await api.call(topics, {});
	expect(categories.find(({ id }) => id === fresh.id)).toMatchObject({ drafts: 1, live: 0 });
});

test('a title that is only begun is not taken, and nobody links to it', async () => {
	const post = await createdPost(api, { title: 'Moringa' });
	await begin({ title: 'Moringa' });
	const { body } = await api.tryCall('linked-posts', { action: 'find', q: 'moringa' });
	expect(body.posts.map(({ id }: { id: string }) => id)).toEqual([post.id]);
});
