import { existsSync } from 'node:fs';
import { listLeftovers, removeFolder } from '../local/leftovers.ts';
import { findServerFolder } from '../local/postgres-binaries.ts';
import { endServer } from '../local/postgres-process.ts';

/** Removes a temporary data folder with its server; a build's process may still be writing its compile cache. */
export function removeScratch(folder: string): void {
	const server = findServerFolder(folder);
	if (existsSync(server)) endServer(server);
	for (const path of [server, folder]) removeFolder(path);
}

/** Removes the drills of killed commands. */
export function sweepDrills(dataDir: string): void {
	for (const folder of listLeftovers(dataDir, /^drill-(\d+)$/)) removeScratch(folder);
}
