import type { FunctionContext } from '#lib/client-address';
import { keepFault } from '#lib/fault-log';
import { withProductionDeps } from '#lib/production-deps';
import { runSchedule } from '#steps/schedule/scheduler-tick';

/** Netlify calls it every minute, without a body; nobody else can. */
export default async function scheduledPublish(
	_request?: Request,
	context?: FunctionContext,
): Promise<Response> {
	await withProductionDeps(context, (deps) =>
		keepFault(deps, 'scheduler', () => runSchedule(deps)),
	);
	return new Response(null, { status: 204 });
}

export const config = { schedule: '* * * * *' };
