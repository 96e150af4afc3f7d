import { runSchedule } from '#actions/run-schedule';
import type { Deps } from '#lib/deps';
import { productionDeps } from '#lib/production-deps';

/** Netlify calls it every minute, without a body; nobody else can (decisions §6). */
export default async function scheduledPublish(
	_request?: Request,
	_context?: unknown,
	deps: Deps | Promise<Deps> = productionDeps(),
): Promise<Response> {
	await runSchedule(await deps);
	return new Response(null, { status: 204 });
}

export const config = { schedule: '* * * * *' };
