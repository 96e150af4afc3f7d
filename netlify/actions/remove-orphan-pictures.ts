import { listKnownHashes } from '#db/images';
import { readState, writeState } from '#db/site-state';
import type { Deps } from '#lib/deps';

const key = 'orphan-pictures';
const hashOf = (file: string) => file.split('-')[0] ?? '';

/**
 * D4: files of pictures that never got their row, or outlived it. Only what was an orphan at the last run
 * already is removed, so that an upload in progress is left alone.
 */
export async function removeOrphanPictures(deps: Deps): Promise<void> {
	const files = await deps.pictures.list();
	const known = await listKnownHashes(deps.db, [...new Set(files.map(hashOf))]);
	const orphans = files.filter((file) => !known.has(hashOf(file)));
	const before = new Set((await readState<string[]>(deps.db, key)) ?? []);
	const old = orphans.filter((file) => before.has(file));
	for (const file of old) await deps.pictures.remove(file);
	await writeState(
		deps.db,
		key,
		orphans.filter((file) => !before.has(file)),
	);
	if (old.length > 0) deps.log('orphan_pictures_removed', { count: old.length });
}
