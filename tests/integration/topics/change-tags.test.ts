import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPost } from '#contract/create-post';
import { postRevisions } from '#contract/post-revisions';
import { topics } from '#contract/topics';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { copyPost } from '../../support/copied-posts.ts';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { hourMs } from '../../support/test-deps.ts';
import { topicActs } from '../../support/topic-acts.ts';

const api = apiForFile();
const acts = topicActs(api);
beforeEach(() => api.deps.clock.advance(hourMs));
afterEach(() => acts.clear());

test.each([
	['an hour later', hourMs],
	['in the same moment', 0],
])(
	'%s a tag is renamed in every post, copy and revision, once where both were',
	async (_, sinceMs) => {
		const post = await createdPost(api, { tags: ['foco', 'rotina', 'atenção'], published: true });
		const fields = aDraft({ tags: ['foco', 'nova'] });
		await api.call(workingCopies, {
			action: 'save',
			post_id: post.id,
			base_revision: 1,
			version: 0,
			fields,
		});
		const before = await acts.allRows();
		api.deps.clock.advance(sinceMs);
		const merged = await acts.change({ action: 'merge-tag', name: 'foco', into: 'atenção' });
		expect(merged.publication).toEqual(expect.any(Number));
		expect(await acts.get(post.id)).toMatchObject({ tags: ['atenção', 'rotina'], revision: 1 });
		const { draft } = await api.call(workingCopies, { action: 'get', post_id: post.id });
		expect(draft?.fields.tags).toEqual(['atenção', 'nova']);
		const { fields: old } = await api.call(postRevisions, {
			action: 'get',
			post_id: post.id,
			revision: 1,
		});
		expect(old?.tags).toEqual(['atenção', 'rotina']);
		expect((await acts.formerOf()).tags).toEqual([{ name: 'foco', to: 'atenção' }]);
		await acts.undo(merged.change);
		expect(await acts.allRows()).toEqual(before);
	},
);

test('undoing a tag keeps the tags that were changed since', async () => {
	const post = await createdPost(api, { tags: ['foco', 'rotina'] });
	const renamed = await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	await acts.change({ action: 'rename-tag', name: 'atenção', to: 'presença' });
	const { id, title, content } = post;
	await api.call(updatePost, { id, title, content, tags: ['presença', 'mesa'] });
	await acts.undo(renamed.change);
	expect((await acts.get(id)).tags).toEqual(['mesa', 'foco']);
});

test('a form that was open meanwhile keeps the new name; a former name typed beside it is a tag of its own', async () => {
	const post = await createdPost(api, { tags: ['foco', 'mesa'], published: true });
	const { id, title, content } = post;
	await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	const save = (tags: string[]) => api.call(updatePost, { id, title, content, tags });
	expect((await save(['foco', 'mesa', 'luz'])).post.tags).toEqual(['atenção', 'mesa', 'luz']);
	expect((await save(['atenção', 'foco'])).post.tags).toEqual(['atenção', 'foco']);
	const other = await createdPost(api, { tags: ['atenção'] });
	const typed = { id: other.id, title, content, tags: ['foco'] };
	expect((await api.call(updatePost, typed)).post.tags).toEqual(['foco']);
});

test('a form whose tag no save has had yet keeps the new name, too', async () => {
	const post_id = crypto.randomUUID();
	const type = async (version: number) => {
		const fields = aDraft({ tags: ['foco', 'nova'] });
		const saved = { action: 'save', post_id, base_revision: 0, version, fields } as const;
		return (await api.call(workingCopies, saved)).draft;
	};
	const first = await type(0);
	await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	await type(first?.version ?? 0);
	const { draft } = await api.call(workingCopies, { action: 'get', post_id });
	expect(draft?.fields.tags).toEqual(['atenção', 'nova']);
	const { title, content, author, category } = aNewPost({ id: post_id });
	const created = await api.call(createPost, {
		id: post_id,
		title,
		content,
		author,
		category,
		tags: ['foco', 'nova'],
	});
	expect(created.post.tags).toEqual(['atenção', 'nova']);
});

test('a name that returns to its tag leaves no loop', async () => {
	await createdPost(api, { tags: ['foco'], published: true });
	await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	const back = await acts.change({ action: 'rename-tag', name: 'atenção', to: 'foco' });
	expect((await acts.formerOf()).tags).toEqual([{ name: 'atenção', to: 'foco' }]);
	await acts.undo(back.change);
	expect((await acts.formerOf()).tags).toEqual([{ name: 'foco', to: 'atenção' }]);
});

