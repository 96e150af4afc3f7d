import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLostReferences } from '../../../scripts/check/check-references.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-references-'));
	for (const name of ['docs', 'src']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'docs/reliability.md'), '| C12 | a fault | a defence |\n');
	writeFileSync(join(folder, 'docs/settled.md'), '| S24 | a gap | what is built |\n');
	writeFileSync(join(folder, 'docs/specification.md'), '## 5. Validation rules\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (text: string) => {
	writeFileSync(join(folder, 'src/a.ts'), text);
	return findLostReferences(folder, ['src/a.ts']);
};

test('a reference of a comment or of a test leads to its row', () => {
	const lines = ['/** Spec §5, C12: so it is (S24). */', "test('C12, S24: it holds', f);"];
	expect(look(lines.join('\n'))).toEqual([]);
});

test('one that leads nowhere is reported with its file', () => {
	const gone = `S${99}`;
	const lines = [`// Spec §7, §5 (${gone})`, "\tit('D1: it holds', f);", "const paper = 'A9';"];
	expect(look(lines.join('\n'))).toEqual(['src/a.ts: §7', `src/a.ts: ${gone}`, 'src/a.ts: D1']);
});

test('sections of documents outside this repository are not references', () => {
	for (const section of [`decisions §${4}`, `Decisions §${4}`, `Issue ${4}`]) {
		expect(look(`// As decided (${section}).`)).toEqual([`src/a.ts: ${section}`]);
	}
});

test('a number with two rows is reported', () => {
	writeFileSync(
		join(folder, 'docs/settled.md'),
		'| S24 | a gap | built |\n| S24 | other | built |\n',
	);
	expect(look('')).toEqual(['docs: S24 twice']);
});
