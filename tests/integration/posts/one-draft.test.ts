import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rendererVersion } from '#article/renderer-version';
import { adminPosts } from '#contract/admin-posts';
import { authors } from '#contract/authors';
import { bulkPosts } from '#contract/bulk-posts';
import { calendar } from '#contract/calendar';
import { deletePost } from '#contract/delete-post';
import { plans } from '#contract/plans';
import { postRevisions } from '#contract/post-revisions';
import { togglePublish } from '#contract/toggle-publish';
import { workingCopies } from '#contract/working-copies';
import { slugRedirects } from '#db/address-schema';
import { setPublished } from '#db/posts/set-published';
import { blogPosts, drafts } from '#db/schema';
import { ensureCategory } from '#db/topics/categories';
import { makeNameSlug } from '#domain/names/slug';
import { valuesOf } from '#domain/post/form-values';
import type { Post } from '#domain/post/post';
import type { CopyFields } from '#domain/post/post-versions';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { settleTexts } from '../../../scripts/upgrade/settle-texts.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const tomorrow = () => new Date(api.deps.now().getTime() + 86_400_000).toISOString();
const row = async (id: string) =>
	(await api.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
const copiesOf = (id: string) => api.db.$count(drafts, eq(drafts.post_id, id));
const typedIn = async (post_id: string) =>
	(await api.call(workingCopies, { action: 'get', post_id })).draft;

/** Autosaves these fields of the post's form. */
async function type(post: Post, fields: Partial<CopyFields>, version = 0) {
	const { draft } = await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version,
		fields: { ...valuesOf(post), ...fields },
	});
	return draft?.version ?? 0;
}

test('what Ver shows of a draft is what Publicar publishes, and the list has it', async () => {
	const post = await createdPost(api, { title: 'Antes' });
	await type(post, { title: 'Agora', content: 'As palavras de **agora**.' });
	expect(await copiesOf(post.id)).toBe(0);
	const preview = await api.call(adminPosts, { action: 'preview', slug: post.id });
	expect('article' in preview && preview.article?.html).toContain('<strong>agora</strong>');
	const list = await api.call(adminPosts, { action: 'list', q: 'palavras agora' });
	expect('posts' in list && list.posts).toMatchObject([{ id: post.id, title: 'Agora' }]);
	await api.call(togglePublish, { postId: post.id, publish: true });
	expect(await row(post.id)).toMatchObject({
		title: 'Agora',
		published: true,
		typed_version: null,
		html: expect.stringContaining('<strong>agora</strong>'),
		content: '# Agora\n\n— Ana\n\nAs palavras de **agora**.',
	});
});

test('an address and a time that were only typed move nothing, and stand in the form again', async () => {
	const { id, slug } = await createdPost(api, { published: true });
	const { post } = await api.call(togglePublish, { postId: id, publish: false });
	const scheduled_at = new Date(api.deps.now().getTime() - 60_000).toISOString();
	const typed = { slug: 'outro-endereco', scheduled_at };
	await type({ ...post, content: '' }, { content: 'Ainda em casa.', ...typed });
	await runSchedule(api.deps);
	expect(await row(id)).toMatchObject({ slug, published: false, scheduled_at: null });
	expect((await typedIn(id))?.fields).toMatchObject(typed);
	await api.call(togglePublish, { postId: id, publish: true });
	expect(await row(id)).toMatchObject({ slug: 'outro-endereco', typed_slug: null });
	const leads = await api.db.select().from(slugRedirects).where(eq(slugRedirects.post_id, id));
	expect(leads, 'readers of the old address follow').toMatchObject([{ slug }]);
});

test('an emptied title or text goes out by no door', async () => {
	const at = tomorrow();
	for (const emptied of [{ title: '' }, { content: ' ' }]) {
		const post = await createdPost(api);
		await type(post, emptied);
		const postId = post.id;
		const doors = [
			['toggle-publish', { postId, publish: true }],
			['calendar', { action: 'schedule', post_id: postId, from: null, at }],
		] as const;
		for (const [name, input] of doors)
			expect(await api.tryCall(name, input), name).toMatchObject({ status: 400 });
		for (const act of [{ action: 'publish' }, { action: 'schedule', at }] as const) {
			const { left_out } = await api.call(bulkPosts, { ...act, postIds: [postId] });
			expect(left_out).toMatchObject([{ id: postId, why: 'incomplete' }]);
		}
		expect(await row(postId)).toMatchObject({ published: false, scheduled_at: null });
	}
});

