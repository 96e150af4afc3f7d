import { setTimeout } from 'node:timers/promises';
import { BuildError } from '../site/build-error.ts';
import type { OpenDatabase } from './open-database.ts';

interface Waiting {
	open: () => Promise<OpenDatabase>;
	/** Serves what is possible without a database; called before the first wait. */
	serveMeanwhile: () => Promise<void>;
	print: (line: string) => void;
	signal: AbortSignal;
	pauseMs?: number;
}

/**
 * Opens a remote database, and waits while it does not respond; readers have the last site meanwhile. A migration that
 * the database rejects would be rejected again, so it ends the start.
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
