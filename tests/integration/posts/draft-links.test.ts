import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditLog } from '#contract/audit-log';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { draftLink } from '#contract/draft-link';
import { exportBlog } from '#contract/export-blog';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { loginAttempts } from '#db/account-schema';
import { draftLinks } from '#db/draft-link-schema';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForFile();

const content = 'A garrafa da copa é um segredo até sexta.';
const aText = () => createdPost(api, { title: 'O café da casa', content });

/** Each from an address of its own, unless one is given. */
let visitors = 0;
function open(secret: string, ip?: string) {
	visitors += 1;
	return api.send(
		'open-draft',
		{ secret },
		{ ip: ip ?? `198.51.${visitors >> 8}.${visitors % 256}` },
	);
}
const ask = (action: 'find' | 'make' | 'renew' | 'disable', post_id: string) =>
	api.call(draftLink, { action, post_id });
async function linkTo(post: { id: string }): Promise<string> {
	const { secret } = await ask('make', post.id);
	if (!secret) throw new Error('a new link has a secret');
	return secret;
}
const write = (
	post: { id: string; revision: number },
	given: { title?: string; content?: string },
) =>
	api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields: aDraft(given),
	});
const missing = { status: 404, error: 'Post não encontrado' };
async function answerTo(secret: string) {
	const { status, body } = await open(secret);
	return { status, error: body.error };
}

test('S28: a draft is read by whoever has its link, without an account', async () => {
	const post = await aText();
	const { secret = '', link } = await ask('make', post.id);
	expect(secret).toMatch(/^[\w-]{43}$/);
	expect(link).toMatchObject({ opened: 0, last_opened_on: null, is_current: true });
	const { status, body, headers } = await open(secret);
	expect(status).toBe(200);
	expect(body.article.html).toContain('A garrafa da copa');
	expect(body).toMatchObject({
		post: { title: 'O café da casa', author: 'Ana', category: { name: 'Gestão' }, views: 0 },
		valid_until: link?.valid_until,
	});
	expect(body.post).not.toHaveProperty('content');
	expect(headers.get('cache-control')).toContain('no-store');
});

test('S28: a link shows the words of its moment until the editor shows those of now', async () => {
	const post = await aText();
	const secret = await linkTo(post);
	await write(post, { title: 'Outro título', content: 'Outras palavras.' });
	expect((await open(secret)).body.post.title).toBe('O café da casa');
	expect((await ask('find', post.id)).link).toMatchObject({ is_current: false });
	expect((await ask('renew', post.id)).link).toMatchObject({ is_current: true, opened: 1 });
	const { body } = await open(secret);
	expect(body.post.title).toBe('Outro título');
	expect(body.article.html).toContain('Outras palavras.');
});

test('a text that was only begun can be shown', async () => {
	const id = randomUUID();
	await write({ id, revision: 0 }, { title: 'Só começado', content });
	const { body } = await open(await linkTo({ id }));
	expect(body).toMatchObject({ post: { title: 'Só começado', author: 'Ana' } });
});

test('of a public post only pending changes can be shown, those with a time too', async () => {
	const post = await createdPost(api, { published: true });
	expect(await ask('find', post.id)).toMatchObject({ link: null, can_show: false });
	expect((await api.tryCall('draft-link', { action: 'make', post_id: post.id })).status).toBe(400);
	await plannedChange(api, post, { at: '2026-03-13T12:00:00.000Z', title: 'Com hora' });
	const planned = await linkTo(post);
	expect((await open(planned)).body.post.title).toBe('Com hora');
});

test('openings are counted, with the day and nothing of who it was', async () => {
	const post = await aText();
	const secret = await linkTo(post);
	const before = await api.db.$count(loginAttempts);
	await Promise.all([open(secret), open(secret)]);
	expect((await ask('find', post.id)).link).toMatchObject({
		opened: 2,
		last_opened_on: '2026-03-10',
	});
	expect(await api.db.$count(loginAttempts)).toBe(before);
	const row = JSON.stringify(await api.db.select().from(draftLinks));
	expect(row).not.toContain('198.51.');
	expect(row).not.toContain(secret);
});

test('S28: a link that was disabled, replaced or is a week old answers like a wrong one', async () => {
	const post = await aText();
	const replaced = await linkTo(post);
	const disabled = await linkTo(post);
	expect(await answerTo(replaced)).toEqual(missing);
	expect((await ask('disable', post.id)).link).toBeNull();
	expect(await answerTo(disabled)).toEqual(missing);
	const old = await linkTo(post);
	const madeAt = api.deps.now().getTime();
	api.deps.clock.set(new Date(madeAt + 7 * dayMs - 1).toISOString());
	expect((await open(old)).status).toBe(200);
	api.deps.clock.set(new Date(madeAt + 7 * dayMs).toISOString());
	expect(await answerTo(old)).toEqual(missing);
	expect((await ask('find', post.id)).link).toBeNull();
	expect((await api.tryCall('draft-link', { action: 'renew', post_id: post.id })).status).toBe(404);
	api.deps.clock.set(new Date(madeAt).toISOString());
	expect(await answerTo('')).toEqual(missing);
});

