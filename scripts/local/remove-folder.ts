import { existsSync, rmSync } from 'node:fs';

/**
 * Removes a folder in which a process that is ending may still write or remove. Node stops, without an error, at what
 * another process removed in the same moment.
 */
export function removeFolder(folder: string): void {
	do rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
	while (existsSync(folder));
}