test('S41: changes that wait beside a public post are the draft’s text when it is unpublished; undo brings both back', async () => {
	const post = await createdPost(api, { title: 'No ar', published: true });
	await type(post, { title: 'Mexido' });
	const { change } = await api.call(bulkPosts, { action: 'unpublish', postIds: [post.id] });
	expect(await row(post.id)).toMatchObject({ title: 'Mexido', published: false });
	expect(await copiesOf(post.id)).toBe(0);
	await api.call(bulkPosts, { action: 'undo', change: change ?? '' });
	expect(await row(post.id)).toMatchObject({
		title: 'No ar',
		published: true,
		typed_version: null,
	});
	expect((await typedIn(post.id))?.fields.title).toBe('Mexido');
});

test('a planned change does not come back over what was typed in its draft since', async () => {
	const post = await createdPost(api, { title: 'No ar', published: true });
	const draft_version = await type(post, { title: 'Planejado' });
	const { plans: planned } = await api.call(plans, {
		action: 'plan-change',
		post_id: post.id,
		at: tomorrow(),
		draft_version,
	});
	const draft = (await api.call(togglePublish, { postId: post.id, publish: false })).post;
	await type({ ...draft, content: '' }, { title: 'Digitado', content: 'Depois.' });
	const cancel = { action: 'cancel', id: planned[0]?.id ?? '' };
	const refused = await api.tryCall('plans', cancel);
	expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
	expect(await row(post.id)).toMatchObject({ title: 'Digitado' });
	const { version } = (await typedIn(post.id)) ?? {};
	await api.call(workingCopies, { action: 'discard', post_id: post.id, version });
	expect(await api.tryCall('plans', cancel)).toMatchObject({ status: 200 });
	expect(await row(post.id)).toMatchObject({ title: 'Planejado', published: false });
});

test('where a row and a copy beside it were both typed in, both texts can be found', async () => {
	const post = await createdPost(api, { title: 'Salvo', content: 'Um.' });
	await type(post, { title: 'Na linha', content: 'Da linha.' });
	const fields = JSON.stringify({ ...valuesOf(post), title: 'Na cópia' });
	await api.db.execute(sql`insert into drafts (post_id, base_revision, version, fields)
		values (${post.id}::uuid, 1, 7, ${fields}::jsonb)`);
	await settleTexts(api.db);
	expect(await row(post.id)).toMatchObject({
		title: 'Na cópia',
		content: expect.stringContaining('Da linha.'),
		revision: 2,
	});
	const { fields: kept } = await api.call(postRevisions, {
		action: 'get',
		post_id: post.id,
		revision: 2,
	});
	expect(kept).toMatchObject({ title: 'Na linha', content: expect.stringContaining('Da linha.') });
});

test('a discarded draft is its last revision again, for the search too', async () => {
	const post = await createdPost(api, { title: 'Salvo', content: 'Berinjela assada.' });
	const typed = { title: 'Digitado', slug: 'digitado', content: 'Chuchu refogado.' };
	const version = await type(post, typed);
	await api.call(workingCopies, { action: 'discard', post_id: post.id, version: version - 1 });
	expect(await row(post.id)).toMatchObject({ title: 'Digitado' });
	await api.call(workingCopies, { action: 'discard', post_id: post.id, version });
	expect(await row(post.id)).toMatchObject({
		title: 'Salvo',
		content: post.content,
		typed_version: null,
		typed_slug: null,
	});
	const [kept, gone] = await Promise.all(
		['berinjela', 'chuchu'].map((q) => api.call(adminPosts, { action: 'list', q })),
	);
	expect(kept).toMatchObject({ posts: [{ id: post.id }] });
	expect(gone).toMatchObject({ posts: [] });
});

const addsNew = { action: 'tags' as const, add: ['nova'], remove: [] };
const renamed = { name: 'Outra Ana', line: null, image_url: null, links: [] };
const ofMany: [act: string, (post: Post) => Promise<unknown>, set: Partial<CopyFields>][] = [
	['tags', ({ id }) => api.call(bulkPosts, { ...addsNew, postIds: [id] }), { tags: ['nova'] }],
	[
		'another name',
		({ author: name }) =>
			api.call(authors, { action: 'save', slug: makeNameSlug(name), ...renamed }),
		{ author: 'Outra Ana' },
	],
	[
		'the bin and back',
		async ({ id: postId }) => {
			await api.call(deletePost, { postId });
			await api.call(deletePost, { postId, action: 'restore' });
		},
		{},
	],
];
test.each(ofMany)(
	'an act that leaves typed words alone does not save them: %s',
	async (_, act, set) => {
		const at = tomorrow();
		const image_url = `/images/${'b'.repeat(64)}-480.webp`;
		const post = await createdPost(api, { title: 'Pronto', author: 'Ana Antes' });
		await type(post, { title: 'Pela met', image_url });
		await act(post);
		const refused = await api.tryCall('toggle-publish', { postId: post.id, publish: true });
		expect(refused, 'a cover that no act has saved').toMatchObject({ status: 400 });
		await api.call(calendar, {
			action: 'schedule',
			post_id: post.id,
			from: null,
			at,
			keeps_text: true,
		});
		expect(await row(post.id)).toMatchObject({ title: 'Pronto', image_url: null, ...set });
		expect((await typedIn(post.id))?.fields).toMatchObject({
			title: 'Pela met',
			image_url,
			...set,
		});
	},
);

