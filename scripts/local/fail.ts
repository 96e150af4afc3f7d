import { describeFailedQuery } from '#db/database-error';
import { warn } from './say.ts';

/** Ends a command with an error message; the stack is printed only with DEBUG. */
export function fail(error: unknown): void {
	const text = error instanceof Error ? error.message : String(error);
	const message = describeFailedQuery(error) ?? text;
	warn(message);
	if (process.env['DEBUG']) console.error(error);
	process.exitCode = 1;
}
