/** Two clocks, or the moments of two statements of which one waited for the other, are this far apart at most. */
export const skewMs = 10_000;

/** The milliseconds from one moment to a later one; never negative, whatever the clock did in between. */
export const elapsedMs = (from: string, to: string): number =>
	Math.max(0, Date.parse(to) - Date.parse(from));

/** Further ahead than two clocks are apart: written by one that stood wrong. */
export const isAhead = (at: string, now: Date): boolean => Date.parse(at) > now.getTime() + skewMs;

/**
 * Whether what lasts `ms` and ends at `until` still lasts. An end further ahead than that is of a clock that stood
 * wrong: it neither holds anything back nor allows anything.
 */
export function isBeforeEnd(until: string, ms: number, now: Date): boolean {
	return Date.parse(until) > now.getTime() && !isAhead(until, new Date(now.getTime() + ms));
}

/** Whether `ms` have not passed since a stored moment, by the same rule. */
export function isWithin(since: string, ms: number, now: Date): boolean {
	return now.getTime() - Date.parse(since) < ms && !isAhead(since, now);
}
