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

const everyMs = 500;

/**
 * npm passes a signal on to its shell alone, which ends without this process: it has lost its parent then. In a
 * container npm itself may be process 1.
 */
export function watchParent(onGone: () => void): void {
	if (!process.env['npm_lifecycle_event']) return;
	const parent = process.ppid;
	const wasLost = parent === 1 && !/\bnpm\b/.test(readCommandLine(1) ?? 'npm');
	const timer = setInterval(() => {
		if (process.ppid === parent && !wasLost) return;
		clearInterval(timer);
		onGone();
	}, everyMs);
	timer.unref();
}
