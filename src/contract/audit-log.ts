import { z } from 'zod';
import { auditEvents } from '#domain/account/audit-event';
import { defineEndpoint } from './endpoint.ts';

export const auditKinds = ['all', 'access', 'posts'] as const;

const entry = z.object({
	id: z.number(),
	at: z.string(),
	event: z.enum(auditEvents),
	/** Null when nobody was signed in or the schedule acted. */
	user_name: z.string().nullable(),
	subject: z.string(),
	ip: z.string(),
});
export type AuditEntry = z.output<typeof entry>;

/** Who did what, newest first, paginated: `before` is the last entry of the previous page. */
export const auditLog = defineEndpoint({
	name: 'audit-log',
	access: 'admin',
	request: z.object({
		kind: z.enum(auditKinds).default('all'),
		before: z.int().min(1).optional(),
	}),
	response: z.object({
		success: z.literal(true),
		entries: z.array(entry),
		more: z.boolean(),
	}),
});
