import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, readCommandLine } from './process-facts.ts';

/**
 * Removes a folder in which a process that is ending may still write or remove. Node stops, without an error, at what
 * another process removed in the same moment.
 */
export function removeFolder(folder: string): void {
	do rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
	while (existsSync(folder));
}

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
