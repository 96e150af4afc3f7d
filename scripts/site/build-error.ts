import type { failureReasons } from '#contract/site-status';

/** All causes of an error with their stack traces, for the editor to send to a developer. */
export function explainError(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const cause = error.cause ? `\n${explainError(error.cause)}` : '';
	return `${error.stack ?? error.message}${cause}`;
}

/** An error that ends the build, with a reason from the closed list that the desk knows. */
export class BuildError extends Error {
	readonly reason: (typeof failureReasons)[number];

	constructor(reason: (typeof failureReasons)[number], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = 'BuildError';
		this.reason = reason;
	}
}
