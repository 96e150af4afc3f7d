export interface BuildQueue {
	/** Requests a build that starts after this call; a burst of calls leads to one running build and one waiting. */
	request: () => Promise<void>;
	/** Resolves when no build is running or waiting. */
	idle: () => Promise<void>;
}

/** Runs one build at a time. Changes during a build are covered by a single next one. */
export function createBuildQueue(build: () => Promise<void>): BuildQueue {
	let running: Promise<void> | undefined;
	let waiting: Promise<void> | undefined;

	function start(): Promise<void> {
		const current = build().finally(() => {
			if (running === current) running = undefined;
		});
		running = current;
		return current;
	}

	return {
		request: () => {
			if (!running) return start();
			waiting ??= running
				.catch(() => undefined) // The caller who requested that build was told of its failure.
				.then(() => {
					waiting = undefined;
					return start();
				});
			return waiting;
		},
		idle: async () => {
			while (running || waiting) await Promise.allSettled([running, waiting]);
		},
	};
}
