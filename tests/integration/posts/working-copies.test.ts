import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { blogPosts } from '#db/schema';
import { valuesOf } from '#domain/post/form-values';
import type { CopyFields } from '#domain/post/post-versions';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const copyOf = (post_id: string, version: number, title = 'x') => ({
	action: 'save' as const,
	post_id,
	base_revision: 1,
	version,
	fields: aDraft({ title }),
});

test('an autosave keeps the working copy and never touches the live post', async () => {
	const post = await createdPost(api, { published: true });
	const calls = api.deps.hook.calls;
	const { draft } = await api.call(workingCopies, copyOf(post.id, 0, 'Em curso'));
	expect(draft).toMatchObject({ base_revision: 1, fields: { title: 'Em curso' } });
	const { version = 0 } = draft ?? {};
	expect(await api.call(workingCopies, copyOf(post.id, version))).toMatchObject({
		draft: { version: version + 1 },
	});
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug: post.id });
	expect(body.post).toEqual(post);
	expect(api.deps.hook.calls).toBe(calls);
});

test('the list tells a public post whose stored changes readers do not see from one without', async () => {
	const post = await createdPost(api, { published: true });
	const draft = await createdPost(api, { published: false });
	const listed = async (id: string) => {
		const reply = await api.call(adminPosts, { action: 'list', pageSize: 200 });
		return 'posts' in reply && reply.posts.find((row) => row.id === id);
	};
	const keep = (id: string, version: number, fields: CopyFields) =>
		api.call(workingCopies, { ...copyOf(id, version), fields });
	expect(await listed(post.id)).toMatchObject({ has_changes: false });

	const changed = { ...valuesOf(post), content: `${post.content}\n\nMais um parágrafo.` };
	const { version = 0 } = (await keep(post.id, 0, changed)).draft ?? {};
	await keep(draft.id, 0, { ...valuesOf(draft), title: 'Outro' });
	expect(await listed(post.id)).toMatchObject({ has_changes: true, title: post.title });
	expect(await listed(draft.id)).toMatchObject({ has_changes: false });

	await keep(post.id, version, valuesOf(post));
	expect(await listed(post.id)).toMatchObject({ has_changes: false });
});

test('a form discards the copy that it shows, and no other', async () => {
	const post = await createdPost(api, { published: true });
	const { draft } = await api.call(workingCopies, copyOf(post.id, 0, 'De outra aba'));
	const discard = (version: number) =>
		api.call(workingCopies, { action: 'discard', post_id: post.id, version });
	expect(await discard(0)).toMatchObject({ draft: { fields: { title: 'De outra aba' } } });
	const { version = 0 } = draft ?? {};
	expect(await discard(version)).toMatchObject({ draft: null });

	await api.call(workingCopies, copyOf(post.id, 0, 'Começado depois'));
	expect(await discard(version)).toMatchObject({ draft: { fields: { title: 'Começado depois' } } });
	const late = await api.tryCall('drafts', copyOf(post.id, version, 'De uma aba esquecida'));
	expect(late.status).toBe(409);
});

test("two tabs: of twenty autosaves from one version one is taken, the others get the server's copy", async () => {
	const id = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			api.tryCall('drafts', { ...copyOf(id, 0, `aba ${index}`), base_revision: 0 }),
		),
	);
	const taken = answers.filter(({ status }) => status === 200);
	expect(taken).toHaveLength(1);
	const refused = answers.find(({ status }) => status === 409);
	expect(refused?.body).toMatchObject({
		code: 'stale_revision',
		details: { draft: { fields: { title: taken[0]?.body.draft.fields.title } } },
	});
});

test('a copy that arrives after its post was created is refused: the created post is what stands', async () => {
	const post = await createdPost(api);
	const { status, body } = await api.tryCall('drafts', { ...copyOf(post.id, 0), base_revision: 0 });
	expect(status).toBe(409);
	expect(body).toMatchObject({ code: 'stale_revision', details: { draft: null } });
});

test('a post that was unpublished and published again still publishes the copy written meanwhile', async () => {
	const { id } = await createdPost(api, { published: true });
	const before = (await api.call(workingCopies, copyOf(id, 0, 'Antes'))).draft?.version ?? 0;
	await api.call(togglePublish, { postId: id, publish: false });
	const { draft } = await api.call(workingCopies, copyOf(id, before, 'Depois'));
	expect(draft?.base_revision).toBe(2);
	const { post } = await api.call(togglePublish, { postId: id, publish: true });
	expect(post).toMatchObject({ title: 'Depois', published: true });
});

