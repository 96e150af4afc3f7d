import { readBuildState } from '#db/publishing/build-state';
import { isAhead } from '#domain/is-within';
import type { LateDrawing, LatePost } from '#domain/late-post';
import type { Deps, Lane } from '#lib/deps';
import { describeBug } from '#lib/describe-bug';

/** A deploy may be taken back to an earlier one, whose readers need what it does not contain. */
const keptMs = 30 * 86_400_000;

async function judge({ store }: Lane, key: string, built: number, now: Date): Promise<void> {
	const found = await store.readTagged(key);
	if (!found) return;
	const entry = JSON.parse(found.text) as LatePost | LateDrawing;
	if (entry.publication > built) return;
	if (entry.until === undefined || isAhead(entry.until, new Date(now.getTime() + keptMs))) {
		const until = new Date(now.getTime() + keptMs).toISOString();
		await store.replace(key, JSON.stringify({ ...entry, until }), found.tag);
	} else if (entry.until <= now.toISOString()) {
		await store.remove(key);
	}
}

/** Removes what a deploy has contained for a month. */
export async function removeLatePosts({ lane, db, now, log }: Deps): Promise<void> {
	if (!lane) return;
	try {
		const { publication } = await readBuildState(db);
		for (const key of await lane.store.list('')) await judge(lane, key, publication, now());
	} catch (error) {
		log('late_posts_kept', describeBug(error));
	}
}
