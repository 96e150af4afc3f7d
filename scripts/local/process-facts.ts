import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM'; // It exists, but belongs to another user.
	}
}

/** '' when the process is gone; undefined on a system with neither `/proc` nor `ps`. */
export function readCommandLine(pid: number, proc = '/proc', ps = 'ps'): string | undefined {
	if (existsSync(join(proc, 'self'))) {
		try {
			return readFileSync(join(proc, String(pid), 'cmdline'), 'utf8');
		} catch {
			return '';
		}
	}
	const asked = spawnSync(ps, ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
	return asked.error ? undefined : asked.stdout;
}
