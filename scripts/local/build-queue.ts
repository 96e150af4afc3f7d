export interface BuildQueue {
	/** Asks for a build that starts after this call; a burst of calls makes one running and one waiting. */
	request: () => Promise<void>;
	/** Settles when nothing runs and nothing waits. */
	idle: () => Promise<void>;
}

/** Runs `build` once at a time. What changes during a build is built next, however often it changed. */
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
				.catch(() => undefined) // Whoever asked for that build was told of its end.
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
