import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
	findRunningServer,
	isPostgres,
	serverFiles,
} from '../../../scripts/local/postgres-process.ts';
import { readCommandLine } from '../../../scripts/local/process-facts.ts';

const gone = 2 ** 22 + 1;

test.each([
	['/proc tells', () => readCommandLine(process.pid)],
	['ps tells', () => readCommandLine(process.pid, '/nowhere')],
])('the command of a running process is found where %s', (_, read) => {
	const found = read();
	if (found !== undefined) expect(found).toContain('node'); // This machine may have no `ps`.
});

test('without /proc and ps nothing crashes: a live process counts as the server', () => {
	const read = (pid: number) => readCommandLine(pid, '/nowhere', 'no-such-program');
	expect(read(process.pid)).toBeUndefined();
	expect(isPostgres(process.pid, '/cluster', read)).toBe(true);
	expect(isPostgres(gone, '/cluster', read)).toBe(false);
});

test('another program with a dead server’s process id is not mistaken for it', () => {
	expect(isPostgres(process.pid, '/a/cluster')).toBe(false);
	expect(isPostgres(gone, '/a/cluster')).toBe(false);
	expect(isPostgres(process.pid, '/a/cluster', () => 'postgres -D /a/cluster')).toBe(true);
});

test('a starting server’s pid file is left alone, a crashed one’s is removed', () => {
	const folder = mkdtempSync(join(tmpdir(), 'blog-postgres-'));
	const files = serverFiles(folder);
	mkdirSync(files.cluster);
	writeFileSync(files.pid, '');
	expect(findRunningServer(folder)).toBeUndefined();
	expect(existsSync(files.pid)).toBe(true);
	utimesSync(files.pid, 0, 0);
	expect(findRunningServer(folder)).toBeUndefined();
	expect(existsSync(files.pid)).toBe(false);
	rmSync(folder, { recursive: true });
});
