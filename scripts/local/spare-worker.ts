import type { ChildProcess } from 'node:child_process';

export interface SpareWorker {
	/** The one that waits, or a new one. */
	take: () => ChildProcess;
	/** Starts the next one: a publication is seldom alone. */
	prepare: () => void;
	stop: () => void;
}

/** An editor who has not published for so long does not need the memory that it takes. */
const keptMs = 15 * 60_000;

/** Keeps a build's process ready: to start it and read the code takes longer than a small site's build. */
export function createSpareWorker(start: () => ChildProcess): SpareWorker {
	let spare: ChildProcess | undefined;
	let timer: NodeJS.Timeout | undefined;

	function drop(): ChildProcess | undefined {
		clearTimeout(timer);
		const dropped = spare;
		spare = undefined;
		return dropped;
	}
	const stop = () => void drop()?.kill('SIGKILL');

	return {
		stop,
		take: () => drop() ?? start(),
		prepare: () => {
			if (spare) return;
			const started = start();
			spare = started;
			started.once('exit', () => {
				if (spare === started) drop();
			});
			timer = setTimeout(stop, keptMs).unref();
		},
	};
}
