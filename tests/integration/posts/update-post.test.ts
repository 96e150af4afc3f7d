import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rendererVersion } from '#article/renderer-version';
import { adminPosts } from '#contract/admin-posts';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { blogPosts } from '#db/schema';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { hourMs } from '../../support/test-deps.ts';

const api = apiForFile();

const body = { title: 'Salvo', content: 'Texto salvo.' };

test('Spec §3, §5, §7: title and content are required, and what is not sent stays as it is', async () => {
	const post = await createdPost(api, {
		tags: ['caixa'],
		read_time: '7 min',
		image_url: 'https://a.test/b.png',
	});
	const saved = await api.call(updatePost, { id: post.id, ...body });
	expect(saved.post).toMatchObject({
		title: 'Salvo',
		tags: ['caixa'],
		read_time: '7 min',
		author: 'Ana',
		category: post.category,
		image_url: 'https://a.test/b.png',
		slug: post.slug,
		revision: 2,
	});
	const without = await api.tryCall('update-post', { id: post.id, title: 'Só' });
	expect(without).toMatchObject({ status: 400, body: { details: { field: 'content' } } });
});

test('S24: however often a post is saved, there is one prefix, and it follows the title', async () => {
	const post = await createdPost(api, { title: 'Antes', content: 'Corpo.' });
	const first = await api.call(updatePost, { id: post.id, title: 'Depois', content: 'Corpo.' });
	expect(first.post.content).toBe('# Depois\n\n— Ana\n\nCorpo.');
	const again = await api.call(updatePost, {
		id: post.id,
		title: 'Depois',
		content: first.post.content,
	});
	expect(again.post.content).toBe('# Depois\n\n— Ana\n\nCorpo.');
	const content = '# Capítulo 1\n\n— Bom dia\n\nFim.';
	const own = await api.call(updatePost, { id: post.id, title: 'Depois', content });
	expect(own.post.content, 'the writer’s own').toBe(`# Depois\n\n— Ana\n\n${content}`);
});

test('a save of the same text keeps its article, and one of an older renderer is made anew', async () => {
	const { id, title, content, revision } = await createdPost(api, { content: 'Um **corpo**.' });
	const write = (html: string, renderer: string) =>
		api.db.update(blogPosts).set({ html, renderer }).where(eq(blogPosts.id, id));
	const stored = async () =>
		(await api.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]?.html;
	const same = { id, title, content };
	await write('<p>De antes.</p>', rendererVersion);
	const kept = await api.call(updatePost, { ...same, tags: ['nova'], revision });
	expect(kept.post).toMatchObject({ title, content, tags: ['nova'], revision: revision + 1 });
	expect(await stored()).toBe('<p>De antes.</p>');
	await write('<p>De antes.</p>', 'older');
	await api.call(updatePost, { ...same, revision: revision + 1 });
	expect(await stored()).toContain('<strong>corpo</strong>');
});

test('C1: a save that names no revision writes its whole text: another one may have come in between', async () => {
	const { id, title, content } = await createdPost(api);
	await api.db.update(blogPosts).set({ html: '<p>Outro.</p>' }).where(eq(blogPosts.id, id));
	await api.call(updatePost, { id, title, content });
	const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, id));
	expect(row?.html).not.toBe('<p>Outro.</p>');
});

test("C1: of two saves from one revision exactly one is taken, and the other gets the server's copy", async () => {
	const post = await createdPost(api);
	const save = (title: string) =>
		api.tryCall('update-post', { id: post.id, title, content: 'c', revision: post.revision });
	const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(`T${index}`)));
	const taken = answers.filter(({ status }) => status === 200);
	expect(taken).toHaveLength(1);
	for (const { status, body } of answers.filter((answer) => answer !== taken[0])) {
		expect(status).toBe(409);
		expect(body).toMatchObject({
			code: 'stale_revision',
			details: { post: { id: post.id, revision: 2, title: taken[0]?.body.post.title } },
		});
	}
});