test('S28: a link leads to the post once that has come out, and opens nothing if it is taken off again', async () => {
	const post = await aText();
	const secret = await linkTo(post);
	await api.call(updatePost, { id: post.id, title: post.title, content: 'Salvo, não publicado.' });
	expect((await open(secret)).status).toBe(200);
	await api.call(togglePublish, { postId: post.id, publish: true });
	expect((await open(secret)).body).toEqual({ success: true, live: post.slug });
	await api.call(togglePublish, { postId: post.id, publish: false });
	expect(await answerTo(secret)).toEqual(missing);
	expect((await open(await linkTo(post))).status).toBe(200);
});

test('a link to changes of a public post leads to it once they have come out', async () => {
	const post = await createdPost(api, { published: true });
	await write(post, { title: 'Mudado' });
	const secret = await linkTo(post);
	expect((await open(secret)).body.post.title).toBe('Mudado');
	await api.call(updatePost, { id: post.id, title: 'Mudado', content, publish: true });
	expect((await open(secret)).body).toEqual({ success: true, live: post.slug });
	api.deps.clock.advance(7 * dayMs);
	expect(await answerTo(secret)).toEqual(missing);
	api.deps.clock.advance(-7 * dayMs);
});

test('a renamed post keeps its link', async () => {
	const post = await aText();
	const secret = await linkTo(post);
	await api.call(updatePost, { id: post.id, title: 'Nome novo', content, slug: 'nome-novo' });
	expect((await open(secret)).body.post.title).toBe('O café da casa');
});

const inBulk = (action: 'delete' | 'restore', { id }: { id: string }) =>
	api.call(bulkPosts, { action, postIds: [id] });
const restore = (post: { id: string }) =>
	api.call(deletePost, { postId: post.id, action: 'restore' });
test.each<[string, (post: { id: string }) => Promise<unknown>]>([
	['by itself', (post) => api.call(deletePost, { postId: post.id }).then(() => restore(post))],
	[
		'with others',
		async (post) => {
			await inBulk('delete', post);
			await inBulk('restore', post);
		},
	],
	[
		'with others, which is undone',
		async (post) => {
			const { change } = await inBulk('delete', post);
			await api.call(bulkPosts, { action: 'undo', change: change ?? '' });
		},
	],
])('a post that was in the bin, %s, is shown by no earlier link', async (_, throwAway) => {
	const post = await aText();
	const secret = await linkTo(post);
	await throwAway(post);
	expect(await answerTo(secret)).toEqual(missing);
	expect((await ask('find', post.id)).link).toBeNull();
	expect((await open(await linkTo(post))).status).toBe(200);
});

test('a post in the bin has no link', async () => {
	const post = await aText();
	const secret = await linkTo(post);
	await api.call(deletePost, { postId: post.id });
	expect(await answerTo(secret)).toEqual(missing);
	expect((await api.tryCall('draft-link', { action: 'make', post_id: post.id })).status).toBe(404);
	expect(JSON.stringify(await api.db.select().from(draftLinks))).not.toContain(post.id);
});

test('a link tells of the post only what its page shows', async () => {
	const post = await createdPost(api, {
		title: 'O café',
		content,
		excerpt: 'Um resumo.',
		search_title: 'Para buscas',
	});
	const { body } = await open(await linkTo(post));
	const told = JSON.stringify(body);
	for (const hidden of [post.id, post.guid, 'Um resumo.', 'Para buscas'])
		expect(told).not.toContain(hidden);
	expect(body.post).toMatchObject({ revision: 0, updated_at: post.created_at });
});

test('a hundred guesses get not a byte of a draft, and shut out nobody who has the link', async () => {
	const secret = await linkTo(await aText());
	const answers = new Set<string>();
	for (let time = 0; time < 100; time += 1)
		answers.add(JSON.stringify(await answerTo(randomBytes(32).toString('base64url'))));
	expect([...answers]).toEqual([JSON.stringify(missing)]);
	expect((await open(secret)).status).toBe(200);
});

test('a link changes nothing for readers, and no export has it', async () => {
	const before = await readPublicBlog(api.db, 'created_at', async (blog) => JSON.stringify(blog));
	const post = await aText();
	const secret = await linkTo(post);
	await open(secret);
	const after = await readPublicBlog(api.db, 'created_at', async (blog) => JSON.stringify(blog));
	expect(after).toBe(before);
	expect(JSON.stringify(await api.call(exportBlog, {}))).not.toContain(secret);
});

test('the audit log says who made, renewed and disabled a link, without its secret', async () => {
	const post = await createdPost(api, { title: 'Anotado' });
	const secret = await linkTo(post);
	await ask('renew', post.id);
	await ask('disable', post.id);
	const read = async () => (await api.call(auditLog, {})).entries;
	const noted = await read();
	const own = noted.filter(({ subject }) => subject === 'Anotado');
	expect(own.map(({ event }) => event)).toEqual([
		'draft_link_disabled',
		'draft_link_renewed',
		'draft_link_made',
	]);
	expect(JSON.stringify(noted)).not.toContain(secret);
	await ask('disable', post.id);
	expect(await read()).toEqual(noted);
});

test('the daily cleanup deletes links whose week is over', async () => {
	const post = await aText();
	await linkTo(post);
	api.deps.clock.advance(dayMs);
	await cleanUpDaily(api.deps);
	expect(await api.db.$count(draftLinks)).toBeGreaterThan(0);
	for (let day = 0; day < 7; day += 1) {
		api.deps.clock.advance(dayMs);
		await cleanUpDaily(api.deps);
	}
	expect(await api.db.$count(draftLinks)).toBe(0);
});
