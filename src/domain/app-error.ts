/** Every failure that a caller may expect, with its HTTP status. Anything else is a bug and is answered with 500. */
export const errorStatus = {
	malformed_body: 400,
	invalid_input: 400,
	/** The site does not offer this or has used it up; not a server fault. */
	provider_disabled: 400,
	refresh_token_not_found: 400,
	refresh_token_already_used: 400,
	unauthorized: 401,
	invalid_credentials: 401,
	/** The token is missing, or its session has ended. */
	session_missing: 401,
	/** A token that this server did not sign. */
	bad_jwt: 401,
	/** The second factor is on and has not been given. */
	insufficient_aal: 401,
	foreign_origin: 403,
	/** The caller must prove their identity again first. */
	reauthentication_needed: 403,
	otp_expired: 403,
	not_found: 404,
	method_not_allowed: 405,
	stale_revision: 409,
	slug_taken: 409,
	idempotency_mismatch: 409,
	in_use: 409,
	too_large: 413,
	unsupported_media_type: 415,
	mfa_verification_failed: 422,
	too_many_requests: 429,
	internal: 500,
	not_implemented: 501,
	provider_failed: 502,
	unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An expected failure: a stable code for programs and a Portuguese message for people. */
export class AppError extends Error {
	readonly code: ErrorCode;
	/** Details for the caller: the invalid field, the seconds to wait, the server's copy. */
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
