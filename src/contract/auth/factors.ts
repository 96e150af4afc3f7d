import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, line, wellFormedText } from '../plain-fields.ts';
import { authSession } from './account.ts';
import { code } from './fields.ts';

const codeList = z.array(z.string());

/** Starts a second factor, which takes effect with its first correct code. */
export const enrollFactor = defineEndpoint({
	name: 'auth/factors',
	access: 'account',
	request: z.object({
		factor_type: z.enum(['totp', 'phone', 'webauthn']),
		friendly_name: line.pipe(z.string().max(80)).default('Aplicativo'),
		issuer: wellFormedText.max(80).optional(),
	}),
	response: z.object({
		id: z.string(),
		type: z.literal('totp'),
		friendly_name: z.string(),
		totp: z.object({
			/** An SVG. */
			qr_code: z.string(),
			/** For users who cannot scan the code; shown only once. */
			secret: z.string(),
			uri: z.string(),
		}),
	}),
});

/** Asks for the factor's code. */
export const challengeFactor = defineEndpoint({
	name: 'auth/factors/:id/challenge',
	access: 'first-factor',
	bodyIsOptional: true,
	request: z.object({ id }),
	response: z.object({
		id: z.string(),
		type: z.literal('totp'),
		/** Seconds since 1970. */
		expires_at: z.int(),
	}),
});

/** Takes the code or a recovery code, and replies with the complete session. */
export const verifyFactor = defineEndpoint({
	name: 'auth/factors/:id/verify',
	access: 'first-factor',
	request: z.object({ id, challenge_id: id, code }),
	response: authSession.extend({
		/** Only with the account's first factor, and only once. */
		recovery_codes: codeList.optional(),
	}),
});

export const unenrollFactor = defineEndpoint({
	name: 'auth/factors/:id',
	method: 'DELETE',
	access: 'account',
	maxBodyBytes: 0,
	request: z.object({ id }),
	response: z.object({ id: z.string() }),
});

/** Replaces all recovery codes with new ones, which are shown only once. */
export const makeRecoveryCodes = defineEndpoint({
	name: 'auth/recovery-codes',
	access: 'account',
	bodyIsOptional: true,
	request: z.object({}),
	response: z.object({ recovery_codes: codeList }),
});
