import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { id } from './plain-fields.ts';

const device = z.object({
	id: z.string(),
	/** What the browser or program called itself at the sign-in. */
	user_agent: z.string(),
	ip: z.string(),
	created_at: z.string(),
	last_seen_at: z.string(),
	/** The one that asks. */
	current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Where the editor is signed in; ends one session, or all but the one that asks. Answers what is left. */
export const sessions = defineEndpoint({
	name: 'sessions',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('list') }),
		z.object({ action: z.literal('revoke'), id }),
		z.object({ action: z.literal('revoke-others') }),
	]),
	response: z.object({ success: z.literal(true), sessions: z.array(device) }),
});
