import type { Access } from '#contract/endpoint';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** A valid call of each endpoint, and the status that an editor gets. */
export interface Row {
	access: Access;
	input: (postId: string) => unknown;
	status?: number;
	/** An input that the schema rejects; omitted for endpoints without input. */
	invalid?: unknown;
	/** The error codes for a caller without a token, if other than `unauthorized`. */
	refusals?: readonly string[];
	/** An empty body is valid. */
	emptyBody?: true;
}

const bearer = ['session_missing', 'bad_jwt'] as const;
/** The address, where no hostile text can occur. */
const factor = { id: unknownId } as const;
/** The calls under `/auth`. */
export const authRows: Record<string, Row> = {
	'auth/token': {
		access: 'public',
		input: () => ({ grant_type: 'refresh_token', refresh_token: 'nada' }),
		status: 400,
		invalid: { grant_type: 'password' },
	},
	'auth/user': { access: 'account', input: () => ({}), refusals: bearer },
	'PUT auth/user': {
		access: 'account',
		/** Without reauthentication. */
		input: () => ({ password: 'quatro gatos no telhado azul' }),
		status: 403,
		invalid: { data: { name: ' ' } },
		refusals: bearer,
	},
	/** There are no other sessions, so the row can run repeatedly. */
	'auth/logout': {
		access: 'first-factor',
		input: () => ({ scope: 'others' }),
		invalid: { scope: 'everybody' },
		refusals: bearer,
		emptyBody: true,
	},
	/** Without a mail server. */
	'auth/reauthenticate': { access: 'account', input: () => ({}), status: 400, refusals: bearer },
	'auth/recover': {
		access: 'public',
		input: () => ({ email: 'ninguem@blog.test' }),
		status: 400,
		invalid: { phone: '+55 11 5555-0000' },
	},
	'auth/otp': {
		access: 'public',
		input: () => ({ email: 'ninguem@blog.test' }),
		status: 400,
		invalid: {},
	},
	'auth/verify': {
		access: 'public',
		input: () => ({ type: 'sms', token: '4KQ9-TZ2M-P7WE-8HHX' }),
		status: 400,
		invalid: { type: 'recovery' },
	},
	'auth/factors': {
		access: 'account',
		input: () => ({ factor_type: 'totp', friendly_name: 'Celular' }),
		invalid: { factor_type: 'palm' },
		refusals: bearer,
	},
	'auth/factors/:id/challenge': {
		access: 'first-factor',
		input: () => factor,
		status: 404,
		invalid: { id: 'nada' },
		refusals: bearer,
		emptyBody: true,
	},
	'auth/factors/:id/verify': {
		access: 'first-factor',
		input: () => ({ ...factor, challenge_id: unknownId, code: '123456' }),
		status: 404,
		invalid: { ...factor, code: '123456' },
		refusals: bearer,
	},
	'auth/factors/:id': {
		access: 'account',
		input: () => factor,
		status: 404,
		refusals: bearer,
	},
	/** Without a second factor. */
	'auth/recovery-codes': {
		access: 'account',
		input: () => ({}),
		status: 400,
		refusals: bearer,
		emptyBody: true,
	},
	'auth/jwks': { access: 'public', input: () => ({}) },
	'auth/.well-known/jwks.json': { access: 'public', input: () => ({}) },
	'auth/*': { access: 'public', input: () => ({}), status: 400 },
};
