import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { author } from '../plain-fields.ts';
import { authUser } from './account.ts';
import { code, password } from './fields.ts';

/** The account that the token belongs to. */
export const readUser = defineEndpoint({
	name: 'auth/user',
	method: 'GET',
	access: 'account',
	maxBodyBytes: 0,
	request: z.object({}),
	response: authUser,
});

/**
 * Changes name or password. A new password requires the current one, a code from `reauthenticate`, or a session opened
 * by a password-reset mail. It ends every session, and the reply contains a new one.
 */
export const updateUser = defineEndpoint({
	name: 'auth/user',
	method: 'PUT',
	access: 'account',
	request: z.object({
		email: z.unknown().optional(),
		phone: z.unknown().optional(),
		data: z.object({ name: author.optional() }).optional(),
		password: password.optional(),
		current_password: password.optional(),
		nonce: code.optional(),
	}),
	response: authUser.extend({
		session: z
			.object({ sessionToken: z.string(), adminToken: z.string(), expiresAt: z.string() })
			.optional(),
	}),
});
