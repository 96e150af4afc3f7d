import { constants } from 'node:os';
import { watchParent } from './process-facts.ts';
import { fail } from './say.ts';

const clearings = new Set<() => void>();

/**
 * Registers what a command would leave behind when it is killed, until the returned function is called. `clear` is
 * synchronous, so that what is under way writes nothing after it.
 */
export function clearIfKilled(clear: () => void): () => void {
	clearings.add(clear);
	return () => void clearings.delete(clear);
}

function end(signal: NodeJS.Signals): void {
	for (const clear of [...clearings].reverse()) {
		try {
			clear();
		} catch (error) {
			fail(error);
		}
	}
	process.exit(128 + constants.signals[signal]);
}

/** Runs a command; when it is killed, or the npm that started it, nothing that it has opened stays behind. */
export async function runCommand(
	main: () => Promise<void>,
	onError: (error: unknown) => void | Promise<void> = fail,
): Promise<void> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
	watchParent(() => end('SIGTERM'));
	await main().catch(onError);
}
