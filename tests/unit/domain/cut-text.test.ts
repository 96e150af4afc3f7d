import { expect, test } from 'vitest';
import { cutAtWord, cutLetters, cutToFit } from '#domain/text/cut-text';
import { makeExcerpt } from '#domain/text/excerpt';
import { authorOf, categoryOf, tagsOf } from '../../../scripts/import/post-fields.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const signs = {
	'a face': '😀',
	'somebody at a computer': '🧑‍💻',
	'a family': '👨‍👩‍👧‍👦',
	'a flag': '🇧🇷',
	'the flag of a region': '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
	'a skin': '👍🏽',
	'a number on a key': '1️⃣',
	'a letter with its accent apart': 'x\u0303',
};
const ends = Object.entries(signs).flatMap(([name, sign]) =>
	Array.from({ length: sign.length }, (_, at) => [name, sign, at] as const),
);

test.each(ends)('nothing is cut within %s: %s, after %i', (_, sign, at) => {
	const text = `${'b'.repeat(20)}${sign} fim do texto`;
	expect(cutLetters(text, 20 + at)).toBe('b'.repeat(20));
	expect(cutLetters(text, 20 + sign.length)).toBe(`${'b'.repeat(20)}${sign}`);
	expect(cutAtWord(text, 20 + at)).toBe('b'.repeat(20));
	expect(cutToFit(text, 21 + at)).toBe(`${'b'.repeat(20)}…`);
});

test('what fits stays, and a sign longer than all that may stand is cut all the same', () => {
	expect(cutLetters('ação 👨‍👩‍👧‍👦', 99)).toBe('ação 👨‍👩‍👧‍👦');
	expect(cutLetters(`a${'\u0303'.repeat(50)}`, 10)).toHaveLength(10);
	expect(cutLetters('👨‍👩‍👧‍👦 fim', 4)).toBe('👨');
	expect(cutLetters('👨‍👩‍👧‍👦 fim', 1)).toBe('');
});

test.each(ends)('no limit of an import cuts within %s: %s, after %i', (_, sign, at) => {
	const long = (most: number) => `${'b'.repeat(most - 1 - at)}${sign} e mais alguma coisa`;
	const whole = (most: number) => `${'b'.repeat(most - 1 - at)}…`;
	const none = () => undefined;
	expect(authorOf({ author: long(120) }, none)).toBe(whole(120));
	expect(categoryOf({ category: long(80) }, none)).toBe(whole(80));
	expect(tagsOf([long(50)], none)).toEqual([whole(50)]);
	const fields = {
		title: long(200),
		content: 'Um.',
		image: 'https://e.test/a.png',
		image_credit: `${'b'.repeat(300 - at)}${sign}`,
		read_time: `${'b'.repeat(20 - at)}${sign}`,
	};
	const { post } = toPost(
		{ key: 'a', source: 'a.md', fields },
		{ now: '2026-11-20T12:00:00.000Z', publish: false },
	);
	expect(post.title).toBe(whole(200));
	expect(post.image_credit).toBe('b'.repeat(300 - at));
	expect(post.read_time).toBe('b'.repeat(20 - at));
	expect(makeExcerpt(`${'b'.repeat(177 - at)}${sign} fim`)).toBe(`${'b'.repeat(177 - at)}...`);
});
