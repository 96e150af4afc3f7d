import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkingCopy } from '#contract/working-copies';
import { savePost } from '../../../admin/src/text/post-saver.ts';
import type { SaveIntent } from '../../../admin/src/text/text-state.ts';
import { aPost, postId, someValues } from './a-post.ts';
import { fakeServer, open } from './a-writer.ts';

const hasCome = '2026-01-10T12:00:00.000Z';
const draft = aPost({ published: false, scheduled_at: hasCome });
const live = aPost({ published: true, revision: 4 });

/** The server has a newer row than the form: rejects the first save and accepts the next. */
function aServerWith(post: typeof live, draft: WorkingCopy | null = null): object[] {
	const sent: { revision: number }[] = [];
	vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
		const request = JSON.parse(body as string);
		if (request.revision !== post.revision) {
			const stale = { success: false, error: 'O post mudou.', code: 'stale_revision' };
			return Response.json({ ...stale, details: { post, draft } }, { status: 409 });
		}
		sent.push(request);
		return Response.json({ success: true, post: { ...post, revision: 5 }, publication: 7 });
	});
	return sent;
}

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
});
afterEach(() => {
	localStorage.clear();
	vi.unstubAllGlobals();
});

it.each(['save', 'schedule'] as const)(
	'a press on "%s" does not reach readers when the post went live meanwhile: the text is kept, and the site’s button is there',
	async (intent: SaveIntent) => {
		const sent = aServerWith(live);
		const { writer, server } = open(fakeServer(), draft);
		writer.edit(someValues({ title: 'Ainda não é público', scheduled_at: hasCome }));
		expect(await savePost(writer, postId, intent)).toEqual({ kind: 'outdated' });
		expect(sent).toEqual([]);
		expect(writer.text.state).toMatchObject({ post: { published: true }, unpublished: true });
		expect(await writer.flush()).toBe(true);
		expect(server.row()?.fields.title).toBe('Ainda não é público');
		writer.close();
	},
);

it('and the press after it, on the button that says so, brings the text to the site', async () => {
	const sent = aServerWith(live);
	const { writer } = open(fakeServer(), draft);
	writer.edit(someValues({ title: 'Agora sim' }));
	await savePost(writer, postId, 'save');
	const outcome = await savePost(writer, postId, 'save-to-site');
	expect(outcome).toMatchObject({ kind: 'done', publication: 7 });
	expect(sent).toMatchObject([{ title: 'Agora sim', revision: 4 }]);
	writer.close();
});

it('"Publicar mudanças" of a post that was taken back meanwhile does not pass for published', async () => {
	const sent = aServerWith(aPost({ published: false, revision: 4 }));
	const { writer } = open(fakeServer(), aPost());
	writer.edit(someValues({ title: 'Mudado' }));
	expect(await savePost(writer, postId, 'save-to-site')).toEqual({ kind: 'outdated' });
	expect(sent).toEqual([]);
	expect(writer.text.values.title).toBe('Mudado');
	writer.close();
});

/** A draft whose form was opened with words that no act had saved, and went on. */
async function typedFurther() {
	const { writer, server } = open(fakeServer(), aPost({ title: 'Pela metade', published: false }));
	writer.edit({ title: 'Pela metade', content: 'E mais.' });
	await writer.flush();
	const copy = { ...(server.row() as WorkingCopy), base_revision: 4 };
	return { writer, copy };
}

it('an undo that lets a draft out as it was saved last takes no word from its form', async () => {
	const { writer, copy } = await typedFurther();
	aServerWith(live, copy);
	expect(await savePost(writer, postId, 'save')).toEqual({ kind: 'outdated' });
	expect(writer.text.values).toMatchObject({ title: 'Pela metade', content: 'E mais.' });
	expect(writer.text.state).toMatchObject({ post: live, unpublished: true });
	writer.close();
});

it('a press on a draft that a change of many has tagged asks nothing about one’s own words', async () => {
	const { writer, copy } = await typedFurther();
	const typed = { title: 'Pela metade', content: 'E mais.', tags: ['nova'] };
	const row = aPost({ ...typed, published: false, revision: 4 });
	const tagged = { ...copy, version: 2, fields: { ...copy.fields, tags: ['nova'] } };
	const sent = aServerWith(row, tagged);
	writer.edit({ content: 'E mais, e o resto.' });
	expect(await savePost(writer, postId, 'save')).toMatchObject({ kind: 'done' });
	expect(sent).toMatchObject([{ ...typed, content: 'E mais, e o resto.', revision: 4 }]);
	writer.close();
});
