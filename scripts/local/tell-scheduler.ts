import { netlifyBlobStore } from '#lib/blob-store';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { openPictures } from './open-pictures.ts';
import { warn } from './say.ts';
import type { LocalSettings } from './settings.ts';

/** Makes the next ticks look at the database. Call it once the environment leads to the site's blobs. */
export const wakeScheduler = () =>
	announceChange({ blobs: netlifyBlobStore(), now: () => new Date(), log: (event) => warn(event) });

/** The same for a command: leads to the blobs of these settings meanwhile. */
export async function tellScheduler(settings: LocalSettings): Promise<void> {
	const { close } = await openPictures(settings);
	try {
		await wakeScheduler();
	} finally {
		await close();
	}
}
