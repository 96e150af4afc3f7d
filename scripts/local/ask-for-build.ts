import { findRunnerFacts } from './runner-file.ts';

/** Asks the `npm start` of this data folder, where one runs, for a site of what the database says now. */
export async function askForBuild(dataDir: string): Promise<void> {
	const runner = findRunnerFacts(dataDir);
	if (!runner) return;
	try {
		await fetch(runner.buildHookUrl, { method: 'POST', signal: AbortSignal.timeout(3_000) });
		console.log(`O site em ${runner.siteUrl} está sendo reconstruído.`);
	} catch {
		console.log('O site será reconstruído no próximo `npm start`.'); // The runner is gone: its last words were old.
	}
}
