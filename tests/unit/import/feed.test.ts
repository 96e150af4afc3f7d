import { expect, test } from 'vitest';
import { readSource } from '../../support/read-source.ts';

const read = (content: string) => readSource('feed.xml', content);
const anRss = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Notas</title><link>https://antigo.example/blog/</link><atom:link href="https://antigo.example/feed.xml" rel="self"/>
<image><url>https://antigo.example/logo.png</url><title>Logo</title><link>https://antigo.example</link></image>
${items.map((item) => `<item>${item}</item>`).join('\n')}</channel></rss>`;
const full = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
const anAtom = (
	...entries: string[]
) => `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://antigo.example/">
<title>Notas</title><link href="/"/><author><name>Rui</name></author>
${entries.map((entry) => `<entry>${entry}</entry>`).join('\n')}</feed>`;

const contentOf = async (feed: string) => (await read(feed)).items[0]?.fields['content'];

test('an article of RSS has its text, author, dates, topics, name in the feed and address', async () => {
	const { items, ownHosts, remarks } = await read(
		anRss(`<title>Mesa &amp; sala</title><link>https://antigo.example/blog/mesa-boa?utm=x</link>
			<guid isPermaLink="false">abc</guid><pubDate>Tue, 03 Jan 2012 12:00:00 +0000</pubDate><dc:creator>Ana</dc:creator>
			<category>Sala</category><category>Uncategorized</category><category>Mesa</category>
			<media:content url="https://antigo.example/a.jpg" medium="image"><media:title>capa</media:title></media:content>
			<description>Um resumo.</description>${full('<p>Um <b>texto</b>.</p>')}`),
	);
	expect(items).toMatchObject([
		{
			key: 'wordpress/antigo.example/blog/abc',
			source: 'linha 5: Mesa & sala',
			fields: {
				title: 'Mesa & sala',
				content: 'Um **texto**.',
				excerpt: 'Um resumo.',
				author: ['Ana'],
				date: 'Tue, 03 Jan 2012 12:00:00 +0000',
				category: 'Sala',
				tags: ['Mesa'],
				slug: 'mesa-boa',
				status: 'published',
				guid: 'abc',
				aliases: ['/blog/mesa-boa'],
				image: 'https://antigo.example/a.jpg',
			},
		},
	]);
	expect(ownHosts).toContain('antigo.example');
	expect(remarks).toEqual([
		'Um feed não traz rascunhos nem, em geral, os posts mais antigos: confira se estão todos.',
	]);
});

test.each([
	['html', '<content type="html">&lt;p&gt;Um &lt;em&gt;a&lt;/em&gt;&lt;/p&gt;</content>', 'Um *a*'],
	['html without saying so', '<content>&lt;p&gt;Um&lt;/p&gt;</content>', 'Um'],
	[
		'xhtml',
		'<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>1 &lt; 2<br/><b>a</b></p></div></content>',
		'1 < 2  \n**a**',
	],
	['xhtml with a prefix', '<content type="xhtml"><h:p xmlns:h="x">Um</h:p></content>', 'Um'],
	['text', '<content type="text">Um &lt;b&gt;\n\nDois</content>', 'Um \\<b>\n\nDois'],
])('Atom: a text of the type %s', async (_, content, text) => {
	expect(await contentOf(anAtom(`<id>a</id><title>T</title>${content}`))).toBe(text);
});

test('an article of Atom has its own author or the feed’s, its dates and its address', async () => {
	const { items } = await read(
		anAtom(
			`<id>urn:uuid:1</id><title type="html">A &amp;amp; b</title><link rel="enclosure" type="audio/mpeg" href="/som.mp3"/>
			<link rel="alternate" href="/2023/mesa.html"/><published>2023-01-02T03:04:05Z</published><updated>2023-02-02T03:04:05Z</updated>
			<category term="sala" label="Sala"/><source><id>x</id><title>Outro</title></source>
			<content type="html">&lt;img src="foto.png"&gt; &lt;a href="/b"&gt;b&lt;/a&gt;</content>`,
			'<id>urn:uuid:2</id><title>1 &lt; 2</title><author><name>Lia</name></author><updated>2023-02-02T03:04:05Z</updated><content>x</content>',
		),
	);
	expect(items).toMatchObject([
		{
			notes: ['arquivo do feed que o texto não mostra: https://antigo.example/som.mp3'],
			fields: {
				title: 'A & b',
				author: ['Rui'],
				date: '2023-01-02T03:04:05Z',
				updated_at: '2023-02-02T03:04:05Z',
				category: 'Sala',
				slug: 'mesa',
				guid: 'urn:uuid:1',
				aliases: ['/2023/mesa.html'],
			},
		},
		{ fields: { title: '1 < 2', author: ['Lia'], date: '2023-02-02T03:04:05Z' } },
	]);
});

test('relative addresses are those of the text’s base, else of the article, else of the feed', async () => {
	const html = '<p><img src="foto.png"> <a href="/b">b</a></p>';
	const shown = async (item: string) => await contentOf(anRss(`${item}${full(html)}`));
	expect(await shown('<link>https://antigo.example/2023/05/mesa.html</link>')).toBe(
		'![](https://antigo.example/2023/05/foto.png) [b](https://antigo.example/b)',
	);
	expect(await shown('<link>/2023/mesa/</link>')).toContain(
		'https://antigo.example/2023/mesa/foto.png',
	);
	expect(await shown('<title>x</title>')).toContain('https://antigo.example/blog/foto.png');
	const based = `<link href="/a/b.html"/><content type="html" xml:base="c/d.html"><![CDATA[${html}]]></content>`;
	expect(await contentOf(anAtom(based))).toContain('https://antigo.example/c/foto.png');
});

test.each([
	['<description>Só o começo […]</description>', true],
	['<description>&lt;p&gt;Só o começo &amp;#8230;&lt;/p&gt;</description>', true],
	['<description>Um resumo sem nenhuma marca.</description>', true],
	['<description>Só isto. &lt;a href="/x"&gt;Leia mais »&lt;/a&gt;</description>', true],
	['<description>&lt;p&gt;Tudo.&lt;/p&gt;</description>', false],
	[full('<p>Um começo.</p><p><a href="/x">Continue reading on Medium »</a></p>'), true],
	[full('<p>Um começo. <a href="/x">Continue reading <span>“Mesa”</span> →</a></p>'), true],
	[full('<p>Um começo.</p><p><a href="https://antigo.example/a/">Leia mais: Mesa</a></p>'), true],
	[full('<p>Um começo.</p><p><a href="/a">Leia o restante</a></p>'), true],
	[
		full('<p>Um começo.</p><a href="http://antigo.example/a/#more-7">Continue lendo Mesa</a>'),
		true,
	],
	[full('<p>Um começo. <a href="/a#more-7" class="more-link">Ver tudo</a></p>'), true],
	[full('<p>Tudo.</p><p><a href="https://antigo.example/b/">Leia mais: Sala</a></p>'), false],
	[full('<p>Termina em suspense…</p>'), false],
])('RSS: what has only the beginning of the text is a draft: %s', async (item, isCut) => {
	for (const generator of ['Blog', 'https://wordpress.org/?v=6.9']) {
		const feed = anRss(`<link>https://antigo.example/a/</link>${item}`);
		const { items } = await read(
			feed.replace('<image>', `<generator>${generator}</generator><image>`),
		);
		expect(items[0]?.fields['status']).toBe(isCut ? 'draft' : 'published');
		expect(items[0]?.notes).toEqual(isCut ? ['o feed só traz resumos: veio como rascunho'] : []);
	}
});

