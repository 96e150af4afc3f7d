import { findPreparedData } from './keeper.ts';
import { copyData } from './prepare-data.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** `npm start` on a copy of what this run built once: there in the time of a start. A worker runs one at a time. */
export async function startPreparedSite(env: Record<string, string> = {}): Promise<RunningSite> {
	const data = await findPreparedData();
	return startSite({ port: data.port, dataDir: await copyData(data), env });
}
