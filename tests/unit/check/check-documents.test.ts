import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
