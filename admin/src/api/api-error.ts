/** A call that failed: `message` is for the person, `code` for the program; `status` is 0 without an answer. */
export class ApiError extends Error {
	readonly code: string;
	readonly status: number;
	readonly details: Record<string, unknown>;
	readonly requestId: string | undefined;

	constructor(failure: {
		code: string;
		message: string;
		status?: number;
		details?: Record<string, unknown> | undefined;
		requestId?: string | undefined;
	}) {
		super(failure.message);
		this.name = 'ApiError';
		this.code = failure.code;
		this.status = failure.status ?? 0;
		this.details = failure.details ?? {};
		this.requestId = failure.requestId;
	}
}

const withoutAnswer = new Set(['offline', 'unreachable', 'timeout', 'bad_reply']);

/** Did the server not answer at all? Then nothing is known to be wrong with what was asked. */
export function isUnreachable(error: unknown): boolean {
	if (!(error instanceof ApiError)) return false;
	return withoutAnswer.has(error.code) || (error.status >= 502 && error.status <= 504);
}

/** Spec §8: a load error that contains 'unauthorized' or '401'. */
export function isUnauthorized(error: unknown): boolean {
	if (error instanceof ApiError && (error.status === 401 || error.code === 'no_session'))
		return true;
	return error instanceof Error && /unauthorized|401/i.test(error.message);
}

export const textOf = (error: unknown, fallback: string): string =>
	error instanceof Error && error.message !== '' ? error.message : fallback;
