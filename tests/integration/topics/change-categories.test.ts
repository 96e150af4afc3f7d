import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#contract/audit-log';
import { categories } from '#contract/categories';
import { postRevisions } from '#contract/post-revisions';
import { topics } from '#contract/topics';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';
import { topicActs } from '../../support/topic-acts.ts';

const api = apiForFile();
const acts = topicActs(api);
beforeEach(() => api.deps.clock.advance(hourMs));
afterEach(() => acts.clear());

test('S61: a category gets another name and look, and its former address leads to it', async () => {
	const { id } = await acts.aCategory('Vendas');
	const post = await createdPost(api, { category: 'Vendas', published: true });
	const { publication } = await acts.change({
		action: 'change-category',
		id,
		name: 'Vendas e preço',
		icon: 'guias',
		accent: 'vendas',
		line: ' Como cobrar. ',
	});
	expect(publication).toEqual(expect.any(Number));
	const [category] = (await api.call(categories, {})).categories;
	expect(category).toEqual({
		id,
		name: 'Vendas e preço',
		slug: 'vendas-e-preco',
		icon: 'guias',
		accent: 'vendas',
		line: 'Como cobrar.',
	});
	expect(await acts.get(post.id)).toMatchObject({ category_id: id, revision: 1 });
	expect((await acts.formerOf()).categories).toEqual([
		{ id: null, name: 'Vendas', slug: 'vendas', to: 'vendas-e-preco' },
	]);
});

test('chains of names are folded, and a new category may take a former name', async () => {
	const { id } = await acts.aCategory('Vendas');
	await acts.rename(id, 'Preço');
	await acts.rename(id, 'Cobrança');
	const guides = await acts.aCategory('Guias');
	await acts.change({ action: 'merge-category', id, into: guides.id });
	expect((await acts.formerOf()).categories.map(({ slug, to }) => [slug, to])).toEqual([
		['cobranca', 'guias'],
		['preco', 'guias'],
		['vendas', 'guias'],
	]);
	expect((await acts.aCategory('Vendas')).slug).toBe('vendas');
});

test('S61: a merge takes posts of every state, working copies and revisions along, and leaves their numbers alone', async () => {
	const from = await acts.aCategory('Vendas');
	const into = await acts.aCategory('Negociação');
	const live = await createdPost(api, { category_id: from.id, published: true });
	const planned = await createdPost(api, {
		category_id: from.id,
		scheduled_at: '2027-05-10T12:30:00Z',
	});
	const fields = aDraft({ title: 'Cópia', category_id: from.id });
	await api.call(workingCopies, {
		action: 'save',
		post_id: live.id,
		base_revision: 1,
		version: 0,
		fields,
	});
	const merged = await acts.change({ action: 'merge-category', id: from.id, into: into.id });
	expect(merged.publication).toEqual(expect.any(Number));
	for (const { id, updated_at } of [live, planned]) {
		expect(await acts.get(id)).toMatchObject({ category_id: into.id, revision: 1, updated_at });
	}
	const { draft } = await api.call(workingCopies, { action: 'get', post_id: live.id });
	expect(draft?.fields.category_id).toBe(into.id);
	const restored = await api.call(postRevisions, {
		action: 'restore',
		post_id: live.id,
		revision: 1,
		current_revision: 1,
	});
	expect(restored.post?.category?.name).toBe('Negociação');
	const { title, content } = live;
	const saved = await api.call(updatePost, {
		id: planned.id,
		title,
		content,
		category_id: from.id,
	});
	expect(saved.post.category?.id).toBe(into.id);
});

test('a change planned for a live post goes out with the topics that its own lead to', async () => {
	const from = await acts.aCategory('Vendas');
	const into = await acts.aCategory('Negociação');
	const { id } = await createdPost(api, { category_id: from.id, tags: ['foco'], published: true });
	const post = await acts.get(id);
	const at = new Date(api.deps.now().getTime() + dayMs).toISOString();
	await plannedChange(api, post, { at, title: 'Mudado' });
	await acts.change({ action: 'merge-category', id: from.id, into: into.id });
	await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	api.deps.clock.advance(dayMs + hourMs);
	await runSchedule(api.deps);
	expect(await acts.get(id)).toMatchObject({
		title: 'Mudado',
		category_id: into.id,
		tags: ['atenção'],
	});
});

test('S61: undoing a merge brings every row back as it was', async () => {
	const from = await acts.aCategory('Vendas');
	await acts.rename(from.id, 'Preço');
	const into = await acts.aCategory('Negociação');
	const mine = await createdPost(api, { category_id: from.id, published: true });
	await createdPost(api, { category_id: into.id, published: true });
	const fields = aDraft({ category_id: from.id });
	await api.call(workingCopies, {
		action: 'save',
		post_id: mine.id,
		base_revision: 1,
		version: 0,
		fields,
	});
	const before = await acts.allRows();
	const merged = await acts.change({ action: 'merge-category', id: from.id, into: into.id });
	expect(await acts.allRows()).not.toEqual(before);
	expect((await acts.undo(merged.change)).publication).toBeGreaterThan(merged.publication ?? 0);
	expect(await acts.allRows()).toEqual(before);
	expect(await acts.refused({ action: 'undo', change: merged.change })).toMatchObject({
		status: 404,
		error: 'Esta mudança não pode mais ser desfeita.',
	});
});

