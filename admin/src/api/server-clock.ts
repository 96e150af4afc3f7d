import { paths } from '#config/paths';

/**
 * A smaller difference may be the time that the reply took, and the fraction of a second that its header leaves out.
 */
const toleranceMs = 30_000;

let aheadMs = 0;

/** Learns from a reply how far this device's clock is from the server's. A reply that was kept on its way tells its age. */
export function learnServerTime(headers: Headers): void {
	const sentAt = Date.parse(headers.get('date') ?? '');
	if (Number.isNaN(sentAt)) return;
	const ahead = Date.now() - sentAt - Number(headers.get('age') ?? 0) * 1000;
	aheadMs = Math.abs(ahead) < toleranceMs ? 0 : ahead;
}

/** The time in ms since the epoch by the server's clock; by this device's until a reply told of it. */
export const serverNow = (): number => Date.now() - aheadMs;

/** By how much this device's clock is fast (positive) or slow, in ms; 0 when it is right. */
export const clockErrorMs = (): number => aheadMs;

/** Learns the server's time from a file, which wakes no function. Without a reply this device's clock counts. */
export async function askServerTime(): Promise<void> {
	try {
		const signal = AbortSignal.timeout(5_000);
		learnServerTime(
			(await fetch(paths.version, { method: 'HEAD', cache: 'no-store', signal })).headers,
		);
	} catch {}
}