test('a category that a change of many gives stands in place of one that is gone', async () => {
	const post = await createdPost(api);
	await type(post, { category_id: crypto.randomUUID() });
	const { id } = await ensureCategory(api.db, 'Nova');
	await api.call(bulkPosts, { action: 'category', category_id: id, postIds: [post.id] });
	expect((await typedIn(post.id))?.fields.category_id).toBe(id);
});

test.each(['# Um título\n\n— Ana\n\nUm texto.', 'Um texto.'])(
	'a heading and a line of dialogue stay in a draft of %j',
	async (content) => {
		const post = await createdPost(api);
		await api.db.update(blogPosts).set({ content }).where(eq(blogPosts.id, post.id));
		const dialogue = '# Capítulo 1\n\n— Bom dia\n\nFim.';
		const version = await type(post, { content: dialogue });
		await type(post, { content: dialogue }, version);
		expect((await typedIn(post.id))?.fields.content).toBe(dialogue);
		await api.call(togglePublish, { postId: post.id, publish: true });
		expect((await row(post.id))?.content).toBe(`# Um título\n\n— Ana\n\n${dialogue}`);
	},
);

test('a copy that came beside a draft while it was settled is in its row the next day', async () => {
	const post = await createdPost(api, { title: 'No ar', published: true });
	await type(post, { title: 'Mexido' });
	const now = api.deps.now().toISOString();
	await setPublished(api.db, { ids: [post.id], publish: false, userName: null, now });
	api.deps.clock.advance(86_400_000);
	await runSchedule(api.deps);
	expect(await row(post.id)).toMatchObject({ title: 'Mexido', published: false });
	expect(await copiesOf(post.id)).toBe(0);
});

test('an address that an earlier release saved stands in place of one typed before', async () => {
	const post = await createdPost(api);
	await type(post, { slug: 'digitado-antes' });
	await api.db
		.update(blogPosts)
		.set({ slug: 'salvo-depois', revision: 2, renderer: rendererVersion })
		.where(eq(blogPosts.id, post.id));
	await settleTexts(api.db);
	await api.call(togglePublish, { postId: post.id, publish: true });
	expect(await row(post.id)).toMatchObject({ slug: 'salvo-depois', published: true });
});

test('a cover that no act has saved is checked when the draft goes out', async () => {
	const post = await createdPost(api);
	const image_url = `/images/${'a'.repeat(64)}-480.webp`;
	await type(post, { image_url, image_alt: 'Uma mesa' });
	const refused = await api.tryCall('toggle-publish', { postId: post.id, publish: true });
	expect(refused).toMatchObject({ status: 400, body: { details: { field: 'image_url' } } });
});

test('an upgrade that stops in the middle goes on, and takes over what an older release writes meanwhile', async () => {
	const posts = await Promise.all(
		['Um', 'Dois', 'Três'].map((title) => createdPost(api, { title })),
	);
	for (const post of posts) {
		const fields = JSON.stringify({ ...valuesOf(post), title: `${post.title} mexido` });
		await api.db.execute(sql`insert into drafts (post_id, base_revision, version, fields)
			values (${post.id}::uuid, 1, 7, ${fields}::jsonb)`);
	}
	const [first, second, third] = posts as [Post, Post, Post];
	await api.db.execute(sql`create function stop() returns trigger language plpgsql as
		$$ begin if old.post_id = ${sql.raw(`'${second.id}'`)} then raise 'stopped'; end if; return old; end $$`);
	await api.db.execute(
		sql`create trigger stops before delete on drafts for each row execute function stop()`,
	);
	await expect(settleTexts(api.db)).rejects.toThrow();
	await api.db.execute(sql`drop trigger stops on drafts`);
	// The older release saves once more.
	await api.db.execute(sql`update drafts set version = 8 where post_id = ${second.id}::uuid`);
	await settleTexts(api.db);
	for (const { id, title } of [first, second, third])
		expect(await row(id)).toMatchObject({ title: `${title} mexido` });
	expect((await row(second.id))?.typed_version).toBe(8);
	const version = await type(second, { title: 'E mais' }, 8);
	expect(version).toBe(9);
});
