import { z } from 'zod';
import { limits } from '#config/limits';
import { adminUser } from './admin-auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { author, wellFormedText } from './plain-fields.ts';

const password = (whenEmpty: string) =>
	wellFormedText.min(1, whenEmpty).max(limits.password, 'A senha passa de 256 caracteres.');

const profileReply = z.object({
	success: z.literal(true),
	user: adminUser,
	password_changed_at: z.string(),
	/** Whether she is told by mail when something promised did not happen; an earlier server tells nobody. */
	trouble_mails: z.boolean().optional(),
	/** After a password change: the tokens of the only remaining session. */
	session: z
		.object({ sessionToken: z.string(), adminToken: z.string(), expiresAt: z.string() })
		.optional(),
});

/**
 * The editor's own account: reads it, renames it, switches its mails about troubles, and changes its password, which ends
 * every other session. `confirm` proves the password again before sensitive changes.
 */
export const profile = defineEndpoint({
	name: 'profile',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('get') }),
		z.object({ action: z.literal('rename'), name: author }),
		z.object({ action: z.literal('trouble-mails'), on: z.boolean() }),
		z.object({
			action: z.literal('confirm'),
			current_password: password('Informe a senha atual.'),
		}),
		z.object({
			action: z.literal('change-password'),
			current_password: password('Informe a senha atual.'),
			new_password: password('Escreva a senha nova.'),
		}),
	]),
	response: profileReply,
});
