import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from '../endpoint.ts';
import { id, line, wellFormedText } from '../plain-fields.ts';
import { authSession } from './account.ts';
import { code } from './fields.ts';

const small = { maxBodyBytes: limits.smallBodyBytes } as const;

const codeList = z.array(z.string());

/** Spec §7 `factors` (enroll): begins a second factor; it counts from its first right code on. */
export const enrollFactor = defineEndpoint({
	...small,
	name: 'auth/factors',
	method: 'POST',
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
			/** For who cannot scan it; shown this once. */
			secret: z.string(),
			uri: z.string(),
		}),
	}),
});

/** Spec §7 `factors` (challenge): asks for the factor's code. */
export const challengeFactor = defineEndpoint({
	...small,
	name: 'auth/factors/:id/challenge',
	method: 'POST',
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

/** Spec §7 `factors` (verify): the code, or in its place a recovery code. The answer is the whole session. */
export const verifyFactor = defineEndpoint({
	...small,
	name: 'auth/factors/:id/verify',
	method: 'POST',
	access: 'first-factor',
	request: z.object({ id, challenge_id: id, code }),
	response: authSession.extend({
		/** With the first factor of an account, this once. */
		recovery_codes: codeList.optional(),
	}),
});

/** Spec §7 `factors` (unenroll). */
export const unenrollFactor = defineEndpoint({
	name: 'auth/factors/:id',
	method: 'DELETE',
	access: 'account',
	maxBodyBytes: 0,
	request: z.object({ id }),
	response: z.object({ id: z.string() }),
});

/** New recovery codes in place of all others; shown this once. */
export const makeRecoveryCodes = defineEndpoint({
	...small,
	name: 'auth/recovery-codes',
	method: 'POST',
	access: 'account',
	bodyIsOptional: true,
	request: z.object({}),
	response: z.object({ recovery_codes: codeList }),
});
