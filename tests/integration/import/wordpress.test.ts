import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { readPublicBlog } from '#db/read-snapshot';
import { blogPosts, categories, oldAddresses, publications } from '#db/schema';
import { writeRedirectRules } from '../../../scripts/build/redirect-rules.ts';
import { listLost, listVisibleWords } from '../../../scripts/corpus/visible-words.ts';
import { readWordPressExport } from '../../../scripts/import/wordpress/read-export.ts';
import { anEntry, anExport, site } from '../../support/exports/wordpress-export.ts';
import { importFile } from '../../support/import-file.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const corpus = join(
	process.env['CORPUS_DIR'] ?? '../shared/corpus',
	'wordpress-theme-unit-test.xml',
);
const now = new Date('2026-11-20T12:00:00.000Z');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
});
beforeEach(async () => {
	database = await createTestDatabase();
	return () => database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importXml(xml: string | Uint8Array) {
	const path = join(folder, 'export.xml');
	await writeFile(path, xml);
	return importFile(database.db, path, now);
}

async function getPost(slug: string) {
	const [post] = await database.db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
	if (!post) throw new Error(`there is no post ${slug}`);
	return post;
}

const listPosts = () => database.db.select().from(blogPosts).orderBy(asc(blogPosts.id));

test('a post comes with its author, date, category, tags, excerpt, picture and old addresses', async () => {
	const terms = `<category domain="category" nicename="uncategorized">${'<![CDATA[Uncategorized]]>'}</category>
		<category domain="category" nicename="financas"><![CDATA[Finanças &amp; preço]]></category>
		<category domain="category" nicename="vendas"><![CDATA[Vendas]]></category>
		<category domain="post_tag" nicename="meta"><![CDATA[meta]]></category>
		<category domain="post_format" nicename="post-format-aside"><![CDATA[Aside]]></category>
		<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[90]]></wp:meta_value></wp:postmeta>
		<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>antes</wp:meta_value></wp:postmeta>`;
	const picture = `<wp:attachment_url>http://antigo.example/wp-content/uploads/a.jpg</wp:attachment_url>
		<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Uma mesa</wp:meta_value></wp:postmeta>`;
	const { reports } = await importXml(
		anExport(
			anEntry({
				id: 7,
				title: 'Caf&eacute; <em>forte</em>',
				slug: 'cafe',
				excerpt: '<p>Curto.</p>',
				more: terms,
			}),
			anEntry({ id: 90, type: 'attachment', status: 'inherit', more: picture }),
		),
	);
	expect(reports).toMatchObject([{ outcome: 'taken', notes: [] }]);
	expect(await getPost('cafe')).toMatchObject({
		title: 'Café forte',
		author: 'Ana Souza',
		excerpt: 'Curto.',
		tags: ['Vendas', 'meta'],
		image_url: 'https://antigo.example/wp-content/uploads/a.jpg',
		image_alt: 'Uma mesa',
		published: true,
		created_at: '2012-01-03T12:00:00.000Z',
		published_at: '2012-01-03T12:00:00.000Z',
	});
	expect(await database.db.select().from(categories)).toMatchObject([{ name: 'Finanças & preço' }]);
	const addresses = await database.db
		.select()
		.from(oldAddresses)
		.orderBy(asc(oldAddresses.address));
	expect(addresses.map(({ address }) => address)).toEqual(
		['/2012/01/03/antes', '/2012/01/03/cafe', '/?p=7'].sort(),
	);
});

test.each([
	['protected', { password: 'enter' }, 'protegido por senha: veio como rascunho'],
	['private', { status: 'private' }, 'privado: veio como rascunho'],
	['waiting for review', { status: 'pending' }, 'esperava revisão: veio como rascunho'],
	['a page', { type: 'page' }, 'página: veio como rascunho'],
	[
		'scheduled for a time that has passed',
		{ status: 'future' },
		'a hora agendada já passou: veio como rascunho',
	],
])('what is %s comes as a draft, and the report says so', async (_, given, note) => {
	const { reports } = await importXml(anExport(anEntry({ slug: 'guardado', ...given })));
	expect(reports[0]?.notes).toContain(note);
	expect(await getPost('guardado')).toMatchObject({ published: false, scheduled_at: null });
});

test('a scheduled post stays scheduled; what is in the bin, menus and comments are counted and left out', async () => {
	const comment =
		'<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Oi</wp:comment_content></wp:comment>';
	const { leftOut, reports } = await importXml(
		anExport(
			anEntry({ slug: 'futuro', status: 'future', date: '2030-01-01 12:00:00', more: comment }),
			anEntry({ status: 'trash' }),
			anEntry({ type: 'nav_menu_item' }),
		),
	);
	expect(await getPost('futuro')).toMatchObject({ scheduled_at: '2030-01-01T12:00:00.000Z' });
	expect(reports).toMatchObject([{ notes: ['1 comentário ficou de fora'] }]);
	expect(leftOut).toEqual(['1 itens de menu', '1 comentários', '1 posts da lixeira']);
});

test('a post without a title, without a text or without an address still gets its place', async () => {
	await importXml(
		anExport(
			anEntry({ id: 1, title: '', slug: 'sem-titulo-algum' }),
			anEntry({ id: 2, title: 'Sem texto', content: '' }),
			anEntry({
				id: 3,
				title: 'Rascunho novo',
				slug: '',
				status: 'draft',
				link: `${site}/?p=3`,
				date: '0000-00-00 00:00:00',
			}),
		),
	);
	expect(await getPost('sem-titulo-algum')).toMatchObject({ title: 'Sem título', published: true });
	expect(await getPost('post-2')).toMatchObject({ content: '', published: true });
	expect(await getPost('rascunho-novo')).toMatchObject({ published: false });
});

test('importing again changes nothing, and a longer export brings only what is new', async () => {
	const first = anEntry({ id: 1 });
	await importXml(anExport(first));
	const before = [await listPosts(), await database.db.select().from(publications)];
	expect((await importXml(anExport(first))).reports).toMatchObject([{ outcome: 'present' }]);
	expect([await listPosts(), await database.db.select().from(publications)]).toEqual(before);
	const longer = await importXml(anExport(first, anEntry({ id: 2 })));
	expect(longer.reports.map(({ outcome }) => outcome)).toEqual(['present', 'taken']);
});

test('two posts of one number are both taken, and the address is the first one’s', async () => {
	const link = `${site}/mesmo/`;
	const { reports } = await importXml(
		anExport(
			anEntry({ id: 5, title: 'Um', slug: 'um', link }),
			anEntry({ id: 5, title: 'Dois', slug: 'dois', link }),
		),
	);
	expect(reports[1]?.notes).toContain('o endereço antigo /mesmo já leva a outro post');
	expect(await listPosts()).toHaveLength(2);
	expect(
		await importXml(anExport(anEntry({ id: 5, title: 'Um', slug: 'um', link }))),
	).toMatchObject({
		reports: [{ outcome: 'present' }],
	});
});

const oneLine = (xml: string) => xml.replaceAll('\n', ' ');
const half = anExport(anEntry(), anEntry({ slug: 'metade' }));
const bomb = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
<rss><channel><item><title>&b;</title></item></channel></rss>`;
const outside = `<?xml version="1.0"?><!DOCTYPE r SYSTEM "file:///etc/passwd"><rss><channel/></rss>`;

test.each([
	[
		'cut off in the middle',
		half.slice(0, half.indexOf('metade')),
		/acaba no meio.*linha \d+|linha \d+.*acaba no meio/,
	],
	['with an element that is never closed', half.replace('</item>', ''), /linha \d+, coluna \d+/],
	['with an entity bomb', bomb, /DTD.*linha 2|linha 2.*DTD/],
	['with a DTD of elsewhere', outside, /DTD/],
	['that is something else', '<html><body>Oi</body></html>', /não é uma exportação do WordPress/],
	[
		'with an unknown encoding',
		'<?xml version="1.0" encoding="x-nada"?><rss/>',
		/codificação "x-nada"/,
	],
	['nested without end', `<rss><channel>${'<a>'.repeat(500)}`, /um dentro do outro/],
	[
		'whose second item is endless',
		`${oneLine(half)}`.replace('</rss>', `<item><title>${'x'.repeat(17 * 1024 * 1024)}`),
		/passa de 16 MB/,
	],
])('a file %s leaves the database as it was, and says what and where', async (_, xml, message) => {
	await expect(importXml(xml)).rejects.toThrow(message);
	expect(await listPosts()).toEqual([]);
	expect(await database.db.select().from(categories)).toEqual([]);
});

test('bytes that are no text are refused with the line', async () => {
	const xml = Buffer.from(anExport(anEntry({ content: 'XX' })));
	xml.fill(0xff, xml.indexOf('XX'), xml.indexOf('XX') + 2);
	await expect(importXml(xml)).rejects.toThrow(/bytes que não são texto perto da linha \d+/);
	expect(await listPosts()).toEqual([]);
});

test('control characters, bare ampersands, unknown entities and lost name spaces are read past', async () => {
	const xml = anExport(anEntry({ slug: 'torto', title: 'A\u000b B', content: 'Um\u0008 texto.' }))
		.replace(/ xmlns:\w+="[^"]*"/g, '')
		.replace('<title>Antigo</title>', '<title>P&D &nbsp; &eacute;</title>');
	await importXml(xml);
	expect(await getPost('torto')).toMatchObject({ title: 'A B', content: 'Um texto.' });
});

test('a file in Latin-1 or in UTF-16 is read as what it says it is', async () => {
	const xml = anExport(anEntry({ id: 1, slug: 'acentos', content: 'Ação.' }));
	await importXml(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'));
	expect(await getPost('acentos')).toMatchObject({ content: 'Ação.' });
	const wide = anExport(anEntry({ id: 2, slug: 'largo', content: 'Ação.' }));
	await importXml(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(wide, 'utf16le')]));
	expect(await getPost('largo')).toMatchObject({ content: 'Ação.' });
});

test('script in every field is text or nothing', async () => {
	const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><svg onload=alert(1)>';
	const more = `<category domain="category" nicename="x"><![CDATA[${script}]]></category>
		<category domain="post_tag" nicename="x"><![CDATA[${script}]]></category>`;
	const link = 'javascript:alert(1)//admin/login';
	const slug = script.replace(/[<>]/g, ' ');
	await importXml(
		anExport(
			anEntry({
				title: `Olá ${script}`,
				content: `Oi ${script}`,
				excerpt: script,
				slug,
				link,
				more,
			}),
		),
	);
	const [post] = await listPosts();
	expect(post?.html).not.toMatch(/script|onerror|svg/);
	expect(post?.title).toMatch(/^Olá/);
	expect(post?.title).not.toMatch(/<(?:script|img|svg)/);
	expect(post?.slug).toMatch(/^[a-z0-9-]+$/);
	const rules = await readPublicBlog(database.db, 'created_at', async (blog) =>
		writeRedirectRules(blog),
	);
	expect(rules).not.toMatch(/javascript|\/admin\/login/);
});

test.skipIf(!existsSync(corpus))(
	'the theme unit test: every published post has its address, pictures and words',
	async () => {
		const sources = new Map<string, string>();
		for await (const part of readWordPressExport(createReadStream(corpus))) {
			if (part.kind !== 'item') continue;
			const { post_id = '', content = '', post_type, status, post_password } = part.item.texts;
			if (post_type === 'post' && status === 'publish' && !post_password)
				sources.set(post_id, content);
		}
		const { reports } = await importFile(database.db, corpus, now);
		expect(reports.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
		const blog = await readPublicBlog(database.db, 'created_at', async (read) => read);
		expect(blog.posts).toHaveLength(sources.size);
		const leads = new Map(blog.old_addresses.map(({ from, to }) => [from, to]));
		for (const [id, content] of sources) {
			const post = await getPost(leads.get(`/?p=${id}`) ?? `?p=${id}`);
			const shortcodes = /\[\/?(?:caption|gallery|audio|video|embed|wpvideo)\b[^\]]*\]/g;
			const before = listVisibleWords(content.replace(shortcodes, ' '));
			const { html } = renderArticle(post.content, { title: post.title });
			expect(listLost(before, listVisibleWords(html)), post.title).toEqual([]);
			const count = (text: string) => text.match(/<img\b/g)?.length ?? 0;
			expect(count(html), post.title).toBeGreaterThanOrEqual(count(content));
		}
		const again = await importFile(database.db, corpus, now);
		expect(again.reports.every(({ outcome }) => outcome === 'present')).toBe(true);
	},
	120_000,
);
