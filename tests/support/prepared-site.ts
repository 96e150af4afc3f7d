import { findPreparedData } from './keeper.ts';
import { copyData } from './prepare-data.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** `npm start` on a copy of data that this run built once, so it starts without a build. A worker runs one at a time. */
export async function startPreparedSite(env: Record<string, string> = {}): Promise<RunningSite> {
	const data = await findPreparedData();
	return startSite({ port: data.port, dataDir: await copyData(data), env });
}
