import type { ErrorReply } from '#contract/endpoint';
import { describeDriverError, toDomainError } from '#db/database-error';
import { AppError } from '#domain/app-error';
import type { Deps } from './deps.ts';
import { describeBug } from './log-line.ts';
import { secureHeaders } from './secure-headers.ts';

/** A function's reply is meant for one caller, and is JSON. */
export function jsonReply(status: number, body: unknown, headers = new Headers()): Response {
	headers.set('content-type', 'application/json; charset=utf-8');
	headers.set('cache-control', 'no-store');
	headers.set('cross-origin-resource-policy', 'same-origin');
	for (const [name, value] of Object.entries(secureHeaders)) headers.set(name, value);
	return new Response(JSON.stringify(body), { status, headers });
}

/** Converts a failure to a reply: an expected one with its code, a bug as 'Erro interno'. */
export function errorReply(error: unknown, requestId: string, log: Deps['log']): Response {
	const expected = toDomainError(error);
	if (!expected) log('bug', { requestId, ...describeBug(error) });
	if (expected?.code === 'unavailable') {
		log('unavailable', { requestId, cause: describeDriverError(error) ?? expected.message });
	}
	const failure = expected ?? new AppError('internal', 'Erro interno');
	const { retry_after, ...details } = failure.details;
	const body: ErrorReply = {
		success: false,
		error: failure.message,
		code: failure.code,
		requestId,
		...(Object.keys(details).length > 0 && { details }),
	};
	const headers = new Headers();
	if (typeof retry_after === 'number') headers.set('retry-after', String(Math.ceil(retry_after)));
	return jsonReply(failure.status, body, headers);
}
