import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running `npm start` tells the other commands of its data folder. */
export interface RunnerFacts {
	siteUrl: string;
	/** Called by POST to request a rebuild. */
	buildHookUrl: string;
}

const pathIn = (dataDir: string) => join(dataDir, 'runner.json');

export function writeRunnerFacts(dataDir: string, facts: RunnerFacts): void {
	writeFileSync(pathIn(dataDir), JSON.stringify(facts), { mode: 0o600 });
}

/** Reads what the last `npm start` wrote; it may no longer be running. */
export function findRunnerFacts(dataDir: string): RunnerFacts | undefined {
	try {
		return JSON.parse(readFileSync(pathIn(dataDir), 'utf8'));
	} catch {
		return undefined; // `npm start` has never run on this folder.
	}
}

export const removeRunnerFacts = (dataDir: string) => rmSync(pathIn(dataDir), { force: true });
