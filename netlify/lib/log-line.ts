/** Where a bug occurred, without a driver's message, which quotes the input. */
export function describeBug(error: unknown) {
	if (!(error instanceof Error)) return { bug: 'not an error' };
	const isDriver = error.cause instanceof Error;
	const inner = isDriver ? (error.cause as Error & { code?: unknown }) : undefined;
	return {
		bug: error.name,
		message: isDriver ? inner?.message : error.message,
		code: inner?.code,
		stack: error.stack
			?.split('\n')
			.filter((line) => /^\s+at /.test(line))
			.slice(0, 8),
	};
}

/** One line of JSON per event; never a header, a body or a token. */
export function logLine(event: string, fields: Record<string, unknown>): void {
	console.log(JSON.stringify({ event, ...fields }));
}
