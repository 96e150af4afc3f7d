import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { parseDate } from '../../../scripts/import/parse-date.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

test.each([
	'0000-01-01',
	'-000500-01-01T00:00:00Z',
	'+275760-09-13T00:00:00.000Z',
	'2025-02-30',
	'2025-02-30T10:00:00Z',
	'2025-02-30 10:00:00 -0300',
	'x',
	5,
])('an impossible date is undefined: %s', (value) => {
	expect(parseDate(value)).toBeUndefined();
});

test('the first and the last year are dates', () => {
	expect(parseDate('0001-01-01T00:00:00Z')).toBe('0001-01-01T00:00:00.000Z');
	expect(parseDate('9999-12-31T00:00:00Z')).toBe('9999-12-31T00:00:00.000Z');
});

test.each([
	['24-05-2015', '2015-05-24T15:00:00.000Z'],
	['2015-03-02 00:20', '2015-03-02T03:20:00.000Z'],
	['2015-03-02 00:20:00 -0300', '2015-03-02T03:20:00.000Z'],
	['2018-10-24 12:00:00 +02:00', '2018-10-24T10:00:00.000Z'],
	['2017-12-17T10:00:00.000-03:00', '2017-12-17T13:00:00.000Z'],
	['2010-1-2 3:04:05', '2010-01-02T05:04:00.000Z'],
	['Jul 08 2022', '2022-07-08T15:00:00.000Z'],
	['27/03/2015', '2015-03-27T15:00:00.000Z'],
	['27 de março de 2015', '2015-03-27T15:00:00.000Z'],
	['Sat Nov 23 16:30:00 2025 +0200', '2025-11-23T14:30:00.000Z'],
])('a date of front matter, %s, is the same instant whoever imports it', (text, instant) => {
	expect(parseDate(text)).toBe(instant);
});

const now = '2026-11-20T12:00:00.000Z';
const changedAt = (fields: object) =>
	toPost(
		{
			key: 'a',
			source: 'a.json',
			fields: { title: 'A', content: 'Oi.', date: '2026-10-01', ...fields },
		},
		{ now, publish: true },
	).post.updated_at;

test.each([
	['2026-10-09T08:00:00.000Z', '2026-10-09T08:00:00.000Z'],
	...['2026-09-01T08:00:00.000Z', '2027-01-01T08:00:00.000Z', 'ontem', undefined].map((said) => [
		said,
		'2026-10-01T15:00:00.000Z',
	]),
])('an article changed when its source says, unless that cannot be: %s', (updated_at, expected) => {
	expect(changedAt({ updated_at })).toBe(expected);
});

test.each(['lastmod', 'last_modified_at', 'modified', 'updated', 'last-modified', 'date_modified'])(
	'an article changed when its header says: %s',
	(name) => {
		const text = `---\ndate: 2020-01-02\n${name}: 2021-03-04T10:00:00Z\n---\nx`;
		const item = readArticle(Buffer.from(text), 'a.md', plainFolder);
		const { post } = toPost(item, { now: '2026-11-20T12:00:00.000Z', publish: true });
		expect(post.updated_at).toBe('2021-03-04T10:00:00.000Z');
	},
);
