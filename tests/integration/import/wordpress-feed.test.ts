import { beforeEach, expect, test } from 'vitest';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aBlogForWordPress, type BlogForWordPress } from '../../support/wordpress-blog.ts';

let blog: BlogForWordPress;
beforeEach(async () => {
	blog = await aBlogForWordPress();
	return () => blog.close();
});

const aFeed = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
	<atom:link href="https://antigo.example/feed/" rel="self"/>
	<link>https://antigo.example</link>
	${items.map((item) => `<item><pubDate>Tue, 03 Jan 2012 12:00:00 +0000</pubDate>${item}</item>`).join('\n')}
</channel>
</rss>`;
const mesa = `<title>Mesa</title><link>https://antigo.example/2012/01/mesa-boa/</link><dc:creator>Ana</dc:creator>
	<category>Notas</category><guid isPermaLink="false">https://antigo.example/?p=12</guid>
	<media:content url="https://antigo.example/a.jpg"><media:title>ana</media:title></media:content>
	<description>Um […]</description><content:encoded><![CDATA[<p>Um <a href="/b">texto</a>.</p>]]></content:encoded>`;

test('an article of a feed has its text, its address and its number', async () => {
	const { reports } = await blog.importXml(aFeed(mesa));
	expect(reports).toMatchObject([
		{ outcome: 'changed', notes: ['1 endereço continua no blog antigo: https://antigo.example/b'] },
	]);
	expect(await blog.getPost('mesa-boa')).toMatchObject({
		title: 'Mesa',
		author: 'Ana',
		published: true,
		content: 'Um [texto](https://antigo.example/b).',
	});
});

test('an export that follows knows the article of the feed', async () => {
	await blog.importXml(aFeed(mesa));
	const whole = anEntry({ id: 12, title: 'Mesa', content: '<p>Um <a href="/b">texto</a>.</p>' });
	const { reports } = await blog.importXml(anExport(whole));
	expect(reports).toMatchObject([{ outcome: 'present', notes: [] }]);
});
