import { limits } from '#config/limits';
import type { auditLog as endpoint } from '#contract/audit-log';
import { listAudit } from '#db/accounts/audit-log';
import { auditEvents } from '#domain/account/audit-event';
import type { Action } from '#lib/serve';

const isOfPosts = (event: string) => /^(?:post|draft|picture|topic)_/.test(event);
const eventsOf = {
	all: auditEvents,
	access: auditEvents.filter((event) => !isOfPosts(event)),
	posts: auditEvents.filter(isOfPosts),
};

export const auditLog: Action<typeof endpoint> = async ({ kind, before }, deps) => {
	const size = limits.auditPageSize;
	const found = await listAudit(deps.db, {
		events: eventsOf[kind],
		size: size + 1,
		...(before !== undefined && { before }),
	});
	return { success: true, entries: found.slice(0, size), more: found.length > size };
};
