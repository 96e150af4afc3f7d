import { setTimeout } from 'node:timers/promises';
import { BuildError } from '../build/build-error.ts';
import type { OpenDatabase } from './open-database.ts';

interface Waiting {
	open: () => Promise<OpenDatabase>;
	/** Serves what there is to serve without a database; called before the first wait. */
	serveMeanwhile: () => Promise<void>;
	print: (line: string) => void;
	signal: AbortSignal;
	pauseMs?: number;
}

/**
 * Opens a database of somewhere else, and waits for one that does not answer: meanwhile readers have their site. A
 * migration that it refuses is refused again, so that ends the start.
 */
export async function awaitDatabase(options: Waiting): Promise<OpenDatabase> {
	const { open, serveMeanwhile, print, signal, pauseMs = 5_000 } = options;
	let told = '';
	for (;;) {
		try {
			return await open();
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof BuildError) throw error;
			if (told === '') await serveMeanwhile();
			const message = error instanceof Error ? error.message : String(error);
			if (message !== told)
				print(`${message}\nTentando de novo a cada ${pauseMs / 1000} segundos…`);
			told = message;
			await setTimeout(pauseMs, undefined, { signal });
		}
	}
}
