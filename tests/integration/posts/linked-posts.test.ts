import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addressLinks } from '#contract/address-links';
import { adminPosts } from '#contract/admin-posts';
import { deletePost } from '#contract/delete-post';
import { linkedPosts } from '#contract/linked-posts';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { listHiddenSlugs } from '#db/posts/linked-posts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
beforeAll(async () => {
	await createdPost(api, { title: 'O custo da interrupção', slug: 'custo', published: true });
	await createdPost(api, {
		title: 'Como avisar sem interromper',
		scheduled_at: '2026-11-30T12:00:00Z',
	});
	await createdPost(api, { title: 'Interrupções: o diário' });
	const { id } = await createdPost(api, { title: 'Trabalho sem interrupção', published: true });
	await api.call(deletePost, { postId: id, action: 'delete' });
	await createdPost(api, { title: 'A cadeira que se paga em 36 meses', published: true });
});

const find = (q: string) => api.call(linkedPosts, { action: 'find', q });

test('posts are found by words of their titles in any order, whatever the accents, published ones first, those in the bin last', async () => {
	const { posts, nearest } = await find('interrup');
	expect(posts.map(({ title }) => title)).toEqual([
		'O custo da interrupção',
		'Interrupções: o diário',
		'Trabalho sem interrupção',
	]);
	expect(posts.map(({ deleted_at }) => deleted_at !== null)).toEqual([false, false, true]);
	expect(posts.map(({ published }) => published).slice(0, 2)).toEqual([true, false]);
	expect(nearest).toBeNull();
	expect((await find('INTERRUPÇÃO custo')).posts).toMatchObject([
		{ slug: 'custo', category: 'Gestão' },
	]);
	expect((await find('avisar')).posts[0]?.scheduled_at).toBe('2026-11-30T12:00:00.000Z');
	expect((await find('%')).posts).toHaveLength((await find('')).posts.length);
});

test('the post that would link to itself is not offered, nor named as the nearest', async () => {
	const { posts } = await find('custo da interrupção');
	const except = posts[0]?.id;
	const others = await api.call(linkedPosts, { action: 'find', q: 'interrup', except });
	expect(others.posts.map(({ title }) => title)).not.toContain('O custo da interrupção');
	const { nearest } = await api.call(linkedPosts, { action: 'find', q: 'cutso', except });
	expect(nearest?.id).not.toBe(except);
});

test('words of a text, a tag or a category are found too, after those of titles', async () => {
	await createdPost(api, {
		title: 'Outra coisa',
		content: 'Um texto sobre zunzuns.',
		tags: ['fagote'],
	});
	await createdPost(api, { title: 'Zunzuns em casa' });
	const titles = async (q: string) => (await find(q)).posts.map(({ title }) => title);
	expect(await titles('zunzun')).toEqual(['Zunzuns em casa', 'Outra coisa']);
	expect(await titles('fagote')).toEqual(['Outra coisa']);
	expect(await titles('gestão outra')).toEqual(['Outra coisa']);
});

test.each([
	['cadera', 'A cadeira que se paga em 36 meses'],
	['interupção', 'O custo da interrupção'],
	['xilofone', undefined],
])('where nothing is called %s, the most similar title is named', async (q, title) => {
	const { posts, nearest } = await find(q);
	expect(posts).toEqual([]);
	if (title) expect(nearest?.title).toMatch(/interrup|cadeira/i);
	else expect(nearest).toBeNull();
});

test('one call tells where addresses lead, former ones too', async () => {
	const post = await createdPost(api, { title: 'Um', slug: 'um-antes', published: true });
	await api.call(updatePost, { ...post, slug: 'um-depois' });
	const slugs = ['um-antes', 'um-depois', 'custo', 'nenhum'];
	const { posts } = await api.call(linkedPosts, { action: 'states', slugs });
	expect(new Map(posts.map(({ asked, slug }) => [asked, slug]))).toEqual(
		new Map([
			['um-antes', 'um-depois'],
			['um-depois', 'um-depois'],
			['custo', 'custo'],
		]),
	);
});

async function textOf(id: string) {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('a post is answered');
	return reply.post;
}

