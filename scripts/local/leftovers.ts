import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, readCommandLine } from './process-facts.ts';

/** Process ids are given again: only a process that runs one of our commands counts. */
function isAtWork(pid: number): boolean {
	if (pid === process.pid) return false; // This process has made nothing yet.
	const commandLine = readCommandLine(pid);
	return commandLine === undefined ? isAlive(pid) : /\bscripts\b/.test(commandLine);
}

/** What killed commands left in `folder`: names that `pattern` knows, with the process id as its first group. */
export function listLeftovers(folder: string, pattern: RegExp): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => {
		const [, pid] = pattern.exec(name) ?? [];
		return pid === undefined || isAtWork(Number(pid)) ? [] : [join(folder, name)];
	});
}
