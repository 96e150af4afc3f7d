import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { feedItem } from '#seo/feed-item';
import { writeFeed } from '#seo/write-feed';
import { aPostSummary } from '../../support/a-post-summary.ts';

type Post = Parameters<typeof aPostSummary>[0];

/** Elements by their path below the channel, with their text and attributes; throws on anything malformed. */
function parse(xml: string) {
	const parser = new SaxesParser({ xmlns: true });
	const open: { name: string; text: string; attributes: Record<string, string> }[] = [];
	const found: { path: string; text: string; attributes: Record<string, string> }[] = [];
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ name, attributes }) => {
		const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
		open.push({ name, text: '', attributes: Object.fromEntries(values) });
	});
	parser.on('text', (text) => {
		const last = open.at(-1);
		if (last) last.text += text;
	});
	parser.on('closetag', () => {
		const path = open.map(({ name }) => name).join('/');
		const { text = '', attributes = {} } = open.pop() ?? {};
		found.push({ path: path.replace('rss/channel/', ''), text, attributes });
	});
	parser.write(xml).close();
	return (path: string) => found.filter((element) => element.path === path);
}

const feedOf = (...posts: Post[]) =>
	parse(
		writeFeed({
			siteUrl: 'https://blog.test/',
			changedAt: '2026-01-05T10:00:00.000Z',
			items: posts.map((post) =>
				feedItem(aPostSummary(post), '<p>Oi & <b>é</b></p>', 'https://blog.test'),
			),
		}),
	);
const textsOf = (elements: { text: string }[]) => elements.map(({ text }) => text);

test('the feed is well formed and says what it is', () => {
	const find = feedOf({});
	expect(textsOf(find('title'))).toEqual(['Vão Livre']);
	expect(textsOf(find('link'))).toEqual(['https://blog.test/']);
	expect(textsOf(find('language'))).toEqual(['pt-BR']);
	expect(textsOf(find('lastBuildDate'))).toEqual(['Mon, 05 Jan 2026 10:00:00 GMT']);
	expect(find('atom:link')[0]?.attributes).toEqual({
		href: 'https://blog.test/rss.xml',
		rel: 'self',
		type: 'application/rss+xml',
	});
	expect(textsOf(find('item/content:encoded'))).toEqual(['<p>Oi & <b>é</b></p>']);
	expect(textsOf(find('item/pubDate'))).toEqual(['Tue, 18 Nov 2025 12:00:00 GMT']);
	expect(textsOf(find('item/category'))).toEqual(['Finanças', 'preço']);
});

test.each([
	'urn:uuid:1',
	'https://a.example/?p=1&post_type=x',
	'5e8123456789012345678901',
	'007',
	'a<b>"c"',
])('a name such as %s is written as it is, and never as an address to open', (guid) => {
	const [found] = feedOf({ guid })('item/guid');
	expect(found).toMatchObject({ text: guid, attributes: { isPermaLink: 'false' } });
});

test('any text of a post is text: signs, numbers, and what XML cannot hold', () => {
	const find = feedOf({
		title: 'T\u0007ítulo <b>&amp;</b> ]]> \ud800',
		author: '007',
		excerpt: 'a\u0000b\u000bc\ufffe\n\td',
		image_url: 'https://fora.test/a.jpg?x=1&y=2',
		image_alt: 'Uma "mesa" & <tal>',
	});
	expect(textsOf(find('item/title'))).toEqual(['Título <b>&amp;</b> ]]> \ufffd']);
	expect(textsOf(find('item/dc:creator'))).toEqual(['007']);
	expect(textsOf(find('item/description'))).toEqual(['abc\n\td']);
	expect(find('item/media:content')[0]?.attributes).toEqual({
		url: 'https://fora.test/a.jpg?x=1&y=2',
		medium: 'image',
	});
	expect(textsOf(find('item/media:content/media:description'))).toEqual(['Uma "mesa" & <tal>']);
});

test('whoever opens the feed reads what it is, and finds the blog', () => {
	const find = feedOf({});
	expect(find('div/p')[0]?.text).toContain('leitor de RSS');
	expect(find('div/p/a')[0]?.attributes['href']).toBe('https://blog.test/');
});

test('two people who signed a text are two', () => {
	expect(textsOf(feedOf({ author: 'Ana Luz e Bia Sol' })('item/dc:creator'))).toEqual([
		'Ana Luz',
		'Bia Sol',
	]);
});

test('an empty blog has an empty feed, still well formed', () => {
	expect(feedOf()('item')).toEqual([]);
});
