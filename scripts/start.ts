import { fileURLToPath } from 'node:url';
import { explainBusyPort } from './local/busy-port.ts';
import { watchParent } from './local/process-facts.ts';
import { startRunner } from './local/runner.ts';
import { fail } from './local/say.ts';
import { sayReady } from './local/say-ready.ts';
import { readLocalSettings } from './local/settings.ts';
import { tellChangedCode } from './local/tell-changed-code.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
/** npm and the terminal both pass Ctrl-C on, so only a later signal means 'stop immediately'. */
const echoMs = 1_500;

function stopOnSignals(stop: () => Promise<void>): void {
	let firstAt = 0;
	const end = async () => {
		if (firstAt > 0) {
			if (Date.now() - firstAt > echoMs) process.exit(130);
			return;
		}
		firstAt = Date.now();
		console.log('\nEncerrando…');
		await stop().catch(fail);
		process.exit();
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
	watchParent(() => void end());
}

function explain(error: unknown, port: number): unknown {
	const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
	return isBusy ? explainBusyPort(port, 'start') : error;
}

async function main(): Promise<void> {
	const settings = readLocalSettings();
	const aborter = new AbortController();
	const options = { print: (line: string) => console.log(line), signal: aborter.signal };
	const starting = startRunner(root, settings, options);
	stopOnSignals(async () => {
		aborter.abort();
		const runner = await starting.catch(() => undefined); // A start that was stopped fails, as intended.
		await runner?.stop();
	});
	const runner = await starting.catch((error) => {
		if (aborter.signal.aborted) return undefined;
		throw explain(error, settings.port);
	});
	if (!runner) return;
	tellChangedCode(root, (line) => console.log(line));
	sayReady(settings, runner.signIn);
}

await main().catch((error) => {
	fail(error);
	process.exit();
});
