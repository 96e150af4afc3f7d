import { changeBuildState, readBuildState } from '#db/publishing/build-state';
import { lateAfterMs } from '#domain/site/trouble';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';
import { passSite } from './pass-site.ts';
import { recordUnheardDeploy } from './record-build.ts';

/** How often a site that cannot be read is asked, once a mail has said that it cannot. */
const unreadEveryMs = 3_600_000;

/** Notes what readers have; returns when to look again while that is less than what was built, or unknown. */
async function noteShown(deps: Deps, live: number | undefined): Promise<string | undefined> {
	const { publication, shown, unread_since: since } = await readBuildState(deps.db);
	const now = deps.now();
	const after = (ms: number, from = now.toISOString()) =>
		new Date(Date.parse(from) + ms).toISOString();
	if (live !== undefined) {
		const change = { shown: live, unread_since: null, publication: Math.max(live, publication) };
		if (live !== shown || since || live > publication) await changeBuildState(deps.db, change);
		return live < publication ? after(lateAfterMs) : undefined;
	}
	// Before the first build there is no site to read.
	if (publication === 0) return undefined;
	if (!since) await changeBuildState(deps.db, { unread_since: now.toISOString() });
	else if (!isWithin(since, lateAfterMs, now)) return after(unreadEveryMs);
	return after(lateAfterMs, since ?? undefined);
}

/** Compares what the site shows with what was built; returns when to look again. */
export async function watchSite(deps: Deps): Promise<(string | undefined)[]> {
	const live = await deps.readPublication(deps.siteOrigin);
	await passSite(deps, live);
	return [await recordUnheardDeploy(deps, live), await noteShown(deps, live)];
}
