import { wakeScheduler } from './runner-file.ts';

const minuteMs = 60_000;

/**
 * Calls `tick` at the start of every minute, one call at a time, until stopped. The first one looks at the database,
 * which may have got a demo or an import since the last run.
 */
export function startScheduler(
	tick: () => Promise<void>,
	onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
	let timer: NodeJS.Timeout;
	let running = Promise.resolve();
	let isStopped = false;

	function plan(): void {
		if (isStopped) return;
		timer = setTimeout(run, minuteMs - (Date.now() % minuteMs));
	}
	function run(): void {
		running = running.then(tick).catch(onError).finally(plan);
	}

	running = wakeScheduler();
	plan();
	return {
		stop: async () => {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}
