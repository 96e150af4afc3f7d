import { expect, test } from 'vitest';
import { feedItem } from '#seo/feed-item';
import { aPostSummary } from '../../support/a-post-summary.ts';

const siteUrl = 'https://blog.test';
const contentOf = (html: string) => feedItem(aPostSummary(), html, siteUrl).content;

test.each([
	['<a href="/posts">', '<a href="https://blog.test/posts">'],
	['<img src="/covers/mesa.svg">', '<img src="https://blog.test/covers/mesa.svg">'],
	['<a href="#sec-fim">', '<a href="https://blog.test/post/um-post#sec-fim">'],
	['<a href="/?q=a&amp;page=2">', '<a href="https://blog.test/?q=a&amp;page=2">'],
	['<a href="https://outro.test/x?a=1&amp;b=2">', '<a href="https://outro.test/x?a=1&amp;b=2">'],
	['<a href="mailto:a@b.test">', '<a href="mailto:a@b.test">'],
	['<p>o atributo href="/x" no texto</p>', '<p>o atributo href="/x" no texto</p>'],
])('in a feed reader %s reads %s', (html, expected) => {
	expect(contentOf(html)).toBe(expected);
});

test('what XML cannot hold is dropped; lines and tabs stay', () => {
	expect(contentOf('a\u0000b\u0008c\u000bd\u001fe\ufffef\n\tg')).toBe('abcdef\n\tg');
	expect(feedItem(aPostSummary({ title: 'T\u0007ítulo \ud800' }), '', siteUrl).title).toBe(
		'Título \ufffd',
	);
});

test('an entry has its address, its day of publication, its author and its subjects', () => {
	expect(feedItem(aPostSummary({ author: '' }), '<p>Oi</p>', siteUrl)).toMatchObject({
		link: 'https://blog.test/post/um-post',
		pubDate: new Date('2025-11-18T12:00:00.000Z'),
		author: 'Redação',
		categories: ['Finanças', 'preço'],
	});
});
