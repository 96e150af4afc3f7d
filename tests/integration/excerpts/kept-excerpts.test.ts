import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeSnapshot } from '#content/take-snapshot';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { createAdmin } from '#db/accounts/create-admin';
import { valuesOf } from '#domain/post/form-values';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { getPost } from '../../support/get-post.ts';
import { keptVersions } from '../../support/kept-version.ts';
import { loadKept } from '../../support/load-kept.ts';
import { admin, cheapHash, createTestApi, type TestApi } from '../../support/test-api.ts';
import { createEmptyDatabase } from '../../support/test-database.ts';

const version = keptVersions.find(({ name }) => name === '2026-11-25');
const readsTable = 'Plano De Até sexta Inclui Mesa livre R$ 690';
const ofPrices = 'Os preços valem até sexta.';

let api: TestApi;
let folder: string;
beforeEach(async () => {
	if (!version) throw new Error('there is no kept version with excerpts');
	const database = await createEmptyDatabase();
	await loadKept(version, database.url);
	const { email, name } = admin;
	await createAdmin(database.db, { email, name, passwordHash: cheapHash(admin.password) });
	api = await createTestApi(database);
	api.deps.clock.set('2027-01-01T12:00:00.000Z');
	folder = await mkdtemp(join(tmpdir(), 'excerpts-'));
});
afterEach(async () => {
	await rm(folder, { recursive: true, force: true });
	await api.close();
});

const get = (slug: string) => getPost(api, slug);
const keptRow = (slug: string) =>
	version?.tables.get('blog_posts')?.find((row) => row['slug'] === slug) ?? {};

/** The public posts as a build reads them, with their excerpts. */
async function build() {
	const { snapshot } = await takeSnapshot(api.db, folder, api.deps.now(), new Set());
	return new Map(snapshot.posts.map((post) => [post.slug, post]));
}

async function planChange(slug: string, content: string, excerpt: string) {
	const post = await get(slug);
	const fields = { ...valuesOf(post), content, excerpt, scheduled_at: null };
	const { draft } = await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields,
	});
	const at = '2027-01-02T12:00:00.000Z';
	const plan = { action: 'plan-change', post_id: post.id, at, draft_version: draft?.version };
	expect((await api.tryCall('plans', plan)).status).toBe(200);
	api.deps.clock.set('2027-01-02T12:00:30.000Z');
	await runSchedule(api.deps);
}

test('a rebuild alone gives a post whose stored excerpt read a table the beginning of its prose', async () => {
	const slug = 'os-precos-da-casa';
	expect(keptRow(slug)['excerpt']).toContain(readsTable);
	const post = (await build()).get(slug);
	expect(post).toMatchObject({ id: keptRow(slug)['id'], excerpt: ofPrices });
});

test('so does a save of a form that still holds the stored one', async () => {
	const post = await get('os-precos-da-casa');
	expect(post).toMatchObject({ excerpt: ofPrices, excerpt_typed: false });
	const { id, title, content } = post;
	const excerpt = String(keptRow(post.slug)['excerpt']);
	const saved = await api.call(updatePost, { id, title, content, excerpt });
	expect(saved.post).toMatchObject({ slug: post.slug, excerpt: ofPrices, excerpt_typed: false });
	const { fields } = await api.call(postRevisions, {
		action: 'get',
		post_id: id,
		revision: saved.post.revision,
	});
	expect(fields?.excerpt).toBe('');
});

test('so does a plan that was made with the stored one', async () => {
	const slug = 'os-precos-da-casa';
	await planChange(slug, 'A tabela acabou.', String(keptRow(slug)['excerpt']));
	expect(await get(slug)).toMatchObject({ excerpt: 'A tabela acabou.', excerpt_typed: false });
});

test('a rebuild finds the excerpts that earlier texts left behind, and keeps those that were typed', async () => {
	const posts = await build();
	const excerpts = (...slugs: string[]) => slugs.map((slug) => posts.get(slug)?.excerpt);
	expect(excerpts('uma-oferta-que-acabou', 'um-texto-escrito-tres-vezes', 'so-uma-tabela')).toEqual(
		['A oferta acabou.', 'A terceira versão.', ''],
	);
	expect(excerpts('um-resumo-de-proprio-punho', 'um-resumo-digitado-que-fica')).toEqual([
		'Escrito por quem assina.',
		'Um resumo que fica.',
	]);
	expect(excerpts('um-texto-com-nota-e-codigo')).toEqual(['A nota explica.']);
});

test('the form of a post with a kept copy holds no excerpt that nobody typed', async () => {
	const post_id = String(keptRow('uma-oferta-a-corrigir')['id']);
	const { draft } = await api.call(workingCopies, { action: 'get', post_id });
	expect(draft?.fields).toMatchObject({ content: 'A oferta mudou.', excerpt: '' });
});

test('a plan that an earlier version made comes out with the beginning of its own text', async () => {
	api.deps.clock.set('2036-01-01T12:00:30.000Z');
	await runSchedule(api.deps);
	expect(await get('uma-oferta-que-vai-acabar')).toMatchObject({
		content: expect.stringContaining('A oferta vai acabar.'),
		excerpt: 'A oferta vai acabar.',
	});
});

test('an excerpt typed after the plan was made is no conflict', async () => {
	const { id, title, content } = await get('uma-oferta-que-vai-acabar');
	await api.call(updatePost, { id, title, content, excerpt: 'Digitado depois.' });
	api.deps.clock.set('2036-01-01T12:00:30.000Z');
	await runSchedule(api.deps);
	expect(await get('uma-oferta-que-vai-acabar')).toMatchObject({
		content: expect.stringContaining('A oferta vai acabar.'),
		excerpt: 'Digitado depois.',
	});
});
