import { getDeployStore, getStore, type Store } from '@netlify/blobs';
import { isPreview } from './deploy-context.ts';

interface Place {
	name: string;
	answerMs: number;
	/** Whether previews share it, too. */
	ofSite?: boolean;
}

/** Uses strong consistency. Production deploys share their blobs; a preview has its own, which are deleted with it. */
function openStore({ name, ofSite = false }: Place, fetchBlob: typeof fetch) {
	const options = { name, consistency: 'strong', fetch: fetchBlob } as const;
	return isPreview() && !ofSite ? getDeployStore(options) : getStore(options);
}

const pauseMs = 200;

const failed = ({ status }: Response) => status >= 500 || status === 429;

/**
 * The limit is counted in steps: a process that was frozen meanwhile loses one of them, and still reads the answer that
 * came.
 */
const limitSteps = 20;

/** Runs `ask` with a signal that aborts after `ms` in which this process ran. */
async function withLimit<Result>(
	ms: number,
	ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const control = new AbortController();
	let left = limitSteps;
	const timer = setInterval(() => {
		left -= 1;
		if (left === 0) control.abort(new DOMException('the blob store is silent', 'TimeoutError'));
	}, ms / limitSteps);
	try {
		return await ask(control.signal);
	} finally {
		clearInterval(timer);
	}
}

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
 * long: here a call ends at the second failed request or at its time limit.
 */
export async function withBlobs<Result>(
	place: Place,
	use: (store: Store) => Promise<Result>,
): Promise<Result> {
	const lost = Promise.withResolvers<never>();
	let fault: unknown;
	const impatient: typeof fetch = async (...request) => {
		// An abandoned call must not write later and overwrite something newer.
		if (fault) throw fault;
		try {
			return await withLimit(place.answerMs, (signal) => fetchTwice(signal, ...request));
		} catch (error) {
			fault = error;
			lost.reject(error);
			throw error;
		}
	};
	return Promise.race([use(openStore(place, impatient)), lost.promise]);
}
