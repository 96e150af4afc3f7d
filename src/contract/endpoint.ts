import type { z } from 'zod';

/**
 * Who may call: anybody, the holder of a session token, or of an admin token; below `auth/` that token comes as
 * `Authorization: Bearer`, and `first-factor` takes it from a session whose second factor is still to be given.
 */
export type Access = 'public' | 'session' | 'admin' | 'account' | 'first-factor';

/** Headers that carry the two tokens (Spec §6). */
export const tokenHeader = { session: 'x-session-token', admin: 'x-admin-token' } as const;

/** A token as the endpoints with this access want it. */
export function tokenHeaders(
	access: Exclude<Access, 'public'>,
	token: string,
): Record<string, string> {
	return access === 'session' || access === 'admin'
		? { [tokenHeader[access]]: token }
		: { authorization: `Bearer ${token}` };
}

/** One call over the wire: the functions serve it, the admin calls it, tests go through it. */
export interface Endpoint<
	Request extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	/** `create-post` answers at `/api/create-post`; what stands for `:id` in an address joins the input. */
	name: string;
	/** `ANY`: the method says nothing, and nothing is read. */
	method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ANY';
	/** Fields that the address carries after its `?`, beside the body. */
	query?: readonly string[];
	/** May the body be missing? It is an empty object then. */
	bodyIsOptional?: boolean;
	/** The policy, or one that depends on what is asked. */
	access: Access | ((input: z.output<Request>) => Access);
	/** Bytes that the body may have. */
	maxBodyBytes: number;
	request: Request;
	response: Response;
}

/** Declares an endpoint; the types of both sides follow from its schemas. */
export function defineEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
	endpoint: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
	return endpoint;
}

/** The address of a call, its `:id` from the input and its query behind it. */
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
	);
	return search.size > 0 ? `${path}?${search}` : path;
}

export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['request']>;
export type OutputOf<E extends Endpoint> = z.output<E['response']>;

/** The body of every failed call (S30). */
export interface ErrorReply {
	success: false;
	/** For a person, in Portuguese. */
	error: string;
	code: string;
	requestId?: string;
	details?: Record<string, unknown>;
}
