import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLostPaths } from '../../../scripts/check/check-documents.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-documents-'));
	writeFileSync(join(folder, 'there.md'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (text: string, document = 'A.md') => {
	writeFileSync(join(folder, document), text);
	return findLostPaths(folder, [document]);
};

test('a missing path is found, whether a document names or links it', () => {
	const text = '`src/gone.ts`, [x](there.md), [y](gone.md), [z](https://a.b)';
	expect(look(text)).toEqual(['A.md: src/gone.ts', 'A.md: gone.md']);
});

test('site addresses and commands are not paths', () => {
	expect(look('`/post/x`, `npm run check`, `scripts/<name>.ts`')).toEqual([]);
});

test('a file that is named without its folder is found in any of the rooms', () => {
	mkdirSync(join(folder, 'src', 'a'), { recursive: true });
	writeFileSync(join(folder, 'src', 'a', 'here.ts'), '');
	const text =
		'`src/a`: `here.ts`, `a/here.ts`, `b/here.ts`, `gone.tsx`. As an example, `new` is `new.ts`, `.ts`, `*.ts`';
	expect(look(text)).toEqual(['A.md: b/here.ts', 'A.md: gone.tsx']);
});

test('so are those that the comments of code name, with or without quotes, and no others', () => {
	const gone = ['gone.ts', 'src/a/gone.ts'] as const;
	const text = [
		`// See ${gone[0]}, which ${gone[1]} reads.`,
		`/** As \`${gone[0]}\` does. [x](y) */`,
		`const address = 'https://x.y//src/gone.css', other = './${gone[0]}';`,
	];
	expect(look(text.join('\n'), 'a.ts')).toEqual([
		`a.ts: ${gone[1]}`,
		`a.ts: ${gone[0]}`,
		`a.ts: ${gone[0]}`,
	]);
});
