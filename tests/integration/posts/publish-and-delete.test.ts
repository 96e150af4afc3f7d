import { expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { workingCopies } from '#contract/working-copies';
import { getPost } from '#db/posts/find-post';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { countWords } from '#domain/text/read-time';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';

const api = apiForFile();

const toggle = (postId: string, publish: boolean) => api.call(togglePublish, { postId, publish });
const isPublic = (id: string) =>
	readPublicBlog(api.db, 'created_at', async ({ posts }) => posts.some((post) => post.id === id));
const status = async (slug: string) =>
	(await api.tryCall('admin-posts', { action: 'get', slug })).status;

test('Spec §4, §7: publishing dates the post, and publishing again keeps the first date', async () => {
	const { id } = await createdPost(api);
	const first = await toggle(id, true);
	expect(first.post).toMatchObject({ published: true, published_at: api.deps.now().toISOString() });
	expect(await isPublic(id)).toBe(true);
	api.deps.clock.advance(hourMs);
	await toggle(id, false);
	expect(await isPublic(id)).toBe(false);
	expect((await toggle(id, true)).post.published_at).toBe(first.post.published_at);
});

test('Spec §7, C12: unpublishing clears the scheduled time, so that the next run does not publish it again', async () => {
	const { id } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	await toggle(id, true);
	const { post } = await toggle(id, false);
	expect(post).toMatchObject({ published: false, scheduled_at: null });
	const waiting = await createdPost(api, { scheduled_at: '2026-05-10T12:30:00Z' });
	expect((await toggle(waiting.id, false)).post.scheduled_at).toBeNull();
});

test('a post that is already published is left alone, and causes no build', async () => {
	const { id } = await createdPost(api, { published: true });
	const again = await toggle(id, true);
	expect(again).toMatchObject({ publication: null, post: { revision: 1 } });
});

test('publishing brings the working copy with it, its last character included', async () => {
	const scheduled_at = new Date(api.deps.now().getTime() + 3_600_000).toISOString();
	const { id } = await createdPost(api, { scheduled_at });
	const fields = aDraft({ title: 'Da cópia', content: 'Até o último caractere!' });
	await api.call(workingCopies, {
		action: 'save',
		post_id: id,
		base_revision: 1,
		version: 0,
		fields,
	});
	const { post, publication } = await toggle(id, true);
	expect(post).toMatchObject({ title: 'Da cópia', revision: 2, published: true });
	expect(publication).toEqual(expect.any(Number));
	expect(await api.call(workingCopies, { action: 'get', post_id: id })).toMatchObject({
		draft: null,
	});
	const [article] = await readPublicBlog(api.db, 'created_at', (_, { listArticles }) =>
		listArticles([id]),
	);
	expect(article?.plain_text).toContain('Até o último caractere!');
});

test('a working copy of an older revision is not kept, so that it cannot be published over the newer one', async () => {
	const { id } = await createdPost(api);
	await api.tryCall('update-post', { id, title: 'Mais novo', content: 'x' });
	const fields = aDraft({ title: 'Mais velho' });
	const copy = { action: 'save', post_id: id, base_revision: 1, version: 0, fields };
	expect(await api.tryCall('drafts', copy)).toMatchObject({ status: 409 });
	const { post } = await toggle(id, true);
	expect(post.title).toBe('Mais novo');
});

test('a working copy without a title is not published, and the field is named', async () => {
	const { id } = await createdPost(api);
	const fields = aDraft({ title: '' });
	await api.call(workingCopies, {
		action: 'save',
		post_id: id,
		base_revision: 1,
		version: 0,
		fields,
	});
	expect(await api.tryCall('toggle-publish', { postId: id, publish: true })).toMatchObject({
		status: 400,
		body: { details: { field: 'title' } },
	});
});

test('a deleted post disappears for readers at once, and returns from the bin as a draft', async () => {
	const post = await createdPost(api, { published: true });
	const deleted = await api.call(deletePost, { postId: post.id });
	expect(deleted.publication).toEqual(expect.any(Number));
	expect(await isPublic(post.id)).toBe(false);
	expect(await status(post.slug)).toBe(404);
	expect((await api.call(deletePost, { postId: post.id })).publication).toBeNull();
	const back = await api.call(deletePost, { postId: post.id, action: 'restore' });
	expect(back.publication).toBeNull();
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug: post.slug });
	expect(body.post).toMatchObject({ published: false, content: post.content });
});

