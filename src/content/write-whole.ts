import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file for a later build: one that is killed meanwhile leaves it as it was, not half of it. */
export function writeWhole(path: string, content: string | Uint8Array): void {
	const draft = `${path}.tmp`;
	writeFileSync(draft, content);
	renameSync(draft, path);
}
