import { paths } from '#config/paths';
import type * as contract from '#contract/visits';
import { readMissedAddress } from '#domain/names/missed-address';
import { readCountedSearch } from '#domain/readers/counted-search';
import { isWithin } from '#domain/time/is-within';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import {
	countedDay,
	countForReader,
	dayBefore,
	findReader,
	getReader,
} from '#steps/readers/visit-log';
import { missedAddressEvents, recordText, searchEvents } from '#steps/readers/visit-text-events';
import { findSlot, takeSlot } from '#steps/readers/visit-view-events';

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

/** Counts a view once per reader, post and day, in a blob, so that the database stays asleep. */
export const registerView: Action<typeof contract.registerView> = (
	{ slug, source },
	deps,
	caller,
) =>
	countForReader(deps, caller, async () => {
		if (!(await isPublicPost(deps, slug))) return;
		const day = countedDay(deps.now());
		const reader = await getReader(deps, caller, day);
		const view = await takeSlot(deps, reader, day, slug);
		if (view) await deps.blobs.write(`${view}.from-${source}`, '');
	});

/** The mark of today's view of this post or, past midnight, of yesterday's. */
async function findView(deps: Deps, caller: Caller, slug: string): Promise<string | undefined> {
	const today = countedDay(deps.now());
	for (const day of [today, dayBefore(today)]) {
		const reader = await findReader(deps, caller, day);
		const view = reader && (await findSlot(deps, reader, day, slug));
		if (view) return view;
	}
	return undefined;
}

/** Counts acts on the day of the view, and none without one. */
export const registerActs: Action<typeof contract.registerActs> = ({ slug, acts }, deps, caller) =>
	countForReader(deps, caller, async () => {
		const view = await findView(deps, caller, slug);
		if (view) await Promise.all(acts.map((act) => deps.blobs.write(`${view}.${act}`, '')));
	});

/** Counts a search once per reader, text and day, and leaves the database asleep. */
export const registerSearch: Action<typeof contract.registerSearch> = (
	{ q, results },
	deps,
	caller,
) =>
	countForReader(deps, caller, async () => {
		const text = readCountedSearch(q);
		if (text !== undefined) await recordText(deps, caller, searchEvents, { text, results });
	});

/** Counts an address that led nowhere once per reader and day, and leaves the database asleep. */
export const registerMissed: Action<typeof contract.registerMissed> = ({ path }, deps, caller) =>
	countForReader(deps, caller, async () => {
		const text = readMissedAddress(path);
		if (text !== undefined)
			await recordText(deps, caller, missedAddressEvents, { text, results: 0 });
	});
