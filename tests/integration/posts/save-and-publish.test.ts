import { expect, test } from 'vitest';
import { auditLog } from '#contract/audit-log';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const text = { title: 'Pronto', content: 'O texto inteiro.' };
const publish = (id: string, more: object = {}) =>
	api.call(updatePost, { id, ...text, revision: 1, publish: true, ...more });
const causesOf = async (id: string) => {
	const { revisions = [] } = await api.call(postRevisions, { action: 'list', post_id: id });
	return revisions.map(({ cause }) => cause);
};
const waitingCopy = (post_id: string) =>
	api.call(workingCopies, {
		action: 'save' as const,
		post_id,
		base_revision: 1,
		version: 0,
		fields: aDraft({ title: 'De outra aba' }),
	});

test('a draft is saved and published by one call: one revision, one publication, one line in the log', async () => {
	const { id } = await createdPost(api);
	const { post, publication } = await publish(id);
	const at = api.deps.now().toISOString();
	expect(post).toMatchObject({ title: text.title, revision: 2, published: true, published_at: at });
	expect(post.content).toContain(text.content);
	expect(publication).toEqual(expect.any(Number));
	expect(await causesOf(id)).toEqual(['publish', 'create']);
	const { entries } = await api.call(auditLog, {});
	expect(entries.filter(({ subject }) => subject === text.title)).toMatchObject([
		{ event: 'post_published' },
	]);
});

test('a scheduled post that is published has no time any more, whatever time the form held', async () => {
	const scheduled_at = '2026-05-10T12:30:00Z';
	const { id } = await createdPost(api, { scheduled_at });
	const { post } = await publish(id, { scheduled_at: '2026-06-10T12:30:00Z' });
	expect(post).toMatchObject({ published: true, scheduled_at: null });
});

test('a repeated request publishes nothing twice: it is answered with what the first one left', async () => {
	const { id } = await createdPost(api);
	await publish(id);
	const request = { id, ...text, revision: 1, publish: true };
	expect(await api.tryCall('update-post', request)).toMatchObject({
		status: 409,
		body: { code: 'stale_revision', details: { post: { published: true, revision: 2 } } },
	});
	expect(await causesOf(id)).toHaveLength(2);
});

test("somebody else's version is neither overwritten nor published", async () => {
	const { id } = await createdPost(api);
	await api.call(updatePost, { id, title: 'De outra pessoa', content: 'x', revision: 1 });
	const stale = await api.tryCall('update-post', { id, ...text, revision: 1, publish: true });
	expect(stale).toMatchObject({
		status: 409,
		body: { details: { post: { title: 'De outra pessoa', published: false } } },
	});
	const other = await createdPost(api);
	const { draft } = await waitingCopy(other.id);
	const unseen = { id: other.id, ...text, revision: 1, publish: true, draft_version: 0 };
	expect(await api.tryCall('update-post', unseen)).toMatchObject({
		status: 409,
		body: { details: { post: { published: false }, draft } },
	});
});

test('the working copy that the form saw goes with the save', async () => {
	const { id } = await createdPost(api);
	const { draft } = await waitingCopy(id);
	await publish(id, { draft_version: draft?.version });
	expect(await api.call(workingCopies, { action: 'get', post_id: id })).toMatchObject({
		draft: null,
	});
});

test('a public post that is saved so keeps its first date', async () => {
	const { id, published_at } = await createdPost(api, { published: true });
	api.deps.clock.advance(60_000);
	const { post, publication } = await publish(id);
	expect(post).toMatchObject({ published: true, published_at });
	expect(publication).toEqual(expect.any(Number));
});

test('without it a draft stays a draft, and a desk of an earlier version still publishes by two calls', async () => {
	const { id } = await createdPost(api);
	for (const more of [{}, { publish: false }]) {
		const { post } = await api.call(updatePost, { id, ...text, ...more });
		expect(post.published).toBe(false);
	}
	const { post } = await api.call(togglePublish, { postId: id, publish: true });
	expect(post).toMatchObject({ title: text.title, published: true, revision: 4 });
});

test('publishing what is public already, as after a lost reply, publishes no working copy of it', async () => {
	const { id, title } = await createdPost(api, { published: true });
	await waitingCopy(id);
	const { post, publication } = await api.call(togglePublish, { postId: id, publish: true });
	expect([post, publication]).toMatchObject([{ title, revision: 1 }, null]);
	const { draft } = await api.call(workingCopies, { action: 'get', post_id: id });
	expect(draft?.fields.title).toBe('De outra aba');
});
