import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { oldAddresses } from '#db/address-schema';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { blogPosts, categories, publications } from '#db/schema';
import { listLost } from '#domain/text/lost-words';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { aGhostPost, type GhostRow } from '../../support/ghost-post.ts';
import { importFile } from '../../support/import-file.ts';
import { listVisibleWords } from '../../support/judges/visible-words.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const corpus = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'ghost-export.json');
const now = new Date('2026-11-20T12:00:00.000Z');

let database: TestDatabase;
const folder = folderForFile();
beforeEach(async () => {
	database = await createTestDatabase();
	return () => database.close();
});

const anExport = (posts: GhostRow[], tables: GhostRow = {}) =>
	JSON.stringify({ db: [{ meta: { version: '6.0.0' }, data: { posts, ...tables } }] });

async function importJson(json: string) {
	const path = join(folder, 'export.json');
	await writeFile(path, json);
	return importFile(database.db, path, now);
}

const listPosts = () => database.db.select().from(blogPosts).orderBy(asc(blogPosts.id));
const readAll = async () => [
	await listPosts(),
	await database.db.select().from(categories).orderBy(asc(categories.id)),
	await database.db.select().from(oldAddresses).orderBy(asc(oldAddresses.address)),
	await database.db.select().from(publications).orderBy(asc(publications.id)),
];
const readRules = () =>
	readPublicBlog(database.db, 'created_at', async (blog) =>
		writeRedirectRules(blog, 'https://blog.test').split('\n'),
	);

test('importing again changes nothing, and a longer export brings only what is new', async () => {
	const first = aGhostPost();
	const second = aGhostPost({ id: 'b'.repeat(24), title: 'Outro', slug: 'outro' });
	await importJson(anExport([first]));
	const before = await readAll();
	expect((await importJson(anExport([first]))).reports).toMatchObject([{ outcome: 'present' }]);
	expect(await readAll()).toEqual(before);
	const { reports } = await importJson(anExport([first, second]));
	expect(reports.map(({ outcome }) => outcome)).toEqual(['present', 'changed']);
	expect(await readRules()).toContain('/outro/* /post/outro 301');
});