test('C1: without a revision the last write wins, and every text stays in the history', async () => {
	const post = await createdPost(api);
	await Promise.all(
		['A', 'B', 'C'].map((title) => api.call(updatePost, { id: post.id, title, content: title })),
	);
	const { body: history } = await api.tryCall('post-revisions', {
		action: 'list',
		post_id: post.id,
	});
	expect(history.revisions).toHaveLength(4);
	const titles = history.revisions.map((revision: { title: string }) => revision.title);
	expect(titles.slice(0, 3).sort()).toEqual(['A', 'B', 'C']);
});

test('a tab left open for an hour after publishing saves without turning the post back into a draft', async () => {
	const post = await createdPost(api);
	await api.tryCall('toggle-publish', { postId: post.id, publish: true });
	api.deps.clock.advance(hourMs);
	const saved = await api.call(updatePost, { id: post.id, ...body });
	expect(saved.post.published).toBe(true);
});

test('a save of a scheduled post may move or clear its time; that of a published one may not set any', async () => {
	const post = await createdPost(api, { scheduled_at: '2026-06-01T12:00:00Z' });
	const save = (scheduled_at?: string | null) =>
		api.call(updatePost, { id: post.id, ...body, scheduled_at });
	expect((await save()).post.scheduled_at).toBe('2026-06-01T12:00:00.000Z');
	expect((await save('2026-06-02T12:00:59Z')).post.scheduled_at).toBe('2026-06-02T12:00:00.000Z');
	expect((await save(null)).post.scheduled_at).toBeNull();
	await api.tryCall('toggle-publish', { postId: post.id, publish: true });
	expect((await save('2026-06-03T12:00:00Z')).post.scheduled_at).toBeNull();
});

test('an unknown id, and a post in the bin, are not found', async () => {
	expect(await api.tryCall('update-post', { id: randomUUID(), ...body })).toMatchObject({
		status: 404,
		body: { code: 'not_found', error: 'Post não encontrado' },
	});
	const post = await createdPost(api);
	await api.tryCall('delete-post', { postId: post.id });
	expect(await api.tryCall('update-post', { id: post.id, ...body })).toMatchObject({ status: 404 });
});

test('a save makes the working copy obsolete, and a late autosave does not restore it', async () => {
	const post = await createdPost(api);
	const copy = { action: 'save' as const, post_id: post.id, base_revision: 1 };
	const fields = aDraft({ title: 'Em curso' });
	const { draft } = await api.call(workingCopies, { ...copy, version: 0, fields });
	await api.call(updatePost, { id: post.id, ...body });
	expect(await api.call(workingCopies, { action: 'get', post_id: post.id })).toMatchObject({
		draft: null,
	});
	const late = await api.tryCall('drafts', { ...copy, version: draft?.version, fields });
	expect(late).toMatchObject({ status: 409, body: { details: { draft: null } } });
});

test('Spec §4, §7, S34: the preview shows what is stored, rendered and safe, published or not', async () => {
	const post = await createdPost(api, { content: '## Um\n\nTexto <script>alert(1)</script>' });
	const reply = await api.call(adminPosts, { slug: post.slug });
	if (!('article' in reply)) throw new Error('no article');
	expect(reply.article?.html).toContain('Texto');
	expect(reply.article?.html).not.toContain('script');
	expect(reply.article?.outline).toHaveLength(1);
});

test('S19: the focal point of a cover is kept by a save that does not name it, and goes with the cover', async () => {
	const { id, ...post } = await createdPost(api, {
		image_url: 'https://a.test/b.png',
		image_focus: '50% 20%',
	});
	expect(post.image_focus).toBe('50% 20%');
	const kept = await api.call(updatePost, { id, ...body });
	expect(kept.post.image_focus).toBe('50% 20%');
	const other = await api.call(updatePost, { id, ...body, image_url: 'https://a.test/c.png' });
	expect(other.post.image_focus).toBeNull();
	const wrong = await api.tryCall('update-post', { id, ...body, image_focus: '50% url(x)' });
	expect(wrong).toMatchObject({ status: 400, body: { details: { field: 'image_focus' } } });
});
