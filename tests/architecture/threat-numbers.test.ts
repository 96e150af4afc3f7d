import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const numbers = (letter: string, from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);

/** `test('A6, A7: …')` covers both. */
const title = /['"`]((?:[A-D]\d{1,2}b?, )*[A-D]\d{1,2}b?): /g;

test('every threat, hostile input and fault has a test that bears its number', () => {
	const found = new Set(
		globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).flatMap((file) =>
			[...readFileSync(join(root, file), 'utf8').matchAll(title)].flatMap(([, list = '']) =>
				list.split(', '),
			),
		),
	);
	const wanted = [
		...numbers('A', 1, 11),
		...numbers('B', 7, 11),
		...numbers('C', 1, 14),
		...numbers('D', 1, 12),
	];
	expect(wanted.filter((number) => !found.has(number))).toEqual([]);
});
