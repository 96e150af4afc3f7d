import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../../scripts/local/postgres-binaries.ts';

const isRoot = process.getuid?.() === 0 && existsSync('/etc/passwd');

test.skipIf(!isRoot)('as root PostgreSQL runs as a user that a bare system has, too', () => {
	const { command, uid } = findPostgresBinaries();
	const [file, args] = command('initdb', []);
	const asUser = file === 'unshare' ? [file, ...args.slice(0, -1)] : [];
	const [program = 'id', ...rest] = [...asUser, 'id', '-un'];
	const { stdout } = spawnSync(program, rest, {
		encoding: 'utf8',
		...(uid !== undefined && { uid, gid: uid }),
	});
	expect(stdout.trim()).toBe('nobody');
});
