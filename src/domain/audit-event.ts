/** What the audit log tells of: sign-ins, accounts, and what became of posts. */
export const auditEvents = [
	'sign_in',
	'sign_in_failed',
	'sign_out',
	'session_revoked',
	'sessions_revoked',
	'profile_renamed',
	'password_changed',
	'password_change_failed',
	'password_reset',
	'admin_created',
	'attempts_cleared',
	'post_published',
	'post_unpublished',
	'post_deleted',
	'post_restored',
	'post_purged',
	'picture_deleted',
] as const;
export type AuditEvent = (typeof auditEvents)[number];