test('undoing keeps what was changed since: a post that moved on, and a target that was merged itself', async () => {
	const [a, b, c] = [
		await acts.aCategory('Aa'),
		await acts.aCategory('Bb'),
		await acts.aCategory('Cc'),
	];
	const stays = await createdPost(api, { category_id: a.id });
	const moves = await createdPost(api, { category_id: a.id });
	const first = await acts.change({ action: 'merge-category', id: a.id, into: b.id });
	const { title, content } = moves;
	await api.call(updatePost, { id: moves.id, title, content, category_id: c.id });
	const own = await acts.aCategory('Dd');
	await api.call(updatePost, { id: moves.id, title, content, category_id: own.id });
	await acts.change({ action: 'merge-category', id: b.id, into: c.id });
	await acts.undo(first.change);
	expect((await acts.get(stays.id)).category_id).toBe(a.id);
	expect((await acts.get(moves.id)).category_id).toBe(own.id);
});

test('a change of name is undone with its addresses, but not over a name that another category has taken', async () => {
	const { id } = await acts.aCategory('Vendas');
	const before = await acts.allRows();
	const renamed = await acts.rename(id, 'Preço');
	await acts.undo(renamed.change);
	expect(await acts.allRows()).toEqual(before);
	const again = await acts.rename(id, 'Preço');
	await acts.aCategory('Vendas');
	expect(await acts.refused({ action: 'undo', change: again.change })).toMatchObject({
		status: 409,
		error: 'Já existe uma categoria com este nome.',
	});
});

test('an older change of name is undone, and the names since lead on', async () => {
	const { id } = await acts.aCategory('Um');
	const first = await acts.rename(id, 'Dois');
	await acts.rename(id, 'Três');
	await acts.undo(first.change);
	const former = (await acts.formerOf()).categories;
	expect(former.map(({ slug, to }) => [slug, to]).toSorted()).toEqual([
		['dois', 'um'],
		['tres', 'um'],
	]);
});

test('S61: after 30 days a change stays', async () => {
	const { id } = await acts.aCategory('Vendas');
	const renamed = await acts.rename(id, 'Preço');
	api.deps.clock.advance(30 * dayMs + hourMs);
	expect(await acts.refused({ action: 'undo', change: renamed.change })).toMatchObject({
		status: 404,
	});
	expect((await api.call(topics, {})).changes).toEqual([]);
});

test('a deleted category leaves its posts to another one or to none', async () => {
	const from = await acts.aCategory('Vendas');
	await acts.aCategory('Guias');
	const post = await createdPost(api, { category_id: from.id, published: true });
	const gone = await acts.change({ action: 'delete-category', id: from.id, into: null });
	expect((await acts.get(post.id)).category).toBeNull();
	expect((await acts.formerOf()).categories).toEqual([
		{ id: from.id, name: 'Vendas', slug: 'vendas', to: null },
	]);
	await acts.undo(gone.change);
	expect((await acts.get(post.id)).category?.name).toBe('Vendas');
});

test('what cannot be done says why and changes nothing', async () => {
	const only = await acts.aCategory('Gestão');
	const { id } = only;
	const remove = { action: 'delete-category', id, into: null };
	expect(await acts.refused(remove)).toMatchObject({
		code: 'in_use',
		error: 'Esta é a última categoria. Crie outra antes de excluir esta.',
	});
	const other = await acts.aCategory('Guias');
	const before = await acts.allRows();
	const look = { action: 'change-category', id: other.id, icon: null, accent: null, line: '' };
	expect(await acts.refused({ ...look, name: 'Gestão' })).toMatchObject({
		status: 409,
		error: 'Já existe uma categoria com este nome.',
		details: { id },
	});
	expect((await acts.refused({ ...look, name: 'GESTAO' })).error).toBe(
		'Já existe a categoria “Gestão”, que só muda em acentos, maiúsculas ou hifens.',
	);
	expect((await acts.refused({ ...look, name: '  ' })).error).toBe('Escreva o nome da categoria.');
	expect((await acts.refused({ ...look, name: 'a'.repeat(81) })).error).toBe(
		'O nome passa de 80 caracteres.',
	);
	expect((await acts.refused({ action: 'merge-category', id, into: id })).error).toBe(
		'Escolha outra categoria para mesclar.',
	);
	const unknown = '00000000-0000-4000-8000-000000000000';
	expect((await acts.refused({ action: 'merge-category', id, into: unknown })).status).toBe(404);
	expect(await acts.allRows()).toEqual(before);
	expect(await acts.rename(id, 'Gestão')).toMatchObject({ change: null, publication: null });
	expect((await acts.rename(id, 'gestao')).publication).toEqual(expect.any(Number));
	expect((await api.call(categories, {})).categories.map(({ slug }) => slug)).toContain('gestao');
});

test('the log says who changed which topic', async () => {
	const { id } = await acts.aCategory('Vendas');
	const renamed = await acts.rename(id, 'Preço');
	await acts.undo(renamed.change);
	const { entries } = await api.call(auditLog, { kind: 'posts' });
	expect(entries.slice(0, 2)).toMatchObject([
		{ event: 'topic_undone', user_name: 'Ana', subject: 'Vendas' },
		{ event: 'topic_changed', user_name: 'Ana', subject: 'Vendas → Preço' },
	]);
});

test('of two editors who merge in opposite directions one succeeds, and nothing is lost', async () => {
	const [a, b] = [await acts.aCategory('Aa'), await acts.aCategory('Bb')];
	await Promise.all(
		Array.from({ length: 6 }, (_, at) =>
			createdPost(api, { category_id: at % 2 ? a.id : b.id, published: true }),
		),
	);
	const answers = await Promise.all([
		api.tryCall('change-topic', { action: 'merge-category', id: a.id, into: b.id }),
		api.tryCall('change-topic', { action: 'merge-category', id: b.id, into: a.id }),
	]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const [left] = (await api.call(topics, {})).categories;
	expect(left).toMatchObject({ live: 6 });
});
