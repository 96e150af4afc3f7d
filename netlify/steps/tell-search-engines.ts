import { paths } from '#config/paths';
import {
	claimUntold,
	findNextTelling,
	forgetUntold,
	readEnginesTold,
	type UntoldAddress,
	writeEnginesTold,
} from '#db/publishing/untold-addresses';
import type { EngineReply } from '#domain/engine-reply';
import { showsRevision } from '#domain/shown-revision';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/describe-bug';
import type { SearchEngines } from '#lib/search-engines';
import { findLane } from './find-lane.ts';

/** A tick may run for half a minute on Netlify; what there was no time for is told by the next ones. */
const readingMs = 8_000;
const mostAtOnce = 200;
const readersAtOnce = 8;

/** When search engines are to be told of something next; undefined when of nothing, or where none are told. */
export async function findNextEngineCall(deps: Deps): Promise<string | undefined> {
	if (!deps.searchEngines) return undefined;
	const hasLane = (await findLane(deps)) !== undefined;
	return findNextTelling(deps.db, { now: deps.now(), hasLane });
}

/** Those whose public page shows the change. */
async function listShown(
	engines: SearchEngines,
	claimed: readonly UntoldAddress[],
): Promise<UntoldAddress[]> {
	const signal = AbortSignal.timeout(readingMs);
	const waiting = [...claimed];
	const shown: UntoldAddress[] = [];
	const readOn = async () => {
		for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
			const page = await engines.readPage(paths.post(next.slug), signal);
			if (page && showsRevision(page, next.post_revision)) shown.push(next);
		}
	};
	await Promise.all(Array.from({ length: readersAtOnce }, readOn));
	return shown;
}

async function note(deps: Deps, { answer, pauseMs }: EngineReply, addresses: number) {
	const at = deps.now().toISOString();
	const until = pauseMs > 0 ? new Date(deps.now().getTime() + pauseMs).toISOString() : null;
	const before = await readEnginesTold(deps.db);
	const isAccepted = answer === 'accepted';
	await writeEnginesTold(deps.db, {
		told: isAccepted ? { at, addresses } : before.told,
		refusal: isAccepted ? null : { at, answer },
		until,
	});
	if (!isAccepted) deps.log('search_engines_not_told', { answer, addresses });
}

async function tell(deps: Deps, engines: SearchEngines): Promise<void> {
	const hasLane = (await findLane(deps)) !== undefined;
	const claimed = await claimUntold(deps.db, { now: deps.now(), hasLane, most: mostAtOnce });
	const shown = await listShown(engines, claimed);
	if (shown.length === 0) return;
	const addresses = shown.map(({ slug }) => paths.post(slug));
	const reply = await engines.tell(addresses);
	// The same addresses would be refused again.
	if (reply.answer === 'accepted' || reply.answer === 'addresses')
		await forgetUntold(deps.db, shown);
	await note(deps, reply, shown.length);
}

/**
 * Tells search engines which addresses changed, once readers see it there (S100). Among the last things that a tick
 * does, so that an engine that hangs delays nothing. Never throws.
 */
export async function tellSearchEngines(deps: Deps): Promise<void> {
	if (!deps.searchEngines) return;
	try {
		await tell(deps, deps.searchEngines);
	} catch (error) {
		deps.log('search_engines_untold', describeBug(error));
	}
}
