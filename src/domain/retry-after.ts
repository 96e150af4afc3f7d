const longestMs = 86_400_000;

/** `Retry-After`, a number of seconds or a date (RFC 9110 §10.2.3), in milliseconds; undefined when it says nothing. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
	const text = header?.trim() ?? '';
	if (text === '') return undefined;
	const seconds = Number(text);
	const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now.getTime();
	return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestMs) : undefined;
}
