/** The most by which two right clocks differ, or two statements of which one waited for the other. */
export const skewMs = 10_000;

/** The milliseconds from one moment to a later one; never negative, whatever the clock did in between. */
export const elapsedMs = (from: string, to: string): number =>
	Math.max(0, Date.parse(to) - Date.parse(from));

/** Whether a stored moment lies so far ahead that only a clock which stood wrong can have written it. */
export const isAhead = (at: string, now: Date): boolean => Date.parse(at) > now.getTime() + skewMs;

/**
 * Whether what lasts `ms` and ends at `until` still lasts. False where `until` is further ahead than `ms`: a clock that
 * stood wrong wrote it, and must neither hold anything back nor allow anything.
 */
export function isBeforeEnd(until: string, ms: number, now: Date): boolean {
	return Date.parse(until) > now.getTime() && !isAhead(until, new Date(now.getTime() + ms));
}

/**
 * Whether less than `ms` have passed since a stored moment; false for one that a clock which stood wrong wrote ahead.
 */
export function isWithin(since: string, ms: number, now: Date): boolean {
	return now.getTime() - Date.parse(since) < ms && !isAhead(since, now);
}
