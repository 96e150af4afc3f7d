import type { z } from 'zod';

/** Who may call: anybody, the holder of a session token, or the holder of an admin token. */
export type Access = 'public' | 'session' | 'admin';

/** Headers that carry the two tokens (Spec §6). */
export const tokenHeader = { session: 'x-session-token', admin: 'x-admin-token' } as const;

/** One call over the wire: the functions serve it, the admin calls it, tests go through it. */
export interface Endpoint<
	Request extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	/** `create-post` answers at `/api/create-post`. */
	name: string;
	method: 'GET' | 'POST';
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

export type InputOf<E extends Endpoint> = z.input<E['request']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['request']>;
export type OutputOf<E extends Endpoint> = z.output<E['response']>;

/** The body of every failed call (decisions §3). */
export interface ErrorReply {
	success: false;
	/** For a person, in Portuguese. */
	error: string;
	code: string;
	requestId?: string;
	details?: Record<string, unknown>;
}
