import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listCodes } from '../../scripts/check/check-references.ts';
import { findProofs } from '../../scripts/check/proofs.ts';

const root = join(import.meta.dirname, '../..');

const listUnproved = (folder: string) => {
	const proofs = findProofs(folder);
	return listCodes(folder).flatMap(([code]) => (proofs.has(code) ? [] : [code]));
};

test('every section of the specification, and every row of what is settled or can go wrong, has a test with its code', () => {
	expect(listCodes(root).length).toBeGreaterThan(100);
	expect(listUnproved(root)).toEqual([]);
});

test('a code that no title begins with is found', () => {
	const folder = mkdtempSync(join(tmpdir(), 'blog-proofs-'));
	for (const name of ['docs', 'tests']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'docs/settled.md'), '- **S24** A point\n- **S25** Another\n');
	writeFileSync(join(folder, 'docs/reliability.md'), '- **B1b** A threat\n- **C4** Another\n');
	const sections = [1, 2, 3, 4, 5, 6, 7, 9].map((number) => `§${number}`);
	const lines = [
		`test('Spec ${sections.join(', ')}, ${['S24', 'B1b'].join(', ')}: it\\'s so', f);`,
		`// ${'S25'}: no title. 'it (${'C4'}) holds'`,
	];
	writeFileSync(join(folder, 'tests/a.test.ts'), lines.join('\n'));
	expect(listUnproved(folder)).toEqual(['§8', 'S25', 'C4']);
	expect(findProofs(folder).get('B1b')).toEqual(new Map([['tests/a.test.ts', ["it's so"]]]));
	rmSync(folder, { recursive: true });
});

test('`npm run proofs` prints the tests of a code, and says so where there is no such code', () => {
	const ask = (code: string) =>
		spawnSync(process.execPath, [join(root, 'scripts/check/proofs.ts'), code], {
			encoding: 'utf8',
		});
	expect(ask('S24').stdout).toMatch(/^S24 {2}.+\n {2}tests\/\S+\n {4}\S/);
	expect(ask('Spec §5').stdout).toMatch(/^Spec §5 {2}Validation rules\n {2}tests\//);
	expect(ask('X1')).toMatchObject({ status: 1, stdout: '' });
});