const copyNow = async (post_id: string) =>
	(await api.call(workingCopies, { action: 'get', post_id })).draft ?? null;

test('a save that has not seen the newer working copy of another tab is refused with it, and takes nothing away', async () => {
	const post = await createdPost(api);
	const { draft } = await api.call(workingCopies, copyOf(post.id, 0, 'De outra aba'));
	const body = { id: post.id, title: 'Salvo', content: 'c', revision: post.revision };
	const refused = await api.tryCall('update-post', { ...body, draft_version: 0 });
	expect(refused).toMatchObject({
		status: 409,
		body: {
			code: 'stale_revision',
			details: { post: { revision: 1 }, draft },
		},
	});
	expect(await copyNow(post.id)).toMatchObject({ fields: { title: 'De outra aba' } });
	await api.call(updatePost, { ...body, draft_version: draft?.version });
	expect(await copyNow(post.id)).toBeNull();
});

test('a copy that was saved elsewhere does not block: the save learns that it is gone', async () => {
	const post = await createdPost(api);
	const body = { id: post.id, title: 'Salvo', content: 'c', revision: post.revision };
	const refused = await api.tryCall('update-post', { ...body, draft_version: 3 });
	expect(refused).toMatchObject({ status: 409, body: { details: { draft: null } } });
});

test('creating a post takes the working copy that it came from, and is refused past one that another tab made meanwhile', async () => {
	const [seen, unseen] = [randomUUID(), randomUUID()];
	const begin = async (id: string) =>
		(await api.call(workingCopies, { ...copyOf(id, 0, 'Em curso'), base_revision: 0 })).draft;
	const draft_version = (await begin(seen))?.version;
	const newest = (await begin(unseen))?.version;
	await createdPost(api, { id: seen, draft_version });
	expect(await copyNow(seen)).toBeNull();
	const request = aNewPost({ id: unseen, draft_version: 0 });
	const refused = await api.tryCall('create-post', request);
	expect(refused).toMatchObject({ status: 409, body: { code: 'stale_revision' } });
	expect(await copyNow(unseen)).toMatchObject({ fields: { title: 'Em curso' } });
	const created = await createdPost(api, { ...request, draft_version: newest });
	const again = await createdPost(api, request);
	expect(again.revision).toBe(created.revision);
});

test('restoring a version of a public post leaves the working copy where it is', async () => {
	const { id } = await createdPost(api, { published: true });
	await api.call(workingCopies, copyOf(id, 0, 'Ainda não salvo'));
	const restore = { action: 'restore', post_id: id, revision: 1, current_revision: 1 } as const;
	await api.call(postRevisions, restore);
	expect(await copyNow(id)).toMatchObject({
		base_revision: 2,
		fields: { title: 'Ainda não salvo' },
	});
});

test('restoring a version of a draft first keeps what was typed since as one', async () => {
	const { id, title } = await createdPost(api);
	await api.call(workingCopies, copyOf(id, 0, 'Ainda não salvo'));
	const restore = { action: 'restore', post_id: id, revision: 1, current_revision: 1 } as const;
	await api.call(postRevisions, restore);
	expect(await copyNow(id)).toBeNull();
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: id });
	expect(revisions).toMatchObject([
		{ revision: 3, cause: 'restore', title },
		{ revision: 2, cause: 'save', title: 'Ainda não salvo' },
		{ revision: 1, title },
	]);
});

test('a draft that is not created has no version that could be restored', async () => {
	const post_id = randomUUID();
	await api.call(workingCopies, { ...copyOf(post_id, 0, 'Um começo'), base_revision: 0 });
	for (const current_revision of [0, 1]) {
		const restore = { action: 'restore', post_id, revision: 1, current_revision };
		const { status } = await api.tryCall('post-revisions', restore);
		expect([400, 404]).toContain(status);
	}
	const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, post_id));
	expect(row).toMatchObject({ is_created: false, revision: 1 });
	const { draft } = await api.call(workingCopies, { action: 'get', post_id });
	expect(draft).toMatchObject({ fields: { title: 'Um começo' } });
});
