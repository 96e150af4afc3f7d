import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** No build takes an hour. */
const oldMs = 3_600_000;

/** Removes what killed builds left in a folder: the project's, or the cache. */
export function removeLeftovers(folder: string): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (!/^(?:\.data-(?:build|dist)|program)-/.test(name)) continue;
		if (statSync(path).mtimeMs < Date.now() - oldMs) rmSync(path, { recursive: true, force: true });
	}
}
