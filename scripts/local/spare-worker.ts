import type { ChildProcess } from 'node:child_process';

export interface SpareWorker {
	/** The waiting process, or a new one. */
	take: () => ChildProcess;
	/** Starts the next one, because publications often come in series. */
	prepare: () => void;
	stop: () => void;
}

/** After this long without a publication, the memory is freed. */
const keptMs = 15 * 60_000;

/** Keeps a build process ready, because starting it and loading the code takes longer than building a small site. */
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
