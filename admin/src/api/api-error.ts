/** A failed call: `message` is for the user, `code` for the program; `status` is 0 when there was no response. */
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

/** Whether the server did not respond at all, which says nothing about the request itself. */
export function isUnreachable(error: unknown): boolean {
	if (!(error instanceof ApiError)) return false;
	return withoutAnswer.has(error.code) || (error.status >= 502 && error.status <= 504);
}

/** Somebody chose not to go on, and knows. */
export const isCancelled = (error: unknown): boolean =>
	error instanceof ApiError && error.code === 'aborted';

/** A load error that contains 'unauthorized' or '401'. */
export function isUnauthorized(error: unknown): boolean {
	if (error instanceof ApiError && (error.status === 401 || error.code === 'no_session'))
		return true;
	return error instanceof Error && /unauthorized|401/i.test(error.message);
}

/** Undefined when the server does not have it. */
export const unlessMissing = <T>(asked: Promise<T>): Promise<T | undefined> =>
	asked.catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 404) return undefined;
		throw error;
	});

/** What is said of a failure: its own words, or `fallback` where the reply was none that the desk knows. */
export function textOf(error: unknown, fallback: string): string {
	const isUnknown = error instanceof ApiError && error.code === 'bad_reply';
	return error instanceof Error && error.message !== '' && !isUnknown ? error.message : fallback;
}
