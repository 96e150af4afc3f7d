import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '#content/write-whole';

test('a file stays the old one until the new one is complete', () => {
	const folder = mkdtempSync(join(tmpdir(), 'blog-whole-'));
	const file = join(folder, 'kept.json');
	writeWhole(file, 'first');
	expect(readdirSync(folder)).toEqual(['kept.json']);
	mkdirSync(`${file}.tmp`);
	expect(() => writeWhole(file, 'second')).toThrow('EISDIR');
	expect(readFileSync(file, 'utf8')).toBe('first');
	rmSync(folder, { recursive: true });
});
