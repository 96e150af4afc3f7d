import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A layer's rank is its first mention: a style sheet before this one would rank the reset above everything. */
test('the desk defines the order of its cascade layers before any other style sheet', () => {
	const main = readFileSync('admin/src/main.tsx', 'utf8');
	const imports = [...main.matchAll(/^import .*?'(.+)';$/gm)].map(([, from]) => from);
	expect(imports[0]).toBe('./styles/index.css');
	expect(readFileSync('admin/src/styles/index.css', 'utf8')).toMatch(/^@layer reset, tokens, base/);
});
