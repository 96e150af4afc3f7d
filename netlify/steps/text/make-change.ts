import type { Deps } from '#lib/deps';
import { announceChange } from '../schedule/scheduler-marker.ts';

/** Wraps every change of posts: notifies the scheduler before it, and brings it to readers after it. */
export async function makeChange<Result extends { publication: number | null }>(
	deps: Deps,
	change: () => Promise<Result>,
): Promise<Result> {
	await announceChange(deps);
	const [live, result] = await Promise.all([deps.readPublication(deps.siteOrigin), change()]);
	if (result.publication === null) return result;
	const passed =
		live !== undefined && live >= result.publication
			? await (await import('../publish/pass-site.ts')).passSite(deps, live)
			: undefined;
	const { publishToSite } = await import('../publish/publish-to-site.ts');
	await publishToSite(deps);
	return passed === undefined ? result : { ...result, publication: passed };
}
