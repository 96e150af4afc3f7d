import type { z } from 'zod';

/**
 * Who may call: anybody, the holder of a session token, or the holder of an admin token. Below `auth/` the admin token
 * is sent as `Authorization: Bearer`, and `first-factor` also accepts one from a session that still needs its second
 * factor.
 */
export type Access = 'public' | 'session' | 'admin' | 'account' | 'first-factor';

/** The headers for the two tokens. */
export const tokenHeader = { session: 'x-session-token', admin: 'x-admin-token' } as const;

/** The headers that carry a token to endpoints with this access. */
export function tokenHeaders(
	access: Exclude<Access, 'public'>,
	token: string,
): Record<string, string> {
	return access === 'session' || access === 'admin'
		? { [tokenHeader[access]]: token }
		: { authorization: `Bearer ${token}` };
}

/** One call of the API: the functions serve it, the desk calls it, tests go through it. */
export interface Endpoint<
	Request extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	/** `create-post` is served at `/api/create-post`; the value of `:id` in an address is merged into the input. */
	name: string;
	/** `ANY`: accepts every method and reads no body. */
	method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ANY';
	/** Fields that are sent in the query string instead of the body. */
	query?: readonly string[];
	/** A missing body counts as an empty object. */
	bodyIsOptional?: boolean;
	/** A fixed policy, or one that depends on the input. */
	access: Access | ((input: z.output<Request>) => Access);
	maxBodyBytes: number;
	request: Request;
	response: Response;
}

const smallBodyBytes = 16_384;

type Usual = 'method' | 'maxBodyBytes';
type Declared<E extends Endpoint> = Omit<E, Usual> & Partial<Pick<E, Usual>>;

/** Declares an endpoint, by default a POST with a small body; both sides infer their types from its schemas. */
export const defineEndpoint = <Request extends z.ZodType, Response extends z.ZodType>(
	endpoint: Declared<Endpoint<Request, Response>>,
): Endpoint<Request, Response> => ({
	method: 'POST',
	maxBodyBytes: smallBodyBytes,
	...endpoint,
});

/** The address of a call, with `:id` and the query filled in from the input. */
export function addressOf({ name, query = [] }: Endpoint, input: unknown): string {
	const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<
		string,
		unknown
	>;
	const path = name.replace(/:(\w+)/g, (_, field: string) =>
		encodeURIComponent(String(fields[field]).toWellFormed()),
	);
	const search = new URLSearchParams(
		query.flatMap((field) => (fields[field] === undefined ? [] : [[field, String(fields[field])]])),
	).toString();
	return search === '' ? path : `${path}?${search}`;
}

export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['request']>;
export type OutputOf<E extends Endpoint> = z.output<E['response']>;

/** The body of every failed call: a sentence for a person, and a stable code for programs. */
export interface ErrorReply {
	success: false;
	/** A Portuguese message for the user. */
	error: string;
	code: string;
	requestId?: string;
	details?: Record<string, unknown>;
}
