import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { formatFinding } from '../../../scripts/doctor/format-finding.ts';
import { describeImport } from '../../../scripts/import/describe-import.ts';
import { ImportError } from '../../../scripts/import/import-error.ts';
import { fail, say, shownLine, warn } from '../../../scripts/local/say.ts';

afterEach(() => {
	vi.restoreAllMocks();
	process.exitCode = 0;
});

/** Colour, the window's title, the bell, what goes back over a line, C1, and what turns or hides text. */
const hostile =
	'a\u001b[31m\u001b]0;dono\u0007\u001b[2J\b\r\u009b1m\u202e\u2066\u200b\u0000\u007f\nimportado: tudo.md\tfim';
const clean = 'a[31m]0;dono[2J 1m importado: tudo.md fim';

test('a name of foreign origin is one line without signs that a terminal obeys', () => {
	expect(shownLine(hostile)).toBe(clean);
	expect(shownLine('  café — “ção” 👩‍👩‍👧 日本')).toBe('  café — “ção” 👩‍👩‍👧 日本');
});

test('nothing that a command prints, fails with or reports has such signs', () => {
	const printed: string[] = [];
	const keep = (text: string) => void printed.push(text);
	vi.spyOn(console, 'log').mockImplementation(keep);
	vi.spyOn(console, 'error').mockImplementation(keep);
	say(hostile);
	warn(hostile);
	fail(new Error(hostile));
	expect(printed).toHaveLength(3);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	for (const text of printed) expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202e\u2066]/);
});

test('a file’s name adds no line to an import’s report, its errors or the doctor’s', () => {
	const report = { source: hostile, notes: [hostile], outcome: 'refused', leftBehind: undefined };
	const lines = describeImport({
		reports: [report],
		leftOut: [hostile],
		isHeld: false,
		pictures: { brought: 0, left: 0, missing: 0, waiting: 0 },
		duePlans: [{ kind: 'change', title: hostile, at: '2026-03-10T12:00:00.000Z' }],
	} as unknown as Parameters<typeof describeImport>[0]);
	expect(lines.filter((line) => line.trim().includes('\n'))).toEqual([]);
	expect(lines[0]).toContain(`RECUSADO: ${clean}`);
	expect(new ImportError(`${hostile}: não é JSON`).message).toBe(`${clean}: não é JSON`);
	const finding = { about: 'Gancho', state: 'bad', text: hostile, mend: 'troque' } as const;
	expect(formatFinding(finding).split('\n')).toHaveLength(2);
});

test('commands that read somebody else’s files print through `say` and `warn` alone', () => {
	const scripts = join(import.meta.dirname, '../../../scripts');
	const commands = ['admin', 'backup', 'doctor', 'export', 'import', 'migrate', 'restore'];
	const files = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter((file) =>
		commands.some((name) => file === `${name}.ts` || file.startsWith(`${name}/`)),
	);
	expect(files.length).toBeGreaterThan(0);
	const direct = [...files, 'nightly-backup.ts', 'restore-drill.ts'].filter(
		(file) =>
			file.endsWith('.ts') && readFileSync(join(scripts, file), 'utf8').includes('console.'),
	);
	expect(direct).toEqual([]);
});
