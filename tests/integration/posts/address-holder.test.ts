import { expect, test } from 'vitest';
import { addressHolder } from '#contract/address-holder';
import { deletePost } from '#contract/delete-post';
import { updatePost } from '#contract/update-post';
import { plans, postForwards } from '#db/plan-schema';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const bin = (id: string) => api.call(deletePost, { postId: id, action: 'delete' });
const restore = (id: string) => api.call(deletePost, { postId: id, action: 'restore' });
const find = async (slug: string, post_id?: string) =>
	(await api.call(addressHolder, { action: 'find', slug, ...(post_id && { post_id }) })).holder;
const take = (slug: string) => api.call(addressHolder, { action: 'take', slug });
const tryToCreate = (slug: string) => api.tryCall('create-post', aNewPost({ slug }));
const slugOf = async (id: string) =>
	(await api.tryCall('admin-posts', { action: 'get', slug: id })).body.post.slug;

test.each([
	[
		'na Lixeira',
		{ title: 'Política de uso', slug: 'politica' },
		'O endereço “politica” é de “Política de uso”, na Lixeira.',
	],
	[
		'no ar',
		{ title: 'Regras', slug: 'regras', published: true },
		'O endereço “regras” é de “Regras”, que está no ar.',
	],
	[
		'agendado',
		{ title: 'Avisos', slug: 'avisos', scheduled_at: '2031-01-01T12:00:00.000Z' },
		'O endereço “avisos” é de “Avisos”, que está agendado.',
	],
	[
		'rascunho',
		{ title: 'Ideias', slug: 'ideias' },
		'O endereço “ideias” é de “Ideias”, nos rascunhos.',
	],
])(
	'an address that a post has (%s) is refused with that post’s name and place',
	async (where, given, text) => {
		const post = await createdPost(api, given);
		if (where === 'na Lixeira') await bin(post.id);
		const answer = await tryToCreate(given.slug);
		expect(answer).toMatchObject({
			status: 409,
			body: {
				code: 'slug_taken',
				error: text,
				details: { field: 'slug', holder: { id: post.id } },
			},
		});
		const other = await createdPost(api, { title: 'Outro' });
		const renamed = { id: other.id, title: 'Outro', content: 'x', slug: given.slug };
		expect((await api.tryCall('update-post', renamed)).body.error).toBe(text);
		expect(await find(given.slug, post.id)).toBeNull();
	},
);

test('S87: the bin’s address is taken: its post is restored with another one, and a second try changes nothing', async () => {
	const old = await createdPost(api, { title: 'Tabela', slug: 'tabela', published: true });
	await bin(old.id);
	expect((await take('tabela')).moved).toEqual({ title: 'Tabela', slug: 'tabela-2' });
	expect((await take('tabela')).moved).toBeNull();
	const post = await createdPost(api, { slug: 'tabela', published: true });
	expect(post.slug).toBe('tabela');
	await restore(old.id);
	await api.tryCall('toggle-publish', { postId: old.id, publish: true });
	expect(await slugOf(old.id)).toBe('tabela-2');
	const { redirects, posts } = await readPublicBlog(api.db, 'created_at', async (blog) => blog);
	expect(redirects.filter(({ from }) => from === 'tabela')).toEqual([]);
	expect(posts.find(({ id }) => id === post.id)?.slug).toBe('tabela');
});

test('an address taken from the bin and then not used leads to its post again once that is back', async () => {
	const old = await createdPost(api, { title: 'Mapa', slug: 'mapa', published: true });
	await bin(old.id);
	await take('mapa');
	await restore(old.id);
	await api.tryCall('toggle-publish', { postId: old.id, publish: true });
	const led = await readPublicBlog(api.db, 'created_at', async ({ redirects }) => redirects);
	expect(led).toContainEqual({ from: 'mapa', to: 'mapa-2' });
});

test('two who take it at once both get it free', async () => {
	const old = await createdPost(api, { title: 'Festa', slug: 'festa' });
	await bin(old.id);
	const answers = await Promise.all([take('festa'), take('festa')]);
	expect(answers.filter(({ moved }) => moved !== null)).toHaveLength(1);
	expect(await slugOf(old.id)).toBe('festa-2');
});

test('no other post’s address is taken', async () => {
	const live = await createdPost(api, { title: 'Preços', slug: 'precos', published: true });
	const { status, body } = await api.tryCall('address-holder', { action: 'take', slug: 'precos' });
	expect([status, body.code, body.error]).toEqual([
		409,
		'slug_taken',
		'O endereço “precos” é de “Preços”, que está no ar.',
	]);
	expect(await slugOf(live.id)).toBe('precos');
});

test('S87: an old address, a plan, a text in hand and the heir of a removed post are named', async () => {
	const post = await createdPost(api, { title: 'Horários', slug: 'horas', published: true });
	await api.call(updatePost, { id: post.id, title: 'Horários', content: 'x', slug: 'horarios' });
	expect(await find('horas')).toMatchObject({
		kind: 'redirect',
		title: 'Horários',
		is_binned: false,
	});
	expect(await find('horas', post.id)).toBeNull();
	const fields = { ...(await find('horas')), slug: 'horario-de-verao', title: 'Horário de verão' };
	await api.db.insert(plans).values({
		post_id: post.id,
		kind: 'change',
		at: '2031-01-01T12:00:00.000Z',
		base_revision: 2,
		fields: fields as never,
	});
	expect(await find('horario-de-verao')).toMatchObject({ kind: 'plan', title: 'Horários' });
	const removed = await createdPost(api, { title: 'Promoção', slug: 'promocao', published: true });
	await bin(removed.id);
	await api.db.insert(postForwards).values({ post_id: removed.id, leads_to: post.id });
	expect(await find('promocao')).toMatchObject({ kind: 'bin', leads_to: 'Horários' });
	expect(await find('livre')).toBeNull();
});