test('the bin keeps a post for 30 days, and only what is in it can be removed for good', async () => {
	for (const published of [false, true]) {
		const kept = await createdPost(api, { published });
		const refused = await api.tryCall('delete-post', { postId: kept.id, action: 'purge' });
		expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
		expect(await status(kept.id)).toBe(200);
	}
	const early = await createdPost(api);
	await api.call(deletePost, { postId: early.id });
	await api.call(deletePost, { postId: early.id, action: 'purge' });
	expect(await status(early.id)).toBe(404);
	const old = await createdPost(api);
	await api.call(deletePost, { postId: old.id });
	api.deps.clock.advance(29 * dayMs);
	const other = await createdPost(api);
	await api.call(deletePost, { postId: other.id });
	await cleanUpDaily(api.deps);
	expect(await status(old.id)).toBe(200);
	api.deps.clock.advance(dayMs + 1000);
	await cleanUpDaily(api.deps);
	expect(await status(old.id)).toBe(404);
	expect(await status(other.id)).toBe(200);
});

test('many posts are published, unpublished, deleted and brought back with one publication each time', async () => {
	const posts = await Promise.all([1, 2, 3].map(() => createdPost(api)));
	const postIds = posts.map((post) => post.id);
	const published = await api.call(bulkPosts, { action: 'publish', postIds });
	expect(published.changed.toSorted()).toEqual(postIds.toSorted());
	const next = await api.call(bulkPosts, { action: 'publish', postIds });
	expect(next).toMatchObject({ changed: [], change: null, publication: null });
	const deleted = await api.call(bulkPosts, { action: 'delete', postIds });
	expect(deleted.publication).toBe((published.publication ?? 0) + 1);
	expect((await api.call(bulkPosts, { action: 'restore', postIds })).changed).toHaveLength(3);
	expect(await isPublic(postIds[0] ?? '')).toBe(false);
});

test('every save is a revision, and restoring one makes a new one and keeps the state', async () => {
	const { id } = await createdPost(api, { title: 'Primeira', content: 'Um dois três.' });
	await api.tryCall('update-post', { id, title: 'Segunda', content: 'Quatro.' });
	await toggle(id, true);
	const restored = await api.call(postRevisions, {
		action: 'restore',
		post_id: id,
		revision: 1,
		current_revision: 3,
	});
	expect(restored.post).toMatchObject({ title: 'Primeira', published: true, revision: 4 });
	expect(restored.publication).toEqual(expect.any(Number));
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions?.map(({ revision, cause, user_name }) => [revision, cause, user_name])).toEqual([
		[4, 'restore', 'Ana'],
		[3, 'publish', 'Ana'],
		[2, 'save', 'Ana'],
		[1, 'create', 'Ana'],
	]);
	expect(revisions?.at(-1)?.words).toBe(3);
	const old = await api.call(postRevisions, { action: 'get', post_id: id, revision: 2 });
	expect(old.fields).toMatchObject({ title: 'Segunda', published: false });
});

test('history counts words as the form and the reading time do', async () => {
	const content =
		'Ação — 12,5% d’água.\n\n- co-working e/ou **mesa**\n- R$ 1.000,00\n\n![Uma mesa](/m.webp)';
	const { id } = await createdPost(api, { content });
	const { plain_text } = (await getPost(api.db, id)).article;
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions?.map(({ words }) => words)).toEqual([countWords(plain_text)]);
	expect(countWords(plain_text)).toBe(9);
});

test("restoring from a stale screen answers the server's copy; an unknown revision is not found", async () => {
	const { id } = await createdPost(api);
	await api.tryCall('update-post', { id, title: 'Outra', content: 'x' });
	const restore = { action: 'restore', post_id: id, current_revision: 1 };
	expect(await api.tryCall('post-revisions', { ...restore, revision: 1 })).toMatchObject({
		status: 409,
		body: { details: { post: { title: 'Outra' } } },
	});
	expect(await api.tryCall('post-revisions', { ...restore, revision: 99 })).toMatchObject({
		status: 404,
	});
});
