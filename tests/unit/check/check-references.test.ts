import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findLostReferences } from '../../../scripts/check/check-references.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-references-'));
	for (const name of ['docs', 'src', 'tests']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'there.md'), '');
	writeFileSync(join(folder, 'docs/reliability.md'), '- **C12** A fault\n');
	writeFileSync(join(folder, 'docs/settled.md'), '- **S24** What was decided, and why\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (text: string, name = 'src/a.ts') => {
	writeFileSync(join(folder, name), text);
	return findLostReferences(folder, [name]);
};

describe('a path', () => {
	test('that is gone is found, whether a document names or links it', () => {
		const text = '`src/gone.ts`, [x](there.md), [y](gone.md), [z](https://a.b)';
		expect(look(text, 'A.md')).toEqual(['A.md: src/gone.ts', 'A.md: gone.md']);
	});

	test('is neither a site’s address nor a command', () => {
		expect(look('`/post/x`, `npm run check`, `scripts/<name>.ts`', 'A.md')).toEqual([]);
	});

	test('without its folder is found in any of the rooms', () => {
		mkdirSync(join(folder, 'src', 'a'), { recursive: true });
		writeFileSync(join(folder, 'src', 'a', 'here.ts'), '');
		const text =
			'`src/a`: `here.ts`, `a/here.ts`, `b/here.ts`, `gone.tsx`. As an example, `new` is `new.ts`, `.ts`, `*.ts`';
		expect(look(text, 'A.md')).toEqual(['A.md: b/here.ts', 'A.md: gone.tsx']);
	});

	test('is found in comments of code, with or without quotes, and nowhere else in it', () => {
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

	test('by a room’s short name is found in comments, and elsewhere is an import that TypeScript checks', () => {
		mkdirSync(join(folder, 'src', 'domain'));
		writeFileSync(join(folder, 'src/domain/here.ts'), '');
		const [here, gone] = ['here', 'gone'].map((name) => `#domain/${name}`);
		const text = `/** See \`${here}\`, \`${gone}\`. */ import '#domain/other';`;
		expect(look(text)).toEqual([`src/a.ts: ${gone}`]);
	});
});

describe('a code', () => {
	const known = ['Spec §5', 'C12', 'S24'].join(', ');
	const gone = `S${99}`;

	test('of a test and of a document leads to its row', () => {
		expect(
			look(`/** ${known}: so it is. */\ntest('${known}: it holds', f);`, 'tests/a.ts'),
		).toEqual([]);
		expect(look(`As \`${known}\` says.`, 'A.md')).toEqual([]);
	});

	test('that leads nowhere is reported with its file', () => {
		const lines = [
			`// Spec §${12}, §5 (${gone})`,
			`\tit('D${1}, S${100}: it holds', f);`,
			"const paper = 'A9';",
		];
		expect(look(lines.join('\n'), 'tests/a.ts')).toEqual(
			['§12', gone, 'D1', 'S100'].map((code) => `tests/a.ts: ${code}`),
		);
		expect(look(`As \`${gone}\` says.`, 'A.md')).toEqual([`A.md: ${gone}`]);
	});

	test('has no place in a comment of the product, which gives its reason in words', () => {
		const text = `/** ${known}: so it is. */\nconst code = 'C12'; // (S24)`;
		expect(look(text)).toEqual(
			['Spec §5', 'C12', 'S24'].map((code) => `src/a.ts: ${code} in a comment`),
		);
	});

	test('of a document outside this repository is none', () => {
		for (const section of [`decisions §${4}`, `Decisions §${4}`, `Issue ${4}`])
			expect(look(`// As decided (${section}).`)).toEqual([`src/a.ts: ${section}`]);
	});

	test('with two rows is reported', () => {
		writeFileSync(join(folder, 'docs/settled.md'), '- **S24** One\n- **S24** Another\n');
		expect(look('')).toEqual(['docs: S24 twice']);
	});

	test('has a list: without one nothing is right', () => {
		rmSync(join(folder, 'docs/settled.md'));
		expect(look('')).toEqual(['docs/settled.md: not there']);
	});
});