test('a page of this site comes before an old address of the same path, and its places are not taken', async () => {
	const posts = ['posts', 'admin', 'boas-vindas'].map((slug, index) =>
		aGhostPost({ id: String(index).repeat(24), title: `Texto ${slug}`, slug }),
	);
	await importJson(anExport(posts));
	const rules = await readRules();
	expect(rules).toContain('/boas-vindas/* /post/boas-vindas 301');
	expect(rules.filter((rule) => /^\/admin \//.test(rule))).toEqual([]);
	expect(await listPosts()).toHaveLength(3);
});

const whole = anExport([aGhostPost(), aGhostPost({ id: 'b'.repeat(24), slug: 'dois' })]);

test.each([
	[
		'cut off in the middle',
		whole.slice(0, -40),
		/export\.json não é JSON correto \(.*linha \d+, coluna \d+\)/,
	],
	[
		'with a post that has no number',
		anExport([aGhostPost(), { title: 'Sem número' }]),
		/export\.json: posts\[1\] não serve: id/,
	],
	['whose posts are no list', '{"db":[{"data":{"posts":7}}]}', /não tem uma lista de artigos/],
])('a file %s leaves the database as it was, and says what and where', async (_, json, message) => {
	const before = await readAll();
	await expect(importJson(json)).rejects.toThrow(message);
	expect(await readAll()).toEqual(before);
});

test('script in every field is text or nothing', async () => {
	const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><svg onload=alert(1)>';
	const id = 'a'.repeat(24);
	await importJson(
		anExport(
			[
				aGhostPost({
					title: `Olá ${script}`,
					slug: script,
					html: `<p>Oi</p>${script}`,
					custom_excerpt: script,
					feature_image: `javascript:alert(1)//${script}`,
					canonical_url: script,
					codeinjection_head: script,
				}),
			],
			{
				users: [{ id: 1, name: script }],
				tags: [{ id: 1, name: script }],
				posts_authors: [{ post_id: id, author_id: 1 }],
				posts_tags: [{ post_id: id, tag_id: 1 }],
				posts_meta: [{ post_id: id, feature_image_alt: script }],
			},
		),
	);
	const [post] = await listPosts();
	expect(post?.html).not.toMatch(/script|onerror|<svg/);
	// A tag that nothing ends is text, which every page escapes.
	expect(post?.title).toBe(`Olá "'><svg onload=alert(1)>`);
	expect(post?.slug).toMatch(/^[a-z0-9-]+$/);
	expect(post?.image_url ?? '').not.toMatch(/^javascript/);
	for (const rule of (await readRules()).filter((line) => line)) {
		expect(rule).toMatch(/ (?:https:\/\/blog\.test)?\/[\w/.:?=-]+ (?:200|301|404)!?$/);
	}
});

const imagesOf = (html: string) => html.match(/<img\b/g)?.length ?? 0;

test.skipIf(!existsSync(corpus))(
	'an export of Ghost: every published post has its address, pictures and words, once',
	async () => {
		const file = JSON.parse(readFileSync(corpus, 'utf8'));
		const sources: GhostRow[] = file.db[0].data.posts.filter(
			(post: GhostRow) => post['status'] === 'published' && post['type'] === 'post',
		);
		const { reports } = await importFile(database.db, corpus, now);
		expect(reports.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
		const blog = await readPublicBlog(database.db, 'created_at', async (read) => read);
		expect(blog.posts).toHaveLength(sources.length);
		const leads = new Map(blog.old_addresses.map(({ from, to }) => [from, to]));
		const posts = new Map((await listPosts()).map((post) => [post.slug, post]));
		for (const { slug, title, html, lexical, feature_image } of sources) {
			const post = posts.get(leads.get(`/${slug}`) ?? '');
			expect(post, String(title)).toMatchObject({ title, image_url: feature_image });
			const before = String(html ?? '');
			expect(listLost(listVisibleWords(before), listVisibleWords(post?.html ?? ''))).toEqual([]);
			const pictures = imagesOf(before) + (String(lexical).match(/"type":"image"/g)?.length ?? 0);
			expect(imagesOf(post?.html ?? ''), String(title)).toBe(pictures);
		}
		const before = await readAll();
		const again = await importFile(database.db, corpus, now);
		expect(again.reports.every(({ outcome }) => outcome === 'present')).toBe(true);
		expect(await readAll()).toEqual(before);
	},
);

test('an export that does not say where the blog was has it by the links of its texts', async () => {
	const html =
		'<p><a href="https://velho.example/dois/?ref=x">d</a> <a href="https://outro.example/dois-e-meio">o</a> <a href="https://velho.example/guia.pdf">g</a></p>';
	const posts = [
		aGhostPost({ title: 'Um', slug: 'um', html }),
		aGhostPost({ id: 'b'.repeat(24), title: 'Dois', slug: 'dois' }),
	];
	const { reports, remarks } = await importJson(anExport(posts));
	expect(remarks).toEqual([
		'O arquivo não diz onde o blog estava. Pelos links dos textos, era velho.example.',
	]);
	expect(reports[0]?.leftBehind).toEqual(['https://velho.example/guia.pdf']);
	expect((await listPosts()).map(({ content }) => content)).toContain(
		'[d](/post/dois) [o](https://outro.example/dois-e-meio) [g](https://velho.example/guia.pdf)',
	);
});

test('a page of another site, or the same text there, does not say where the blog was', async () => {
	const html =
		'<p><a href="https://outro.example/contato">c</a> <a href="https://revista.example/um/">u</a></p>';
	const posts = [
		aGhostPost({ title: 'Um', slug: 'um', html }),
		aGhostPost({ id: 'b'.repeat(24), title: 'Contato', slug: 'contato', type: 'page' }),
	];
	expect((await importJson(anExport(posts))).remarks).toEqual([]);
	expect((await listPosts()).map(({ content }) => content)).toContain(
		'[c](https://outro.example/contato) [u](https://revista.example/um/)',
	);
});
