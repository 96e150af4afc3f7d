import { warn } from './say.ts';

/** Ends a command with an error message; the stack is printed only with DEBUG. */
export function fail(error: unknown): void {
	const message = error instanceof Error ? error.message : String(error);
	warn(message);
	if (process.env['DEBUG']) console.error(error);
	process.exitCode = 1;
}
