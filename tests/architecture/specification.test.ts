import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLostProofs } from '../../scripts/check/check-proofs.ts';

const root = join(import.meta.dirname, '..', '..');

test('every sentence of the specification is shown by a test that exists', () => {
	expect(findLostProofs(root, 'docs/specification.md')).toEqual([]);
});

test('a missing test and a sentence without one are found', () => {
	const folder = mkdtempSync(join(tmpdir(), 'blog-proofs-'));
	writeFileSync(
		join(folder, 'A.md'),
		'| sentence | shown by |\n|---|---|\n| a | `tests/b.test.ts` «c» |\n| d | – |\n',
	);
	expect(findLostProofs(folder, 'A.md')).toEqual(['tests/b.test.ts: c', 'no test: | d | – |']);
	rmSync(folder, { recursive: true });
});
