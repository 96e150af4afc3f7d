import { createHmac } from 'node:crypto';
import { paths } from '#config/paths';
import type { registerView as endpoint } from '#contract/register-view';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { getDayKey, viewDay, viewMarkKey } from './view-marks.ts';

const bots =
	/bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|embedly|whatsapp|telegram|curl|wget|python|java\/|go-http|node|axios|scrapy|monitor|check/i;

/** At most this many readers per network address and day count for a post, whatever browsers they claim to use. */
const mostPerAddress = 16;

/** Pages change rarely, so each process checks for a post's page only once. */
const knownForMs = 5 * 60_000;
const mostKnown = 5_000;
const known = new Map<string, { isThere: boolean; until: number }>();

async function isPublicPost(deps: Deps, slug: string): Promise<boolean> {
	const now = deps.now().getTime();
	const path = deps.siteOrigin + paths.post(slug);
	const remembered = known.get(path);
	if (remembered && remembered.until > now) return remembered.isThere;
	const isThere = await deps.hasPage(paths.post(slug));
	if (known.size >= mostKnown) known.clear();
	known.set(path, { isThere, until: now + knownForMs });
	return isThere;
}

/** Excludes bots, and the editor, whose browser has the binding cookie. */
const isReader = ({ userAgent, binding }: Caller) =>
	binding === undefined && userAgent !== '' && !bots.test(userAgent);

async function mark(deps: Deps, slug: string, caller: Caller): Promise<void> {
	if (!isReader(caller) || !(await isPublicPost(deps, slug))) return;
	const day = viewDay(deps.now());
	const dayKey = await getDayKey(deps, day);
	const hash = (text: string) => createHmac('sha256', dayKey).update(text).digest();
	const browser = hash(`${caller.ip}\n${caller.userAgent}`).readUInt32BE() % mostPerAddress;
	const reader = hash(`${caller.ip}\n${browser}`).toString('base64url');
	await deps.blobs.write(viewMarkKey(day, slug, reader), '', { isNew: true });
}

/**
 * D5: counts a view once per reader, post and day, in a blob, so that the database stays asleep. A view that cannot be
 * stored is lost without an error for the reader.
 */
export const registerView: Action<typeof endpoint> = async ({ slug }, deps, caller) => {
	try {
		await mark(deps, slug, caller);
	} catch (error) {
		deps.log('view_lost', { message: error instanceof Error ? error.message : 'unknown' });
	}
	return { success: true };
};
