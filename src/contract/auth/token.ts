import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wellFormedText } from '../plain-fields.ts';
import { authSession } from './account.ts';
import { email, password } from './fields.ts';

/** Grant types that the backend client knows and this product does not offer. */
const notOffered = [
	z.object({ grant_type: z.literal('pkce') }),
	z.object({ grant_type: z.literal('id_token') }),
	z.object({
		grant_type: z.literal('web3'),
		chain: z.enum(['ethereum', 'solana'], 'Unsupported chain').optional(),
	}),
] as const;

/** Exchanges a password or a single-use refresh token for new tokens. */
export const tokenGrant = defineEndpoint({
	name: 'auth/token',
	access: 'public',
	query: ['grant_type'],
	request: z.discriminatedUnion('grant_type', [
		z.object({ grant_type: z.literal('password'), email, password }),
		z.object({
			grant_type: z.literal('refresh_token'),
			refresh_token: wellFormedText.min(1).max(200),
		}),
		...notOffered,
	]),
	response: authSession,
});
