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

test('a missing path is found, whether a document names or links it', () => {
	writeFileSync(
		join(folder, 'A.md'),
		'`src/gone.ts`, [x](there.md), [y](gone.md), [z](https://a.b)',
	);
	expect(findLostPaths(folder)).toEqual(['A.md: src/gone.ts', 'A.md: gone.md']);
});

test('site addresses and commands are not paths', () => {
	writeFileSync(join(folder, 'A.md'), '`/post/x`, `npm run check`, `scripts/<name>.ts`');
	expect(findLostPaths(folder)).toEqual([]);
});

test('a file that is named without its folder is found in any of the rooms', () => {
	mkdirSync(join(folder, 'src', 'a'), { recursive: true });
	writeFileSync(join(folder, 'src', 'a', 'here.ts'), '');
	writeFileSync(
		join(folder, 'A.md'),
		'`src/a`: `here.ts`, `a/here.ts`, `b/here.ts`, `gone.tsx`. As an example, `new` is `new.ts`, `.ts`, `*.ts`',
	);
	expect(findLostPaths(folder)).toEqual(['A.md: b/here.ts', 'A.md: gone.tsx']);
});
