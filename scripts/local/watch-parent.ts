import { readCommandLine } from './process-facts.ts';

const everyMs = 500;

/**
 * npm passes a signal on to its shell alone, which ends without this process: it has lost its parent then. In a
 * container npm itself may be process 1.
 */
export function watchParent(onGone: () => void): void {
	if (!process.env['npm_lifecycle_event']) return;
	const parent = process.ppid;
	const wasLost = parent === 1 && !/\bnpm\b/.test(readCommandLine(1) ?? 'npm');
	const timer = setInterval(() => {
		if (process.ppid === parent && !wasLost) return;
		clearInterval(timer);
		onGone();
	}, everyMs);
	timer.unref();
}
