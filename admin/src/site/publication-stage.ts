import type { SiteStatus } from '#contract/site-status';
import type { messages } from '../messages.ts';
import type { WatchedPublication } from './watched-publication.ts';

export type FailureReason = keyof typeof messages.reasons;
export type Stage =
	| { at: 'queued'; isHeld?: true }
	| { at: 'building'; since: string | null }
	/** The post's own address shows it, and the rest of the site does not yet. */
	| { at: 'address'; waitsForMonth: boolean }
	| { at: 'live' }
	| { at: 'failed'; reason: FailureReason | null; since?: string | null };

/** How long the public page may lag behind `/version.json` before that counts as a failure. */
const pageMayLagMs = 20_000;

export interface Evidence {
	status: SiteStatus | undefined;
	/** From `/version.json`; null when it could not be read. */
	livePublication: number | null;
	/** Whether the public page was just seen to show the change. */
	isAtAddress?: boolean;
	/** When `/version.json` was first seen to contain the change, in ms. */
	containedSinceMs: number | null;
	nowMs: number;
}

/** Whether what is waiting will be built next month. */
export const isMonthSpent = (status: SiteStatus | undefined): boolean =>
	status?.build.state === 'failed' && status.build.reason === 'quota';

/** The desk says 'No ar' only after it has seen the public page itself show the change. */
export function stageOf(change: WatchedPublication, evidence: Evidence): Stage {
	if (change.liveAt) return { at: 'live' };
	const { status, livePublication, containedSinceMs, nowMs } = evidence;
	if (livePublication !== null && livePublication >= change.publication) {
		const lagMs = containedSinceMs === null ? 0 : nowMs - containedSinceMs;
		return lagMs > pageMayLagMs
			? { at: 'failed', reason: 'page' }
			: { at: 'building', since: null };
	}
	if (evidence.isAtAddress) return { at: 'address', waitsForMonth: isMonthSpent(status) };
	if (status?.build.state === 'failed')
		return { at: 'failed', reason: status.build.reason, since: status.build.since };
	if (status?.build.state === 'building') return { at: 'building', since: status.build.since };
	return { at: 'queued', ...(status?.hook === 'missing' && { isHeld: true }) };
}
