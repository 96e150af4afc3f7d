import { BuildError } from '../build/build-error.ts';
import type { BuildQueue } from './build-queue.ts';

interface RequestOptions {
	queue: BuildQueue;
	onError: (error: unknown) => void;
	signal: AbortSignal;
}

/** Until the next try after a fault that may pass. */
const pauseMs = 10_000;

/** The database failed the build, or failed to be told of it: both end without anybody's change. */
export const mayPass = (error: unknown) =>
	!(error instanceof BuildError) || error.reason === 'database';

/** Asks for builds; one that a fault of the database ended is asked for again until it is there (C7). */
export function createBuildRequests(options: RequestOptions): () => void {
	const { queue, onError, signal } = options;
	let timer: NodeJS.Timeout | undefined;
	return function request(): void {
		queue.request().catch((error: unknown) => {
			onError(error);
			if (signal.aborted || timer || !mayPass(error)) return;
			timer = setTimeout(() => {
				timer = undefined;
				if (!signal.aborted) request();
			}, pauseMs).unref();
		});
	};
}
