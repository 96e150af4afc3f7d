import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the folder in `kept` for this fingerprint. If it does not exist, `make` fills it, and folders of other
 * fingerprints are removed. A killed `make` leaves nothing that is used later.
 */
export async function madeOnce(
	kept: string,
	fingerprint: string,
	make: (folder: string) => Promise<void>,
): Promise<string> {
	const folder = join(kept, fingerprint);
	if (existsSync(folder)) return folder;
	const unfinished = `${folder}.${process.pid}.tmp`;
	await mkdir(unfinished, { recursive: true });
	await make(unfinished);
	for (const old of await readdir(kept)) {
		if (join(kept, old) !== unfinished) await rm(join(kept, old), { recursive: true, force: true });
	}
	await rename(unfinished, folder);
	return folder;
}
