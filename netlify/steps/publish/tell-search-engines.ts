import { paths } from '#config/paths';
import {
	claimUntold,
	findNextTelling,
	forgetUntold,
	readEnginesTold,
	writeEnginesTold,
} from '#db/publishing/search-engine-queue';
import type { EngineAnswer } from '#domain/site/search-engine-reply';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import type { SearchEngines } from '#lib/search-engines';
import { findFastLane } from './fast-lane-state.ts';

const mostAtOnce = 200;

async function note(deps: Deps, answer: EngineAnswer, addresses: number) {
	const at = deps.now().toISOString();
	const before = await readEnginesTold(deps.db);
	const isAccepted = answer === 'accepted';
	await writeEnginesTold(deps.db, {
		told: isAccepted ? { at, addresses } : before.told,
		refusal: isAccepted ? null : { at, answer },
	});
	if (!isAccepted) deps.log('search_engines_not_told', { answer, addresses });
}

async function tell(deps: Deps, engines: SearchEngines, hasLane: boolean): Promise<void> {
	const claimed = await claimUntold(deps.db, { now: deps.now(), hasLane, most: mostAtOnce });
	if (claimed.length === 0) return;
	const answer = await engines.tell(claimed.map(({ slug }) => paths.post(slug)));
	// The same addresses would be refused again.
	if (answer === 'accepted' || answer === 'addresses') await forgetUntold(deps.db, claimed);
	await note(deps, answer, claimed.length);
}

/**
 * Tells search engines which addresses changed once readers have them, and where that fails an hour later, no more.
 * Never throws; returns when more is to be told.
 */
export async function tellSearchEngines(deps: Deps): Promise<(string | undefined)[]> {
	const { db, searchEngines } = deps;
	if (!searchEngines) return [];
	const hasLane = (await findFastLane(deps)) !== undefined;
	const next = () => findNextTelling(db, { now: deps.now(), hasLane });
	const first = await next();
	if (first === undefined || Date.parse(first) > deps.now().getTime()) return [first];
	try {
		await tell(deps, searchEngines, hasLane);
	} catch (error) {
		deps.log('search_engines_untold', describeBug(error));
	}
	return [await next()];
}
