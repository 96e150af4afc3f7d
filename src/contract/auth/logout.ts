import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from '../endpoint.ts';

/** Spec §7 `logout`: ends this session, all sessions of the account, or all the others. */
export const logout = defineEndpoint({
	name: 'auth/logout',
	method: 'POST',
	access: 'first-factor',
	maxBodyBytes: limits.smallBodyBytes,
	query: ['scope'],
	bodyIsOptional: true,
	request: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
	response: z.object({}),
});
