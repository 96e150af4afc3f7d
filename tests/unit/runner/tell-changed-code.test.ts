import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellChangedCode } from '../../../scripts/local/tell-changed-code.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'code-'));
	for (const folder of ['src/domain', 'admin', 'netlify', 'scripts'])
		mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('code that changes while the site runs is said once, with the command that shows changes', async () => {
	const print = vi.fn();
	const stop = tellChangedCode(root, print);
	writeFileSync(join(root, 'src/domain/notes.txt'), 'no code');
	writeFileSync(join(root, 'src/domain/slug.ts'), 'one');
	await vi.waitFor(() => expect(print).toHaveBeenCalled());
	writeFileSync(join(root, 'admin/main.tsx'), 'two');
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/slug\.ts.*npm run dev/));
	stop();
});

test('a system that cannot watch the folders runs the site all the same', () => {
	expect(() => tellChangedCode(join(root, 'missing'), vi.fn())()).not.toThrow();
});