test('tags that cannot be changed say why', async () => {
	const long = 'a'.repeat(51);
	await createdPost(api, { tags: ['foco', 'Mesa', 'luz'] });
	expect(await acts.refused({ action: 'rename-tag', name: 'foco', to: 'Mesa' })).toMatchObject({
		status: 409,
		error: 'Já existe uma tag com este nome.',
		details: { name: 'Mesa' },
	});
	expect((await acts.refused({ action: 'rename-tag', name: 'foco', to: 'mesa' })).error).toBe(
		'Já existe a tag “Mesa”, que só muda em acentos, maiúsculas ou sinais.',
	);
	expect((await acts.refused({ action: 'rename-tag', name: 'foco', to: ' ' })).error).toBe(
		'Escreva o nome da tag.',
	);
	expect((await acts.refused({ action: 'rename-tag', name: 'foco', to: long })).error).toBe(
		'O nome tem 51 caracteres; cabem 50.',
	);
	expect((await acts.refused({ action: 'rename-tag', name: 'foco', to: 'a, b' })).error).toBe(
		'Uma tag não tem vírgula: a vírgula separa tags.',
	);
	expect((await acts.refused({ action: 'merge-tag', name: 'foco', into: 'foco' })).error).toBe(
		'Escolha outra tag para mesclar.',
	);
	expect((await acts.refused({ action: 'merge-tag', name: 'foco', into: 'nada' })).status).toBe(
		404,
	);
	expect((await acts.refused({ action: 'delete-tags', names: ['nada'] })).error).toBe(
		'Esta tag não existe mais.',
	);
	const mended = await acts.change({ action: 'rename-tag', name: 'Mesa', to: 'mesa' });
	expect(mended).toMatchObject({ change: expect.any(String), publication: null });
});

test('of the tags to delete, a name that no post has any more stays free', async () => {
	const post = await createdPost(api, { tags: ['foco', 'mesa'] });
	const gone = await acts.change({ action: 'delete-tags', names: ['foco', 'ninguém usa'] });
	expect((await acts.formerOf()).tags).toEqual([{ name: 'foco', to: null }]);
	await acts.undo(gone.change);
	expect((await acts.get(post.id)).tags).toEqual(['foco', 'mesa']);
});

test('10,000 tags are listed, deleted at once, and come back', { timeout: 120_000 }, async () => {
	const names = Array.from({ length: 10_000 }, (_, number) => `tag ${number}`);
	const { id } = await createdPost(api, { tags: ['x'], published: true });
	const tags = sql`array(select 'tag ' || tag from generate_series(n * 10 - 10, n * 10 - 1) tag)`;
	await copyPost(api.db, { id, copies: 1_000, given: { slug: sql`'muitas-' || n`, tags } });
	expect((await api.call(topics, {})).tags).toHaveLength(10_001);
	const before = await acts.allRows();
	const gone = await acts.change({ action: 'delete-tags', names });
	expect(gone.publication).toEqual(expect.any(Number));
	expect((await api.call(topics, {})).tags).toEqual([{ name: 'x', posts: 1 }]);
	expect((await acts.formerOf()).tags).toHaveLength(10_000);
	await acts.undo(gone.change);
	expect(await acts.allRows()).toEqual(before);
});

test('topics are listed with their use, and pairs that look the same until they are called different', async () => {
	await createdPost(api, { category: 'Um', tags: ['planejamento', 'foco'], published: true });
	await createdPost(api, { category: 'Um', tags: ['planejamento'] });
	await createdPost(api, {
		category: 'Um',
		tags: ['Planejamentos'],
		scheduled_at: '2027-05-10T12:30:00Z',
	});
	await acts.aCategory('Vazia');
	const listed = await api.call(topics, {});
	expect(listed.categories).toMatchObject([
		{ name: 'Um', live: 1, drafts: 1, scheduled: 1, last_at: expect.any(String) },
		{ name: 'Vazia', live: 0, drafts: 0, scheduled: 0, last_at: null },
	]);
	expect(listed.tags).toEqual([
		{ name: 'planejamento', posts: 2 },
		{ name: 'foco', posts: 1 },
		{ name: 'Planejamentos', posts: 1 },
	]);
	expect(listed.twins).toEqual([['planejamento', 'Planejamentos']]);
	await acts.change({ action: 'keep-apart', names: ['planejamento', 'Planejamentos'] });
	expect((await api.call(topics, {})).twins).toEqual([]);
	const names = ['planejamento', 'foco'];
	expect(await acts.change({ action: 'count-tags', names })).toMatchObject({ posts: 2 });
});
