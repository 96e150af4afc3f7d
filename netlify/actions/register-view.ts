import { paths } from '#config/paths';
import type { registerView as endpoint } from '#contract/register-view';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { countedDay, getReaderMark, markReader } from '#steps/readers/visit-log';
import { takePlace } from '#steps/readers/visit-view-events';

/** Pages change rarely, so each process checks for a post's page only once. */
const knownForMs = 5 * 60_000;
const mostKnown = 5_000;
const known = new Map<string, { isThere: boolean; askedAt: string }>();

async function isPublicPost(deps: Deps, slug: string): Promise<boolean> {
	const now = deps.now();
	const path = deps.siteOrigin + paths.post(slug);
	const remembered = known.get(path);
	if (remembered && isWithin(remembered.askedAt, knownForMs, now)) return remembered.isThere;
	const isThere = await deps.hasPage(paths.post(slug));
	if (known.size >= mostKnown) known.clear();
	known.set(path, { isThere, askedAt: now.toISOString() });
	return isThere;
}

/** D5: counts a view once per reader, post and day, in a blob, so that the database stays asleep. */
export const registerView: Action<typeof endpoint> = ({ slug, source }, deps, caller) =>
	markReader(deps, caller, async () => {
		if (!(await isPublicPost(deps, slug))) return;
		const day = countedDay(deps.now());
		const reader = await getReaderMark(deps, caller, day);
		const view = await takePlace(deps, reader, day, slug);
		if (view) await deps.blobs.write(`${view}.from-${source}`, '');
	});
