import { BuildError } from '../site/build-error.ts';
import type { BuildQueue } from './build-queue.ts';

interface RequestOptions {
	queue: BuildQueue;
	onError: (error: unknown) => void;
	signal: AbortSignal;
}

/** Pause before retrying after a transient fault. */
const pauseMs = 10_000;

/** The database made the build fail, or its result could not be recorded: both are transient. */
export const mayPass = (error: unknown) =>
	!(error instanceof BuildError) || error.reason === 'database';

/** Requests builds; one that fails because of the database is requested again until it succeeds. */
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
