import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

const device = z.object({
	id: z.string(),
	/** The user agent at the sign-in. */
	user_agent: z.string(),
	ip: z.string(),
	created_at: z.string(),
	last_seen_at: z.string(),
	/** The session that makes this call. */
	current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Lists where the editor is signed in; ends one session, or all but the current one. Returns the remaining sessions. */
export const sessions = defineEndpoint({
	name: 'sessions',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('list') }),
		z.object({ action: z.literal('revoke'), id }),
		z.object({ action: z.literal('revoke-others') }),
	]),
	response: z.object({ success: z.literal(true), sessions: z.array(device) }),
});
