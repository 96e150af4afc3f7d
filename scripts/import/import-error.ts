import { shownLine } from '../local/say.ts';

/** Ends an import before anything is stored. The Portuguese message says what is wrong, and where. */
export class ImportError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(shownLine(message), options);
	}
}

/** The same error, prefixed with the file. */
export function inFile(name: string, error: unknown): unknown {
	if (!(error instanceof ImportError) || error.message.startsWith(name)) return error;
	return new ImportError(`${name}: ${error.message}`, { cause: error });
}