test.each([
	'The post <a rel="nofollow" href="/d">D</a> appeared first on <a href="/">L</a>.',
	'O post <a href="/d">D</a> apareceu primeiro em <a href="/">L</a>.',
	'O conteúdo <a href="/d">D &amp; d</a> aparece primeiro em <a href="/">L</a>.',
	'El artículo <a href="/d"><em>D</em></a> apareció primero en <a href="/">L</a>.',
	'La entrada <a href="/d">D</a> se publicó primero en <a href="/">L</a>.',
	'A postagem <a href="/d">D</a> apareceu primeiro no <a href="/">L</a>.<img src="https://antigo.example/conta.gif">',
])('the line below a text that names its blog goes, and hides no dots: %s', async (line) => {
	for (const guid of ['abc', 'https://antigo.example/?p=7']) {
		const readOne = async (item: string) => {
			const { items } = await read(anRss(`<guid>${guid}</guid>${item}`));
			return [items[0]?.fields['status'], items[0]?.fields['content']];
		};
		const cut = `<description><![CDATA[<p>Resumo&#8230;</p>\n<p>${line}</p>]]></description>`;
		expect(await readOne(cut)).toEqual(['draft', 'Resumo…']);
		expect(await readOne(`${cut}${full(`<p>Tudo.</p><p>${line}</p>\n`)}`)).toEqual([
			'published',
			'Tudo.',
		]);
	}
});

