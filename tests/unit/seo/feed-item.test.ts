import { expect, test } from 'vitest';
import { feedItem, fitFeed, listFeedPosts } from '#seo/feed-item';
import { aPostSummary } from '../../support/a-post-summary.ts';

const siteUrl = 'https://blog.test';
const itemOf = (fields: Parameters<typeof aPostSummary>[0] = {}, html = '') =>
	feedItem(aPostSummary(fields), html, siteUrl);
const contentOf = (html: string) => itemOf({}, html).content;

test.each([
	['<a href="/posts">', '<a href="https://blog.test/posts">'],
	['<img src="/covers/mesa.svg">', '<img src="https://blog.test/covers/mesa.svg">'],
	['<a href="#sec-fim">', '<a href="https://blog.test/post/um-post#sec-fim">'],
	['<a href="/?q=a&amp;page=2">', '<a href="https://blog.test/?q=a&amp;page=2">'],
	['<a href="outro-post">', '<a href="https://blog.test/post/outro-post">'],
	['<a href="../posts?de=1">', '<a href="https://blog.test/posts?de=1">'],
	['<a href="?q=mesa">', '<a href="https://blog.test/post/um-post?q=mesa">'],
	['<blockquote cite="/fonte">', '<blockquote cite="https://blog.test/fonte">'],
	['<img src="//outro.test/a.png">', '<img src="https://outro.test/a.png">'],
	['<a href="https://outro.test/x?a=1&amp;b=2">', '<a href="https://outro.test/x?a=1&amp;b=2">'],
	['<a href="mailto:a@b.test">', '<a href="mailto:a@b.test">'],
	['<img src="https://[x/a.png" alt="a">', '<img alt="a">'],
	['<p>o atributo href="/x" no texto</p>', '<p>o atributo href="/x" no texto</p>'],
])('in a feed reader %s reads %s', (html, expected) => {
	expect(contentOf(html)).toBe(expected);
});

test.each([
	[
		'<img src="/images/a-960.webp" srcset="/images/a-480.webp 480w" sizes="auto, 100vw" alt="Mesa" title="t" width="960" height="540" loading="lazy" decoding="async" class="wide">',
		'<img src="https://blog.test/images/a-960.webp" alt="Mesa" title="t" width="960" height="540">',
	],
	[
		'<img src="/covers/falta.svg" data-failed="../falta.png" alt="">',
		'<img src="https://blog.test/covers/falta.svg" alt="">',
	],
	['<video poster="/a.jpg" data-x="/b" autoplay>', '<video>'],
	['<h2 id="sec-um" dir="auto">Um</h2>', '<h2 id="um-post-sec-um" dir="auto">Um</h2>'],
	['<ol start="3" reversed>', '<ol start="3" reversed>'],
	['<td colspan="2" class="r">', '<td colspan="2">'],
	['<br>', '<br>'],
])('a feed’s markup is plain: %s', (html, expected) => {
	expect(contentOf(html)).toBe(expected);
});

test('an entry has its address, its day of publication, its author and its subjects', () => {
	expect(itemOf({ author: '' }, '<p>Oi</p>')).toMatchObject({
		link: 'https://blog.test/post/um-post',
		pubDate: '2025-11-18T12:00:00.000Z',
		author: 'Redação',
		categories: ['Finanças', 'preço'],
	});
});

test('an entry is known by its stored name, and in a row of an earlier version by its address', () => {
	expect(itemOf({ guid: 'https://antigo.example/?p=12' }).guid).toBe(
		'https://antigo.example/?p=12',
	);
	expect(itemOf({ guid: null }).guid).toBe('https://blog.test/post/um-post');
});

test('a link within an article stays in its entry, beside that of a post with the same mark', () => {
	const html = '<a href="#sec-nota-1">1</a><li id="sec-nota-1"><a href="#sec-fora">x</a></li>';
	expect(contentOf(html)).toBe(
		'<a href="#um-post-sec-nota-1">1</a><li id="um-post-sec-nota-1"><a href="https://blog.test/post/um-post#sec-fora">x</a></li>',
	);
});

test('an entry shows its cover as a card, one on another site as it is; never one that cannot be shown', () => {
	const own = `/images/${'a'.repeat(64)}-1600.webp`;
	expect(itemOf({ image_url: own, image_alt: 'A mesa' }).picture).toEqual({
		url: 'https://blog.test/og/um-post-3.jpg',
		alt: 'A mesa',
	});
	for (const [image_url, url] of [
		['/covers/mesa.svg', 'https://blog.test/og/um-post-3.png'],
		['https://fora.test/a.jpg', 'https://fora.test/a.jpg'],
	])
		expect(itemOf({ image_url }).picture?.url).toBe(url);
	for (const image_url of [null, 'ftp://fora.test/a.jpg', 'https://u:s@fora.test/a.jpg'])
		expect(itemOf({ image_url }).picture).toBeUndefined();
});

test('a feed has whole articles as far as its bytes reach, and the excerpts of all others', () => {
	const lengths = [1_000_000, 150_000, 200_000, 140_000];
	const items = lengths.map((length) => itemOf({ excerpt: 'Resumo' }, 'é'.repeat(length / 2)));
	const fitted = fitFeed(items);
	expect(fitted.map(({ content }) => content.length * 2)).toEqual([0, 150_000, 0, 140_000]);
	expect(fitted[0]?.description).toBe('Resumo');
});

test('the feed has the fifty posts that came out last, whatever the order of lists', () => {
	const day = (number: number) =>
		new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString();
	const regular = Array.from({ length: 60 }, (_, index) => {
		const at = day(60 - index);
		return aPostSummary({ id: `p${index}`, created_at: at, published_at: at });
	});
	const begunLongAgo = aPostSummary({ id: 'begun', created_at: day(-600), published_at: day(61) });
	const wasScheduled = aPostSummary({ id: 'late', created_at: day(-300), published_at: day(59.5) });
	const imported = aPostSummary({ id: 'import', created_at: day(90), published_at: day(-900) });
	const ids = listFeedPosts([imported, ...regular, wasScheduled, begunLongAgo]).map(({ id }) => id);
	expect(ids).toHaveLength(50);
	expect(ids.slice(0, 4)).toEqual(['begun', 'p0', 'late', 'p1']);
	expect(ids).not.toContain('import');
});

test('two posts that brought one name from elsewhere are two entries', () => {
	const twin = { guid: 'https://antigo.example/?p=1' };
	const posts = [aPostSummary({ id: 'a', ...twin }), aPostSummary({ id: 'b', ...twin })];
	expect(listFeedPosts(posts).map(({ guid }) => guid)).toEqual([twin.guid, 'urn:uuid:b']);
});
