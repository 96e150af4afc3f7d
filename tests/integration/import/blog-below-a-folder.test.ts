import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldAddresses } from '#db/address-schema';
import { blogPosts } from '#db/schema';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { databaseForFile } from '../../support/test-database.ts';

const database = databaseForFile();
let folder: string;
beforeEach(async () => {
	await database.db.delete(blogPosts);
	folder = await mkdtemp(join(tmpdir(), 'below-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The text of the article 'Um', and where the addresses of 'Dois' lead. */
async function moveIn(files: Record<string, string>, siteUrl?: string) {
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	const [only] = Object.keys(files);
	const isFile = Object.keys(files).length === 1;
	const source = await openSource(isFile ? join(folder, only ?? '') : folder, { siteUrl });
	const { reports } = await importBlog(source, {
		db: database.db,
		openPictures: () => Promise.reject(new Error('no pictures are brought')),
		publish: true,
		asDrafts: false,
		withPictures: false,
		now: new Date('2026-11-20T12:00:00Z'),
	});
	expect(reports.map(({ outcome }) => outcome)).not.toContain('refused');
	const [um] = await database.db.select().from(blogPosts).where(eq(blogPosts.title, 'Um'));
	const [dois] = await database.db.select().from(blogPosts).where(eq(blogPosts.title, 'Dois'));
	const rows = await database.db.select().from(oldAddresses);
	const ofDois = rows.filter(({ post_id }) => post_id === dois?.id).map(({ address }) => address);
	return { text: um?.content, addresses: ofDois.sort(), slug: dois?.slug };
}

const ghost = (html: string, image?: string) => ({
	'ghost.json': JSON.stringify({
		db: [
			{
				data: {
					posts: [
						aGhostPost({ id: 'a'.repeat(24), title: 'Um', slug: 'um', html, feature_image: image }),
						aGhostPost({ id: 'b'.repeat(24), title: 'Dois', slug: 'dois' }),
					],
				},
			},
		],
	}),
});

test.each([
	['as Ghost writes it', '__GHOST_URL__/dois/', 'https://antigo.example/diario'],
	['with the folder', '__GHOST_URL__/diario/dois/', 'https://antigo.example/diario/'],
	['written out', 'https://www.antigo.example/diario/dois/', 'https://antigo.example/diario'],
	['from the root', '/diario/dois/', 'https://antigo.example/diario'],
	[
		'with a newsletter’s mark',
		'__GHOST_URL__/dois/?ref=boletim#fim',
		'https://antigo.example/diario',
	],
	['two folders deep', '__GHOST_URL__/dois/', 'https://antigo.example/a/diario'],
])(
	'a Ghost blog below a folder: its old addresses and links lead on (%s)',
	async (_, link, site) => {
		const { text, addresses } = await moveIn(ghost(`<p><a href="${link}">Dois</a></p>`), site);
		expect(text).toMatch(/^\[Dois\]\(\/post\/dois(#fim)?\)$/);
		expect(addresses).toEqual(
			[`${new URL(site).pathname.replace(/\/$/, '')}/dois`, '/dois'].sort(),
		);
	},
);

test.each(['https://antigo.example', undefined])(
	'the folder of a Ghost blog is known by its pictures, too (%s)',
	async (site) => {
		const { text, addresses } = await moveIn(
			ghost(
				'<p><a href="__GHOST_URL__/diario/dois/">Dois</a></p>',
				'__GHOST_URL__/diario/content/images/a.jpg',
			),
			site,
		);
		expect(text).toBe('[Dois](/post/dois)');
		expect(addresses).toEqual(['/diario/dois', '/dois']);
	},
);

const article = (title: string, text = 'Texto.', more = '') =>
	`---\ntitle: ${title}\ndate: 2024-05-01\n${more}---\n${text}`;

test.each([
	['with its host', 'url: https://antigo.example\nbaseurl: /diario\npermalink: /:title/'],
	['without a host', 'baseurl: /diario\npermalink: /:title/'],
])('a Jekyll blog below a folder (%s)', async (_, settings) => {
	const links =
		'[a](/diario/dois/) [b]({{ site.baseurl }}/dois/) [c]({{ "/dois/" | relative_url }}) [d](/diario/velho)';
	const { text, addresses } = await moveIn({
		'_config.yml': settings,
		'_posts/2024-05-01-um.md': article('Um', links),
		'_posts/2024-05-01-dois.md': article('Dois', 'Texto.', 'redirect_from: /velho/\n'),
	});
	expect(text).toBe('[a](/post/dois) [b](/post/dois) [c](/post/dois) [d](/post/dois)');
	expect(addresses).toEqual(['/diario/dois', '/diario/velho', '/velho']);
});

test('a Hugo blog below a folder', async () => {
	const links =
		'[a](https://antigo.example/diario/posts/dois/) [b](/diario/posts/dois/) [c]({{< ref "dois.md" >}}) [d](/diario/antes/)';
	const { text, addresses } = await moveIn({
		'hugo.toml': 'baseURL = "https://antigo.example/diario/"',
		'content/posts/um.md': article('Um', links),
		'content/posts/dois.md': article('Dois', 'Texto.', 'aliases: [/antes/, /diario/logo-antes/]\n'),
	});
	expect(text).toBe('[a](/post/dois) [b](/post/dois) [c](/post/dois) [d](/post/dois)');
	expect(addresses).toEqual([
		'/antes',
		'/diario/antes',
		'/diario/logo-antes',
		'/diario/posts/dois',
	]);
});

test('a site whose settings do not say where it was: --site says it', async () => {
	const { text, addresses } = await moveIn(
		{
			'hugo.toml': 'title = "Diário"',
			'content/posts/um.md': article('Um', '[a](https://antigo.example/diario/posts/dois/)'),
			'content/posts/dois.md': article('Dois'),
		},
		'https://antigo.example/diario',
	);
	expect(text).toBe('[a](/post/dois)');
	expect(addresses).toEqual(['/diario/posts/dois']);
});

test('a WordPress blog below a folder', async () => {
	const base = 'https://antigo.example/diario';
	const { text, addresses } = await moveIn(
		{
			'export.xml': anExport(
				anEntry({
					title: 'Um',
					id: 11,
					link: `${base}/2024/05/um/`,
					content: `<p><a href="${base}/2024/05/dois/">a</a> <a href="/diario/?p=12">b</a> <a href="https://velho.example/diario/2024/05/dois/">c</a></p>`,
				}) + anEntry({ title: 'Dois', slug: 'dois', id: 12, link: `${base}/2024/05/dois/` }),
			).replace('<wp:base_blog_url>https://antigo.example<', `<wp:base_blog_url>${base}<`),
		},
		'https://velho.example/diario',
	);
	expect(text).toBe('[a](/post/dois) [b](/post/dois) [c](/post/dois)');
	expect(addresses).toContain('/diario/2024/05/dois');
	expect(addresses).toContain('/diario?p=12');
});
