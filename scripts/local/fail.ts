/** Ends a command with what went wrong, in words; the stack only for who asks with DEBUG. */
export function fail(error: unknown): void {
	const message = error instanceof Error ? error.message : String(error);
	console.error(message);
	if (process.env['DEBUG']) console.error(error);
	process.exitCode = 1;
}