test('texts that lead to a former address get the new one, and get it taken back where nobody wrote since', async () => {
	const content = [
		'Veja [o texto](/post/velho#fim), [outro](/post/velho-mesmo), `[nada](/post/velho)`.',
		'<a href="https://blog.test/post/velho?x=1">Também</a>.',
		'[ref]: /post/velho "Título"',
	].join('\n\n');
	const [one, two] = [
		await createdPost(api, { title: 'Leva 1', content, published: true }),
		await createdPost(api, { title: 'Leva 2', content: 'Só [este](/post/velho).' }),
	];
	await createdPost(api, { title: 'Não leva', content: '`/post/velho`' });
	const listed = await api.call(addressLinks, { action: 'list', slug: 'velho' });
	expect(listed.posts.map(({ title }) => title)).toEqual(['Leva 1', 'Leva 2']);

	const swapped = await api.call(addressLinks, { action: 'swap', from: 'velho', to: 'novo' });
	expect(swapped.posts.map(({ id, revision }) => [id, revision])).toEqual([
		[one.id, 2],
		[two.id, 2],
	]);
	expect(swapped.publication).not.toBeNull();
	const relinked = (await textOf(one.id)).content;
	expect(relinked).toContain(
		'[o texto](/post/novo#fim), [outro](/post/velho-mesmo), `[nada](/post/velho)`',
	);
	expect(relinked).toContain('<a href="/post/novo?x=1">');
	expect(relinked).toContain('[ref]: /post/novo "Título"');
	expect(await api.call(addressLinks, { action: 'list', slug: 'velho' })).toMatchObject({
		posts: [],
	});

	await api.call(updatePost, { id: two.id, title: 'Leva 2', content: 'Escrito depois.' });
	const undone = await api.call(addressLinks, {
		action: 'undo',
		posts: swapped.posts.map(({ id, revision }) => ({ id, revision })),
	});
	expect(undone.posts).toMatchObject([{ id: one.id, revision: 3 }]);
	expect((await textOf(one.id)).content).toBe(one.content);
	expect((await textOf(two.id)).content).toContain('Escrito depois.');
	const history = await api.call(postRevisions, { action: 'list', post_id: one.id });
	expect(history.revisions?.map(({ cause }) => cause)).toEqual(['restore', 'save', 'publish']);
});

test('among 5,000 posts one is found, and a slip of the pen too', async () => {
	await api.db.execute(`insert into blog_posts
		(slug, title, title_folded, content, excerpt, author, read_time, html, outline, plain_text, reading_minutes, renderer)
		select 'muitos-' || n, 'Anotações do dia ' || n, 'anotacoes do dia ' || n, repeat('texto ', 2000),
			'', '', '', '', '[]', '', 1, '' from generate_series(1, 5000) n`);
	const titleOf = async (q: string) => {
		const { posts, nearest } = await find(q);
		return (posts[0] ?? nearest)?.title;
	};
	expect(await titleOf('custo interrup')).toBe('O custo da interrupção');
	expect(await titleOf('cadera')).toBe('A cadeira que se paga em 36 meses');
});

test('posts that lead to longer addresses do not take the place of those that lead here', async () => {
	const content = '[Outro](/post/curto-e-longo)';
	await api.db.execute(sql`insert into blog_posts
		(slug, title, title_folded, content, excerpt, author, read_time, html, outline, plain_text, reading_minutes, renderer)
		select 'outros-' || n, 'A' || n, 'a' || n, ${content}, '', '', '', '', '[]', '', 1, '' from generate_series(1, 100) n`);
	await createdPost(api, { title: 'Zelo', content: '[Este](/post/curto).' });
	const { posts } = await api.call(addressLinks, { action: 'list', slug: 'curto' });
	expect(posts).toMatchObject([{ title: 'Zelo' }]);
});

test('a text with more links than a statement has parameters is dressed', async () => {
	const slugs = Array.from({ length: 70_000 }, (_, n) => `nenhum-${n}`);
	expect(await listHiddenSlugs(api.db, ['custo', ...slugs])).toEqual(slugs);
});
