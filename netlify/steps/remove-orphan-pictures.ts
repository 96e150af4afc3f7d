import { listKnownHashes } from '#db/pictures/images';
import { readState, writeState } from '#db/site-state';
import type { Deps } from '#lib/deps';

const key = 'orphan-pictures';
const hashOf = (file: string) => file.split('-')[0] ?? '';

/**
 * D4: removes picture files without a row. Only files that were already orphans at the last run are removed, so that
 * uploads in progress are left alone.
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
