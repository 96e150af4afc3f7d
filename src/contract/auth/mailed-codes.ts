import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { authSession } from './account.ts';
import { code, email } from './fields.ts';

const byMail = {
	access: 'public',
	request: z.object({ email }),
	/** The same whether or not the address has an account. */
	response: z.object({}),
} as const;

/** Mails a link for setting a new password. */
export const recover = defineEndpoint({ ...byMail, name: 'auth/recover' });

/** Mails a code that signs in. */
export const otp = defineEndpoint({ ...byMail, name: 'auth/otp' });

/** Mails a code that confirms a password change. */
export const reauthenticate = defineEndpoint({
	name: 'auth/reauthenticate',
	method: 'GET',
	access: 'account',
	maxBodyBytes: 0,
	request: z.object({}),
	response: z.object({}),
});

/** Signs in with a mailed code, sent as it is or as `token_hash`. */
export const verifyCode = defineEndpoint({
	name: 'auth/verify',
	access: 'public',
	request: z
		.object({
			type: z.enum([
				...(['recovery', 'email', 'magiclink'] as const),
				...(['signup', 'invite', 'email_change', 'sms', 'phone_change'] as const),
			]),
			email: email.optional(),
			token: code.optional(),
			token_hash: code.optional(),
		})
		.refine(({ token, token_hash }) => token !== undefined || token_hash !== undefined, {
			path: ['token'],
			message: 'Informe o código.',
		}),
	response: authSession,
});
