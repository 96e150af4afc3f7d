import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePost } from '../../../admin/src/text/post-saver.ts';
import { aPost, postId, someValues } from './a-post.ts';
import { open } from './a-writer.ts';

const draft = aPost({ published: false });
const sent = { title: 'Está pronto' };
const live = aPost({ ...sent, published: true, revision: draft.revision + 1 });

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
});
afterEach(() => {
	localStorage.clear();
	vi.unstubAllGlobals();
});

function answer(...replies: (() => Response)[]) {
	const asked = vi.fn(async (_: string, __: RequestInit) => {
		const reply = replies.shift();
		if (!reply) throw new TypeError('there is no further reply');
		return reply();
	});
	vi.stubGlobal('fetch', asked);
	return () => asked.mock.calls.map(([address, { body }]) => [address, JSON.parse(body as string)]);
}
const saved = () => Response.json({ success: true, post: live, publication: 7 });
const stale = () =>
	Response.json(
		{
			success: false,
			error: 'O post mudou.',
			code: 'stale_revision',
			details: { post: live, draft: null },
		},
		{ status: 409 },
	);
const lost = () => {
	throw new TypeError('Failed to fetch');
};

it('"Publicar" on a draft is one call, so the draft is never saved and not published', async () => {
	const calls = answer(saved);
	const { writer } = open(undefined, draft);
	writer.edit(someValues(sent));
	const outcome = await savePost(writer, postId, 'publish');
	expect(outcome).toMatchObject({ kind: 'done', publication: 7, post: { published: true } });
	expect(calls()).toMatchObject([['/api/update-post', { publish: true, ...sent }]]);
	writer.close();
});

it.each([
	['publish', draft],
	['save-to-site', aPost({ published: true })],
] as const)('"%s" whose reply was lost is asked again, and done once', async (intent, post) => {
	const calls = answer(lost, stale);
	const { writer } = open(undefined, post);
	writer.edit(someValues(sent));
	const outcome = await savePost(writer, postId, intent);
	expect(outcome).toMatchObject({ kind: 'done', post: { revision: live.revision } });
	expect(calls()).toHaveLength(2);
	writer.close();
});

it('pressed again after a long silence, it publishes nothing a second time', async () => {
	const calls = answer(lost, lost, stale);
	const { writer } = open(undefined, draft);
	writer.edit(someValues(sent));
	expect(await savePost(writer, postId, 'publish')).toMatchObject({ kind: 'failed' });
	const outcome = await savePost(writer, postId, 'publish');
	expect(outcome).toMatchObject({ kind: 'done', post: { revision: live.revision } });
	expect(calls()).toHaveLength(3);
	writer.close();
});

const chosen = '2030-11-23T12:00:00.000Z';
it.each([
	['schedule', null, chosen],
	['schedule', chosen, chosen],
	['save', chosen, chosen],
	['save', null, undefined],
	['publish', chosen, undefined],
] as const)('"%s" of a draft with the time %s sends the time %s', async (intent, old, time) => {
	const calls = answer(saved);
	const { writer } = open(undefined, aPost({ published: false, scheduled_at: old }));
	writer.edit(someValues({ ...sent, scheduled_at: chosen }));
	await savePost(writer, postId, intent);
	expect(calls()[0]?.[1].scheduled_at).toBe(time);
	writer.close();
});

it('a post that another tab made of the same beginning takes nothing that was typed here', async () => {
	const mismatch = () =>
		Response.json(
			{ success: false, error: 'Este envio já criou um post.', code: 'idempotency_mismatch' },
			{ status: 409 },
		);
	answer(mismatch, () => Response.json({ success: true, post: live }));
	const { writer } = open(undefined, live, false);
	writer.edit(someValues({ title: 'Um título meu' }));
	expect(await savePost(writer, postId, 'save')).toEqual({ kind: 'conflict' });
	const { mine, theirs } = writer.text.state.conflict?.versions ?? {};
	expect([mine?.title, theirs?.title]).toEqual(['Um título meu', sent.title]);
	expect(writer.text.values.title).toBe('Um título meu');
	writer.close();
});

it('a text that another tab wrote on and saved is taken along, without a question', async () => {
	answer(stale, saved);
	const { writer } = open(undefined, aPost({ published: true }));
	writer.edit(someValues({ title: 'Está' }));
	await writer.flush();
	writer.edit(someValues({ title: 'Está', tags: ['daqui'] }));
	expect(await savePost(writer, postId, 'save-to-site')).toMatchObject({ kind: 'done' });
	writer.close();
});
