import type { failureReasons } from '#contract/site-status';

/** Every cause of an error, with its place in the code: what an editor sends to whoever mends it. */
export function explainError(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const cause = error.cause ? `\n${explainError(error.cause)}` : '';
	return `${error.stack ?? error.message}${cause}`;
}

/** A build that may not go on, with its reason from the closed list that the desk knows. */
export class BuildError extends Error {
	readonly reason: (typeof failureReasons)[number];

	constructor(reason: (typeof failureReasons)[number], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = 'BuildError';
		this.reason = reason;
	}
}
