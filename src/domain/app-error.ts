/** Every failure that a caller may expect, with its HTTP status. Everything else is a bug and answers 500. */
export const errorStatus = {
	malformed_body: 400,
	invalid_input: 400,
	unauthorized: 401,
	invalid_credentials: 401,
	foreign_origin: 403,
	not_found: 404,
	method_not_allowed: 405,
	stale_revision: 409,
	slug_taken: 409,
	idempotency_mismatch: 409,
	in_use: 409,
	too_large: 413,
	unsupported_media_type: 415,
	too_many_requests: 429,
	internal: 500,
	not_implemented: 501,
	provider_disabled: 501,
	provider_failed: 502,
	unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An expected failure: a stable code for programs, a message in Portuguese for a person. */
export class AppError extends Error {
	readonly code: ErrorCode;
	/** More for the caller: the field at fault, the seconds to wait, the server's copy. */
	readonly details: Record<string, unknown>;

	constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
		super(message);
		this.name = 'AppError';
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return errorStatus[this.code];
	}
}
