import type { failureReasons } from '#contract/site-status';

/** A build that may not go on, with its reason from the closed list that the desk knows. */
export class BuildError extends Error {
	readonly reason: (typeof failureReasons)[number];

	constructor(reason: (typeof failureReasons)[number], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = 'BuildError';
		this.reason = reason;
	}
}
