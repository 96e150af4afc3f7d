import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { BundledFunction } from '../../scripts/site/bundle-functions.ts';

/** A deployed function or, where it loads each of its calls separately, one of these. */
export interface ColdStart {
	name: string;
	module: string;
	call?: string;
}

export const listColdStarts = (functions: readonly BundledFunction[]): ColdStart[] =>
	functions.flatMap(({ name, module, calls }): ColdStart[] =>
		calls.length === 0
			? [{ name, module }]
			: calls.map((call) => ({ name: `${name}: ${call}`, module, call })),
	);

function runFresh(code: string): unknown {
	const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const;
	return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], options));
}

const loading = ({ module, call }: ColdStart) => `
	const { default: run } = await import(${JSON.stringify(pathToFileURL(module).href)});
	await run.calls?.[${JSON.stringify(call ?? '')}]();`;

/** Bytes of code that a fresh Node process reads, minified and without native code. */
export function countStartBytes(start: ColdStart): number {
	return runFresh(`
		import { registerHooks } from 'node:module';
		let bytes = 0;
		registerHooks({ load(url, context, next) {
			const found = next(url, context);
			bytes += found.source?.length ?? 0;
			return found;
		} });
		${loading(start)}
		process.stdout.write(String(bytes));
		process.exit();`) as number;
}

export interface StartCost {
	cpuMs: number;
	memoryMb: number;
}

/** What a fresh Node process uses to load `start`, or with nothing to load. */
export function measureStart(start?: ColdStart): StartCost {
	return runFresh(`
		${start ? loading(start) : ''}
		const { user, system } = process.cpuUsage();
		const memoryMb = process.memoryUsage().rss / 1e6;
		process.stdout.write(JSON.stringify({ cpuMs: (user + system) / 1000, memoryMb }));
		process.exit();`) as StartCost;
}
