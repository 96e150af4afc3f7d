import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Ends this session, all sessions of the account, or all the others. */
export const logout = defineEndpoint({
	name: 'auth/logout',
	access: 'first-factor',
	query: ['scope'],
	bodyIsOptional: true,
	request: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
	response: z.object({}),
});

/** The public keys for verifying access tokens. */
export const jwks = defineEndpoint({
	name: 'auth/jwks',
	method: 'GET',
	access: 'public',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.object({
		keys: z.array(
			z.object({
				kty: z.literal('OKP'),
				crv: z.string(),
				x: z.string(),
				kid: z.string(),
				alg: z.string(),
				use: z.literal('sig'),
			}),
		),
	}),
});

/** The same, at the address where libraries look for it. */
export const wellKnownJwks = defineEndpoint({ ...jwks, name: 'auth/.well-known/jwks.json' });

/** Replies 'not offered' to everything else that the backend client may ask, so that it need not guess. */
export const notOffered = defineEndpoint({
	name: 'auth/*',
	method: 'ANY',
	access: 'public',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.never(),
});
