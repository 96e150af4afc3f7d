import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { blogPosts } from '#db/schema';
import { feedItem } from '#seo/feed-item';
import { settleEarlierData } from '../../../scripts/upgrade/settle-earlier-data.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { importFile } from '../../support/import-file.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'feed-names-'));
	return () => rm(folder, { recursive: true, force: true });
});

/** What every build does first. */
const settle = (siteUrl: string, databaseUrl = 'postgres://banco.test/blog') =>
	settleEarlierData(api.db, { siteUrl, databaseUrl }, api.deps.now());
const ofEarlierVersion = () => api.db.update(blogPosts).set({ guid: null });
const namesAt = (siteUrl: string) =>
	readPublicBlog(api.db, 'created_at', async ({ posts }) =>
		Object.fromEntries(posts.map((post) => [post.title, feedItem(post, '', siteUrl).guid])),
	);

async function imported(name: string, text: string) {
	await writeFile(join(folder, name), text);
	await importFile(api.db, join(folder, name), api.deps.now(), true);
	return namesAt('https://blog.test');
}

test('S90: a new post keeps its name when its address, its domain and its scheme change', async () => {
	const { id, slug } = await createdPost(api, { title: 'Novo', published: true });
	const name = { Novo: `urn:uuid:${id}` };
	await settle('http://blog.test');
	expect(await namesAt('http://blog.test')).toEqual(name);
	const change = { id, title: 'Novo', content: 'Texto.', slug: `${slug}-depois` };
	expect((await api.tryCall('update-post', change)).status).toBe(200);
	await settle('https://outro.test');
	expect(await namesAt('https://outro.test')).toEqual(name);
});

test('a post that was public before posts had names keeps its address of then as its name', async () => {
	const { id, slug } = await createdPost(api, { title: 'Antigo', published: true });
	await ofEarlierVersion();
	const name = { Antigo: `http://blog.test/post/${slug}` };
	expect(await namesAt('http://blog.test')).toEqual(name);
	await settle('http://blog.test');
	const change = { id, title: 'Antigo', content: 'Texto.', slug: 'outro-endereco' };
	expect((await api.tryCall('update-post', change)).status).toBe(200);
	await settle('https://outro.test');
	expect(await namesAt('https://outro.test')).toEqual(name);
});

test('of an earlier version, a draft gets a name of its own, and a post off the site keeps its address', async () => {
	const draft = await createdPost(api, { title: 'Rascunho' });
	const off = await createdPost(api, { title: 'Fora', published: true });
	await api.tryCall('toggle-publish', { postId: off.id, publish: false });
	await ofEarlierVersion();
	await settle('https://blog.test');
	for (const postId of [draft.id, off.id]) {
		await api.tryCall('toggle-publish', { postId, publish: true });
	}
	expect(await namesAt('https://outro.test')).toEqual({
		Rascunho: `urn:uuid:${draft.id}`,
		Fora: `https://blog.test/post/${off.slug}`,
	});
});

test('a trial on this machine names nothing in a database elsewhere, only in its own', async () => {
	await createdPost(api, { title: 'Antigo', published: true });
	await ofEarlierVersion();
	const guids = () => api.db.select({ guid: blogPosts.guid }).from(blogPosts);
	for (const here of ['http://localhost:8888', 'http://127.0.0.1:9000']) await settle(here);
	expect(await guids()).toEqual([{ guid: null }]);
	await settle('http://localhost:8888', 'postgres://127.0.0.1:5432/blog');
	expect(await guids()).toEqual([
		{ guid: expect.stringMatching(/^http:\/\/localhost:8888\/post/) },
	]);
});

test('an article of WordPress keeps the name that its feed had', async () => {
	const entry = anEntry({ id: 31, title: 'Mesa', content: '<p>Um texto.</p>' });
	expect(await imported('blog.xml', anExport(entry))).toEqual({
		Mesa: expect.stringMatching(/^https?:\/\/.*\?p=31$/),
	});
});

test('an article of Ghost keeps the name that its feed had', async () => {
	const posts = [
		aGhostPost({ id: '5e8123456789012345678901', title: 'Um', slug: 'um' }),
		aGhostPost({
			id: 7,
			uuid: 'b7a1c2d3-0000-4000-8000-000000000007',
			title: 'Dois',
			slug: 'dois',
		}),
	];
	const data = { db: [{ meta: { version: '6.0.0' }, data: { posts } }] };
	expect(await imported('ghost.json', JSON.stringify(data))).toEqual({
		Um: '5e8123456789012345678901',
		Dois: 'b7a1c2d3-0000-4000-8000-000000000007',
	});
});

test('an article with a header keeps the name given there; without one it gets its own', async () => {
	const header = (more: string) =>
		`---\ntitle: Com nome\ndate: 2020-01-02\n${more}---\n\nUm texto.\n`;
	await writeFile(
		join(folder, 'sem.md'),
		'---\ntitle: Sem nome\ndate: 2020-01-03\n---\n\nOutro.\n',
	);
	await writeFile(join(folder, 'com.md'), header('guid: "tag:antigo.example,2020:12"\n'));
	await importFile(api.db, folder, api.deps.now(), true);
	await settle('https://blog.test');
	expect(await namesAt('https://blog.test')).toEqual({
		'Com nome': 'tag:antigo.example,2020:12',
		'Sem nome': expect.stringMatching(/^urn:uuid:/),
	});
});
