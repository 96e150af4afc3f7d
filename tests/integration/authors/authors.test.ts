import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { auditLog } from '#contract/audit-log';
import { authors } from '#contract/authors';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { publications } from '#db/schema';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const facts = { line: null, image_url: null, links: [] };
const save = (slug: string | null, name: string, more = {}) =>
	api.call(authors, { action: 'save', slug, name, ...facts, ...more });
const trySave = (slug: string | null, name: string, more = {}) =>
	api.tryCall('authors', { action: 'save', slug, name, ...facts, ...more });
const list = async () => (await api.call(authors, { action: 'list' })).authors ?? [];
const find = async (slug: string) => (await list()).find((author) => author.slug === slug);
const authorOf = async (id: string) => {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	return 'post' in reply ? reply.post.author : undefined;
};
const countPublications = () => api.db.$count(publications);

test('a name that only posts bear is listed, and saving it keeps what was written', async () => {
	await createdPost(api, { author: 'Caio Nunes', published: true });
	await createdPost(api, { author: 'Caio Nunes' });
	expect(await find('caio-nunes')).toEqual({
		name: 'Caio Nunes',
		slug: 'caio-nunes',
		...facts,
		posts: 2,
		published: 1,
	});
	const links = [{ label: 'Site', url: 'https://caio.example/' }];
	const before = await countPublications();
	const saved = await save('caio-nunes', 'Caio Nunes', { line: 'Escreve cedo.', links });
	expect(saved.publication).toEqual(expect.any(Number));
	expect(await countPublications()).toBe(before + 1);
	expect(await find('caio-nunes')).toMatchObject({ line: 'Escreve cedo.', links, posts: 2 });
	const again = await save('caio-nunes', 'Caio Nunes', { line: 'Escreve cedo.', links });
	expect(again.publication, 'nothing new for readers').toBeNull();
});

test('S58: a new name reaches posts, working copies and history with one publication', async () => {
	const live = await createdPost(api, { author: 'Lia Dias', published: true });
	const draft = await createdPost(api, { author: 'lia  dias'.replace('  ', ' ') });
	const begun = randomUUID();
	const copy = { version: 0, fields: aDraft({ author: 'Lia Dias', title: 'Mudado' }) };
	await api.call(workingCopies, { action: 'save', post_id: live.id, base_revision: 1, ...copy });
	await api.call(workingCopies, { action: 'save', post_id: begun, base_revision: 0, ...copy });
	const before = await countPublications();
	await save('lia-dias', 'Lia Moura');
	expect(await countPublications()).toBe(before + 1);
	expect(await authorOf(live.id)).toBe('Lia Moura');
	expect(await authorOf(draft.id)).toBe('Lia Moura');
	for (const [post_id, base_revision] of [
		[live.id, 2],
		[begun, 0],
	] as const) {
		const kept = await api.call(workingCopies, { action: 'get', post_id });
		expect(kept.draft).toMatchObject({
			base_revision,
			fields: { author: 'Lia Moura', title: 'Mudado' },
		});
	}
	const old = { action: 'get', post_id: live.id, revision: 1 } as const;
	expect((await api.call(postRevisions, old)).fields?.author).toBe('Lia Moura');
	expect(await find('lia-dias')).toBeUndefined();
	expect(await find('lia-moura')).toMatchObject({ posts: 3, published: 1 });
});

test('S58: an earlier name that is written again is stored as the present one', async () => {
	const post = await createdPost(api, { author: 'Ivo Paz' });
	await save('ivo-paz', 'Ivo Prado');
	await save('ivo-prado', 'Ivo Luz');
	const { id, title, content } = post;
	const saved = await api.call(updatePost, { id, title, content, author: 'IVO PAZ' });
	expect(saved.post.author).toBe('Ivo Luz');
	expect((await createdPost(api, { author: 'Ivo Prado' })).author).toBe('Ivo Luz');
	const back = await save('ivo-luz', 'Ivo Paz');
	expect(back.author).toMatchObject({ name: 'Ivo Paz', slug: 'ivo-paz' });
	expect((await createdPost(api, { author: 'Ivo Luz' })).author).toBe('Ivo Paz');
});

test('two people whose names have one address are refused with the name of the other', async () => {
	await createdPost(api, { author: 'Rui Sá' });
	await createdPost(api, { author: 'Teo Brás' });
	for (const [slug, name] of [
		['teo-bras', 'RUI SA'],
		[null, 'Rui Sá'],
	] as const) {
		expect(await trySave(slug, name)).toMatchObject({
			status: 409,
			body: { error: 'Já existe “Rui Sá”, e os dois nomes teriam o mesmo endereço.' },
		});
	}
	expect(await save('rui-sa', 'Rui Sa')).toMatchObject({ author: { name: 'Rui Sa' } });
});

test.each([
	['ht\ntps://a.example', 'https://a.example/'],
	['https:a.example', 'https://a.example/'],
	[' HTTP://A.Example/ação ', 'http://a.example/a%C3%A7%C3%A3o'],
])('a link written as %j is stored as a browser understands it', async (url, stored) => {
	await save('caio-nunes', 'Caio Nunes', { links: [{ label: 'Site', url }] });
	expect(await find('caio-nunes')).toMatchObject({ links: [{ label: 'Site', url: stored }] });
});

test.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'a.example', 'https://'])(
	'%j is no link of an author',
	async (url) => {
		const error = 'O link precisa começar com https:// e levar a um site.';
		const refused = await trySave(null, 'Alguém', { links: [{ label: 'Site', url }] });
		expect(refused).toMatchObject({ status: 400, body: { error } });
	},
);

test.each([
	[{ name: ' ' }, 'Escreva o nome.'],
	[{ name: 'x'.repeat(121) }, 'O nome tem 121 caracteres; cabem 120.'],
	[{ line: 'x'.repeat(301) }, 'A bio tem 301 caracteres; cabem 300.'],
	[{ image_url: 'https://fora.example/a.png' }, 'Escolha uma imagem da biblioteca do blog.'],
	[{ links: [{ label: '', url: 'https://a.example' }] }, 'Escreva o texto do link.'],
])('%j is refused with a sentence', async (given, error) => {
	expect(await trySave(null, 'Alguém', given)).toMatchObject({ status: 400, body: { error } });
});

test('an author without posts is deleted; one whom a post names stays, and nothing unknown is saved', async () => {
	await save(null, 'Gil Costa');
	await api.call(authors, { action: 'delete', slug: 'gil-costa' });
	expect(await find('gil-costa')).toBeUndefined();
	await createdPost(api, { author: 'Noé Pires' });
	expect(await api.tryCall('authors', { action: 'delete', slug: 'noe-pires' })).toMatchObject({
		status: 409,
		body: { code: 'in_use' },
	});
	expect(await trySave('ninguem', 'Alguém')).toMatchObject({ status: 404 });
	const { entries } = await api.call(auditLog, {});
	expect(entries.map(({ event }) => event)).toEqual(
		expect.arrayContaining(['author_saved', 'author_deleted']),
	);
});
