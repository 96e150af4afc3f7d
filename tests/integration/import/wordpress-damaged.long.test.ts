import { beforeEach, expect, test } from 'vitest';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { categories } from '#db/schema';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aBlogForWordPress, type BlogForWordPress } from '../../support/wordpress-blog.ts';

let blog: BlogForWordPress;
beforeEach(async () => {
	blog = await aBlogForWordPress();
	return () => blog.close();
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
	['that is something else', '<html><body>Oi</body></html>', /começa com <html>, e não é um blog/],
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
	await expect(blog.importXml(xml)).rejects.toThrow(message);
	expect(await blog.listPosts()).toEqual([]);
	expect(await blog.db.select().from(categories)).toEqual([]);
});

test('bytes that are not text are rejected with the line', async () => {
	const xml = Buffer.from(anExport(anEntry({ content: 'XX' })));
	xml.fill(0xff, xml.indexOf('XX'), xml.indexOf('XX') + 2);
	await expect(blog.importXml(xml)).rejects.toThrow(/bytes que não são texto perto da linha \d+/);
	expect(await blog.listPosts()).toEqual([]);
});

test('control characters, bare ampersands, unknown entities and lost namespaces are tolerated', async () => {
	const xml = anExport(anEntry({ slug: 'torto', title: 'A\u000b B', content: 'Um\u0008 texto.' }))
		.replace(/ xmlns:\w+="[^"]*"/g, '')
		.replace('<title>Antigo</title>', '<title>P&D &nbsp; &eacute;</title>');
	await blog.importXml(xml);
	expect(await blog.getPost('torto')).toMatchObject({ title: 'A B', content: 'Um texto.' });
});

test('a bare ampersand is text, and a line or a mark before the declaration is nothing', async () => {
	const xml = anExport(anEntry({ slug: 'bom', title: 'X', content: 'Um & dois.' }));
	await blog.importXml(`\n\uFEFF${xml.replace('<![CDATA[X]]>', 'Bom & velho')}`);
	expect(await blog.getPost('bom')).toMatchObject({ title: 'Bom & velho', content: 'Um & dois.' });
});

test.each([
	['<rss>\n<channel>\n<item></channel></rss>', 3, 'falta </item> antes disto'],
	['<rss>\n<channel>\n a < b </channel></rss>', 3, 'há um "<" que não abre'],
	['<rss>\n<?xml version="1.0"?></rss>', 2, 'a declaração <?xml …?>'],
	['\n\n<rss><channel></channel></rss>\nx', 4, 'há algo fora do elemento'],
	['<rss>\n<channel a=1></channel></rss>', 2, 'um atributo está incorreto'],
])('what is not XML is told in Portuguese, with its line: %j', async (xml, line, reason) => {
	const said = blog.importXml(xml).catch(String);
	expect(await said).toContain(`XML incorreto (linha ${line}, `);
	expect(await said).toContain(`): ${reason}`);
});

test('a file in Latin-1 or UTF-16 is read in its declared encoding', async () => {
	const xml = anExport(anEntry({ id: 1, slug: 'acentos', content: 'Ação.' }));
	await blog.importXml(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'));
	expect(await blog.getPost('acentos')).toMatchObject({ content: 'Ação.' });
	const wide = anExport(anEntry({ id: 2, slug: 'largo', content: 'Ação.' }));
	await blog.importXml(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(wide, 'utf16le')]));
	expect(await blog.getPost('largo')).toMatchObject({ content: 'Ação.' });
});

test('script in every field is text or nothing', async () => {
	const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><svg onload=alert(1)>';
	const more = `<category domain="category" nicename="x"><![CDATA[${script}]]></category>
		<category domain="post_tag" nicename="x"><![CDATA[${script}]]></category>`;
	const link = 'javascript:alert(1)//admin/login';
	const slug = script.replace(/[<>]/g, ' ');
	await blog.importXml(
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
	const [post] = await blog.listPosts();
	// A tag that nothing ends is text, which every page escapes.
	expect(post?.html).not.toMatch(/script|onerror|<svg/);
	expect(post?.title).toBe(`Olá "'><svg onload=alert(1)>`);
	expect(post?.slug).toMatch(/^[a-z0-9-]+$/);
	const rules = await readPublicBlog(blog.db, 'created_at', async (read) =>
		writeRedirectRules(read, 'https://blog.test'),
	);
	expect(rules).not.toMatch(/javascript|\/admin\/login/);
});