test.each([
	[
		'Protegido: seis',
		'<p>Este conteúdo está protegido por senha. Para vê-lo, digite sua senha abaixo:</p><p>Senha:</p>',
	],
	[
		'Seis',
		'<form action="https://antigo.example/wp-login.php?action=postpass"><p>Digite a senha:</p></form>',
	],
	['Protected: six', '<p>There is no excerpt because this is a protected post.</p>'],
])('a post of a feed that asks for a password is a draft: %s', async (title, html) => {
	for (const guid of ['abc', 'https://antigo.example/?p=7']) {
		const { items } = await read(anRss(`<title>${title}</title><guid>${guid}</guid>${full(html)}`));
		expect(items[0]?.fields['status']).toBe('draft');
		expect(items[0]?.notes).toEqual(['protegido por senha: veio como rascunho']);
	}
});

test('an article without a text is a draft, but not one that is a picture', async () => {
	const { items } = await read(
		anRss(
			'<title>Nada</title><enclosure url="/som.mp3" type="audio/mpeg" length="1"/>',
			'<title>Foto</title><enclosure url="/foto.jpg" type="image/jpeg" length="1"/>',
		),
	);
	expect(items).toMatchObject([
		{
			notes: ['o feed não traz o texto: veio como rascunho', expect.any(String)],
			fields: { status: 'draft' },
		},
		{ notes: [], fields: { status: 'published', image: 'https://antigo.example/foto.jpg' } },
	]);
});

test('a summary of Atom, and one paragraph of Hugo’s RSS, are not the text', async () => {
	const summary = await read(anAtom('<id>a</id><summary>Um resumo.</summary>'));
	expect(summary.items).toMatchObject([{ fields: { status: 'draft', content: 'Um resumo.' } }]);
	const hugo = anRss('<description>&lt;p&gt;Um resumo.&lt;/p&gt;</description>').replace(
		'<title>Notas',
		'<generator>Hugo</generator><title>Notas',
	);
	expect((await read(hugo)).items).toMatchObject([{ fields: { status: 'draft' } }]);
});

test('an article without a title is named by its first words, its date or its number', async () => {
	const date = '<pubDate>Tue, 03 Jan 2012 12:00:00 +0000</pubDate>';
	const { items } = await read(
		anRss(
			`<guid>a</guid>${date}${full('<p>Hoje a <b>mesa</b> nova chegou, e com ela vieram as cadeiras que faltavam na sala.</p>')}`,
			`<guid>b</guid>${date}${full('<img src="/foto.png">')}`,
			`<guid>c</guid>${full('<img src="/foto.png">')}`,
		),
	);
	expect(items.map(({ source }) => source.replace(/^linha \d+: /, ''))).toEqual([
		'Hoje a mesa nova chegou, e com ela vieram as cadeiras que…',
		'3 jan 2012',
		'c',
	]);
});

test('a feed that ends in the middle is refused with its line, as are texts of something else', async () => {
	const cut = anRss('<title>Um</title>').slice(0, -20);
	await expect(read(cut)).rejects.toThrow(/^feed\.xml: XML incorreto \(linha 5, .*acaba no meio/);
	await expect(read('<html><body/></html>')).rejects.toThrow('começa com <html>');
});

test('hidden words, pixels and e-mail addresses do not come out', async () => {
	const hidden = await read(
		anRss(
			`<author>ana@antigo.example (Ana Prado)</author>${full('<p style="display:none">a</p>')}`,
		),
	);
	expect(hidden.items).toMatchObject([
		{
			notes: ['tem partes que o site antigo escondia: veio como rascunho'],
			fields: { status: 'draft', author: ['Ana Prado'] },
		},
	]);
	const pixel = await read(
		anRss(
			`<author>ana@antigo.example</author>${full('<p>a</p><img src="https://x.example/p" width="1" height="1">')}`,
		),
	);
	expect(pixel.items).toMatchObject([{ fields: { content: 'a', author: [] } }]);
});
