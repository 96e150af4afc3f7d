import type { Store } from '@netlify/blobs';
import { openStore } from './open-store.ts';

const pauseMs = 200;

const failed = ({ status }: Response) => status >= 500 || status === 429;

/** Retries once after a short pause, within the time limit. */
async function fetchTwice(signal: AbortSignal, ...[url, init]: Parameters<typeof fetch>) {
	const ask = () => fetch(url, { ...init, signal });
	const first = await ask().catch(() => undefined);
	if (first && !failed(first)) return first;
	await new Promise((resolve) => setTimeout(resolve, pauseMs));
	const second = await ask();
	if (failed(second)) throw new Error(`the blob store answered ${second.status}`);
	return second;
}

/**
 * Calls a Netlify Blobs store. Its client would retry a full disk six times in half a minute, and nobody waits that
 * long: here a call ends at the second failed request or at its time limit (D2, D4).
 */
export async function withBlobs<Result>(
	{ name, answerMs }: { name: string; answerMs: number },
	use: (store: Store) => Promise<Result>,
): Promise<Result> {
	const lost = Promise.withResolvers<never>();
	let fault: unknown;
	const impatient: typeof fetch = async (...request) => {
		// An abandoned call must not write later and overwrite something newer.
		if (fault) throw fault;
		try {
			return await fetchTwice(AbortSignal.timeout(answerMs), ...request);
		} catch (error) {
			fault = error;
			lost.reject(error);
			throw error;
		}
	};
	return Promise.race([use(openStore(name, impatient)), lost.promise]);
}
