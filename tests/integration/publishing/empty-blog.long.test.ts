import { afterAll, beforeAll, expect, test } from 'vitest';
import { togglePublish } from '#contract/toggle-publish';
import { type BuiltCopy, makeBuiltCopy } from '../../support/built-copy.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
let copy: BuiltCopy;
beforeAll(async () => {
	copy = await makeBuiltCopy();
});
afterAll(() => copy.remove());

const build = () =>
	copy.build({ DATABASE_URL: api.url, SITE_URL: 'https://mesa.test', BLOG_NAME: 'Mesa Posta' });

test('a blog is built before its first post and with it; without its last one the build stops', async () => {
	const log = await build();
	expect(log).not.toContain(new URL(api.url).password || api.url);
	const home = copy.read('dist/index.html');
	expect(home).toMatch(/<title>Mesa Posta<\/title>.*<meta name="robots" content="noindex"/s);
	expect(home).toMatch(/<h1>Mesa Posta<\/h1>.*O primeiro texto vem aí\..*href="\/rss\.xml"/s);
	expect(home).not.toMatch(/id="q"|data-carousel|Ainda não há posts/);
	expect(copy.read('dist/rss.xml')).toMatch(/<channel>\s*<title>Mesa Posta<\/title>(?!.*<item>)/s);
	expect(copy.read('dist/sitemap-0.xml')).not.toContain('<loc>https://mesa.test/</loc>');

	const post = await createdPost(api, { published: true });
	await build();
	expect(copy.read('dist/index.html')).toContain(post.title);
	expect(copy.read('dist/index.html')).toContain('content="index, follow');

	await api.call(togglePublish, { postId: post.id, publish: false });
	await expect(build()).rejects.toThrow('Não há nenhum post publicado');
	expect(copy.read('dist/index.html')).toContain(post.title);
}, 300_000);
