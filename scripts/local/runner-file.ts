import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { netlifyBlobStore } from '#lib/blob-store';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { openPictures } from './open-pictures.ts';
import { warn } from './say.ts';
import type { LocalSettings } from './settings.ts';

/** Asks the `npm start` of this data folder, if one is running, to rebuild the site from the database. */
export async function askForBuild(dataDir: string): Promise<void> {
	const runner = findRunnerFacts(dataDir);
	if (!runner) return;
	try {
		await fetch(runner.buildHookUrl, { method: 'POST', signal: AbortSignal.timeout(3_000) });
		console.log(`O site em ${runner.siteUrl} está sendo atualizado.`);
	} catch {
		console.log('O site será atualizado no próximo `npm start`.'); // No runner responds: the file is left over from one that stopped.
	}
}

/** Makes the next ticks look at the database. Call it once the environment leads to the site's blobs. */
export const wakeScheduler = () =>
	announceChange({ blobs: netlifyBlobStore(), now: () => new Date(), log: (event) => warn(event) });

/** The same for a command: leads to the blobs of these settings meanwhile. */
export async function tellScheduler(settings: LocalSettings): Promise<void> {
	const { close } = await openPictures(settings);
	try {
		await wakeScheduler();
	} finally {
		await close();
	}
}

/** What a running `npm start` tells the other commands of its data folder. */
interface RunnerFacts {
	siteUrl: string;
	/** Called by POST to request a rebuild. */
	buildHookUrl: string;
}

const pathIn = (dataDir: string) => join(dataDir, 'runner.json');

export function writeRunnerFacts(dataDir: string, facts: RunnerFacts): void {
	writeFileSync(pathIn(dataDir), JSON.stringify(facts), { mode: 0o600 });
}

/** Reads what the last `npm start` wrote; it may no longer be running. */
function findRunnerFacts(dataDir: string): RunnerFacts | undefined {
	try {
		return JSON.parse(readFileSync(pathIn(dataDir), 'utf8'));
	} catch {
		return undefined; // `npm start` has never run on this folder.
	}
}

export const removeRunnerFacts = (dataDir: string) => rmSync(pathIn(dataDir), { force: true });
