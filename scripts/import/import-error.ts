/** Ends an import before anything is stored; the message says what and where, in Portuguese. */
export class ImportError extends Error {}

/** The same error, with the file in front of what is wrong in it. */
export function inFile(name: string, error: unknown): unknown {
	if (!(error instanceof ImportError) || error.message.startsWith(name)) return error;
	return new ImportError(`${name}: ${error.message}`, { cause: error });
}
