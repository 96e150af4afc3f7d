import { findRunnerFacts } from './runner-file.ts';

/** Asks the `npm start` of this data folder, if one is running, to rebuild the site from the database. */
export async function askForBuild(dataDir: string): Promise<void> {
	const runner = findRunnerFacts(dataDir);
	if (!runner) return;
	try {
		await fetch(runner.buildHookUrl, { method: 'POST', signal: AbortSignal.timeout(3_000) });
		console.log(`O site em ${runner.siteUrl} está sendo reconstruído.`);
	} catch {
		console.log('O site será reconstruído no próximo `npm start`.'); // No runner responds: the file is left over from one that stopped.
	}
}
