import { purgeAudit } from '#db/accounts/audit-log';
import { purgeAttempts } from '#db/accounts/login-attempts';
import { forgetDeletedImages, listKnownHashes } from '#db/pictures/picture-records';
import { purgeBulkChanges } from '#db/posts/bulk-undo';
import { purgeExpiredPosts } from '#db/posts/delete-posts';
import { purgeDraftLinks } from '#db/posts/draft-links';
import { readBuildState } from '#db/publishing/build-state';
import { purgeUntold } from '#db/publishing/search-engine-queue';
import { forgetSearches } from '#db/readers/count-searches';
import { foldVisits } from '#db/readers/count-visits';
import { forgetMissed } from '#db/readers/missed-addresses';
import { requestViews } from '#db/readers/view-requests';
import { readState, writeState } from '#db/site-state';
import { purgeTopicChanges } from '#db/topics/undo-topic-change';
import { type LateDrawing, type LatePost, lateKeys, proofSlug } from '#domain/site/late-post';
import { isAhead } from '#domain/time/is-within';
import type { Deps, Lane } from '#lib/deps';
import { purgeFaults } from '#lib/fault-log';
import { describeBug } from '#lib/log-line';
import { wantOlderVideos } from '../pictures/want-older-videos.ts';
import { clearFastLane, findFastLane } from '../publish/fast-lane-state.ts';
import { countedDay } from '../readers/visit-log.ts';

/** A deploy may be taken back to an earlier one, whose readers need what it does not contain. */
const keptMs = 30 * 86_400_000;

async function judge({ store }: Lane, key: string, live: number, now: Date): Promise<void> {
	const found = await store.readTagged(key);
	if (!found) return;
	const entry = JSON.parse(found.text) as LatePost | LateDrawing;
	const isProof = key.startsWith(lateKeys.post(proofSlug));
	if (entry.publication > live && !isProof) return;
	if (entry.until === undefined || isAhead(entry.until, new Date(now.getTime() + keptMs))) {
		const until = new Date(now.getTime() + keptMs).toISOString();
		await store.replace(key, JSON.stringify({ ...entry, until }), found.tag);
	} else if (entry.until <= now.toISOString()) {
		await store.remove(key);
	}
}

/** Removes what the site has contained for a month; all of it where the lane was switched off and the store was silent. */
async function removeLatePosts(deps: Deps): Promise<void> {
	const { lane, db, now, log } = deps;
	if (!lane) return;
	try {
		if (!(await findFastLane(deps))) return await clearFastLane(deps, lane);
		const { shown = 0, unread_since } = await readBuildState(db);
		// While the site cannot be read, nobody knows what it contains.
		const live = unread_since ? 0 : shown;
		for (const key of await lane.store.list('')) await judge(lane, key, live, now());
	} catch (error) {
		log('late_posts_kept', describeBug(error));
	}
}

/** How long visits are known by day. */
const daysKeptMs = 90 * 86_400_000;

/** How long a deleted picture can come back. */
const restorableMs = 86_400_000;

/** What happens once a day, in this order. */
export const cleanupSteps: ((deps: Deps) => Promise<unknown>)[] = [
	async ({ db }) => (await import('../text/settle-drafts.ts')).settleDrafts(db),
	({ db, now }) => purgeExpiredPosts(db, now()),
	({ db, now }) => purgeDraftLinks(db, now()),
	({ db, now }) => purgeAttempts(db, now()),
	({ db, now }) => purgeAudit(db, now()),
	({ db, now }) => purgeTopicChanges(db, now()),
	({ db, now }) => purgeBulkChanges(db, now()),
	({ db, now }) => purgeUntold(db, now()),
	({ db, now }) => foldVisits(db, countedDay(new Date(now().getTime() - daysKeptMs))),
	({ db, now }) => forgetSearches(db, countedDay(now())),
	({ db, now }) => forgetMissed(db, countedDay(now())),
	({ db, now }) => requestViews(db, now(), 0),
	wantOlderVideos,
	({ db, now }) => forgetDeletedImages(db, new Date(now().getTime() - restorableMs)),
	removeOrphanPictures,
	removeLatePosts,
	purgeFaults,
];

const orphansKey = 'orphan-pictures';
const hashOf = (file: string) => file.split('-')[0] ?? '';

/**
 * Removes picture files without a row. Only files that were already orphans at the last run are removed, so that
 * uploads in progress are left alone.
 */
async function removeOrphanPictures(deps: Deps): Promise<void> {
	const files = await deps.pictures.list();
	const known = await listKnownHashes(deps.db, [...new Set(files.map(hashOf))]);
	const orphans = files.filter((file) => !known.has(hashOf(file)));
	const before = new Set((await readState<string[]>(deps.db, orphansKey)) ?? []);
	const old = orphans.filter((file) => before.has(file));
	for (const file of old) await deps.pictures.remove(file);
	await writeState(
		deps.db,
		orphansKey,
		orphans.filter((file) => !before.has(file)),
	);
	if (old.length > 0) deps.log('orphan_pictures_removed', { count: old.length });
}
