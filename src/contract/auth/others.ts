import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Spec §7 `jwks`: the keys that the access tokens are signed with. */
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

/** The same, where libraries look for it. */
export const wellKnownJwks = defineEndpoint({ ...jwks, name: 'auth/.well-known/jwks.json' });

/** Everything else of the backend client (S35): this product does not offer it, and says so. */
export const notOffered = defineEndpoint({
	name: 'auth/*',
	method: 'ANY',
	access: 'public',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.never(),
});
