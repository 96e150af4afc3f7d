import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updatePost } from '#contract/update-post';
import { slugRedirects } from '#db/address-schema';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const rename = (id: string, slug: string) =>
	api.call(updatePost, { id, title: 'Um título', content: 'Um texto.', slug });
const redirects = () =>
	readPublicBlog(api.db, 'created_at', async (blog) =>
		blog.redirects.map(({ from, to }) => `${from} → ${to}`),
	);

test('S25, E12: A → B → C: both old addresses lead straight to C, and back to A leaves no loop', async () => {
	const post = await createdPost(api, { slug: 'rota-a', published: true });
	await rename(post.id, 'rota-b');
	await rename(post.id, 'rota-c');
	expect(await redirects()).toEqual(['rota-a → rota-c', 'rota-b → rota-c']);
	await rename(post.id, 'rota-a');
	expect(await redirects()).toEqual(['rota-b → rota-a', 'rota-c → rota-a']);
	await api.call(updatePost, { id: post.id, title: 'x', content: 'y' });
});

test('a draft that changes its address leaves no redirect', async () => {
	const post = await createdPost(api, { slug: 'rascunho-a' });
	await rename(post.id, 'rascunho-b');
	expect(await redirects()).not.toContainEqual(expect.stringContaining('rascunho'));
});

test('a new post of the same title does not take an address that leads elsewhere; a chosen one does', async () => {
	const post = await createdPost(api, { slug: 'tomado', published: true });
	await rename(post.id, 'novo-lugar');
	const other = await createdPost(api, { title: 'Tomado' });
	expect(other.slug).toBe('tomado-2');
	const chosen = await createdPost(api, { slug: 'tomado', published: true });
	expect(chosen.slug).toBe('tomado');
	expect(await redirects()).not.toContainEqual(expect.stringMatching(/^tomado →/));
});

test('an unpublished post keeps its redirects for when it comes back', async () => {
	const post = await createdPost(api, { slug: 'vai-a', published: true });
	await rename(post.id, 'vai-b');
	await api.tryCall('toggle-publish', { postId: post.id, publish: false });
	expect(await redirects()).not.toContain('vai-a → vai-b');
	await api.tryCall('toggle-publish', { postId: post.id, publish: true });
	expect(await redirects()).toContain('vai-a → vai-b');
	const rows = await api.db.select().from(slugRedirects).orderBy(asc(slugRedirects.slug));
	expect(rows.every(({ slug }) => slug !== 'vai-b')).toBe(true);
});

test("another post's address is refused, and the post stays as it was", async () => {
	await createdPost(api, { slug: 'ocupado' });
	const post = await createdPost(api, { slug: 'livre' });
	const answer = await api.tryCall('update-post', {
		id: post.id,
		title: 'Outro',
		content: 'x',
		slug: 'ocupado',
	});
	expect(answer).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug: post.id });
	expect(body.post).toEqual(post);
});
