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
	/** Of the second factor's app, or a recovery code; without it, where one is needed: `insufficient_aal`. */
	code: wellFormedText.max(64).optional(),
});
const validate = z.object({ action: z.literal('validate'), sessionToken });
const logout = z.object({ action: z.literal('logout'), sessionToken });

const loginReply = z.object({
	success: z.literal(true),
	/** 256 random bits; the server keeps only their hash. */
	sessionToken: z.string(),
	/** When the session ends whatever happens. */
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

/** Spec §7 `admin-auth`: sign in, check a session and renew its admin token, sign out. */
export const adminAuth = defineEndpoint({
	name: 'admin-auth',
	method: 'POST',
	access: 'public',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.discriminatedUnion('action', [login, validate, logout]),
	response: z.union([loginReply, validateReply, z.object({ success: z.literal(true) })]),
});
