import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: a build killed while writing leaves the previous file, not half of the new one. */
export function writeWhole(path: string, content: string | Uint8Array): void {
	const unfinished = `${path}.tmp`;
	writeFileSync(unfinished, content);
	renameSync(unfinished, path);
}
