import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

export const adminUser = z.object({ name: z.string(), email: z.string() });
export type AdminUser = z.output<typeof adminUser>;

const sessionToken = wellFormedText.max(200);

const login = z.object({
	action: z.literal('login'),
	email: wellFormedText.min(1, 'Informe o e-mail.').max(254),
	password: wellFormedText.min(1, 'Informe a senha.').max(limits.password),
	/** A code from the second factor's app, or a recovery code. Without a required code the call fails with `insufficient_aal`. */
	code: wellFormedText.max(64).optional(),
});
const validate = z.object({ action: z.literal('validate'), sessionToken });
const logout = z.object({ action: z.literal('logout'), sessionToken });

const loginReply = z.object({
	success: z.literal(true),
	/** 256 random bits; the server stores only their hash. */
	sessionToken: z.string(),
	/** The session's absolute expiry. */
	expiresAt: z.string(),
	/** Short-lived; sent as `x-admin-token`. */
	adminToken: z.string(),
	user: adminUser,
});
const validateReply = z.union([
	z.object({ valid: z.literal(false) }),
	z.object({
		valid: z.literal(true),
		user: adminUser,
		expiresAt: z.string(),
		adminToken: z.string(),
	}),
]);

/** Signs in, validates a session and renews its admin token, signs out. */
export const adminAuth = defineEndpoint({
	name: 'admin-auth',
	access: 'public',
	request: z.discriminatedUnion('action', [login, validate, logout]),
	response: z.union([loginReply, validateReply, z.object({ success: z.literal(true) })]),
});
