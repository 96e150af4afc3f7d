import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeWhole } from '#content/write-whole';
import { withLock } from './with-lock.ts';

const listOf = (folder: string) => `${folder}.json`;

const hashOf = (file: string) => hash('sha256', readFileSync(file), 'base64url');

/** The hash of every file, by its path in the folder. */
function hashFiles(folder: string): Record<string, string> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	const named = files.map(({ parentPath, name }) => join(parentPath, name));
	return Object.fromEntries(named.map((file) => [relative(folder, file), hashOf(file)]));
}

/** Whether everything is as it was made: a cache is restored by others, and a full disk cuts files. */
function isWhole(folder: string): boolean {
	try {
		const made: Record<string, string> = JSON.parse(readFileSync(listOf(folder), 'utf8'));
		return Object.entries(made).every(([name, its]) => hashOf(join(folder, name)) === its);
	} catch {
		return false;
	}
}

/**
 * Returns the folder in `kept` for this fingerprint. If it does not exist or is damaged, `make` fills it, and folders of
 * other fingerprints are removed. A killed `make` leaves nothing that is used later, and no two processes make at once.
 */
export function buildOnce(
	kept: string,
	fingerprint: string,
	make: (folder: string) => Promise<void>,
): Promise<string> {
	const folder = join(kept, fingerprint);
	return withLock(kept, async () => {
		if (isWhole(folder)) return folder;
		const unfinished = `${folder}.tmp`;
		await rm(unfinished, { recursive: true, force: true });
		await mkdir(unfinished, { recursive: true });
		await make(unfinished);
		for (const old of await readdir(kept)) {
			if (join(kept, old) !== unfinished) await rm(join(kept, old), { recursive: true });
		}
		await rename(unfinished, folder);
		writeWhole(listOf(folder), JSON.stringify(hashFiles(folder)));
		return folder;
	});
}
