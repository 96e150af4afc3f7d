import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	type ColdStart,
	countStartBytes,
	listColdStarts,
	measureStart,
} from '../../tests/support/cold-start.ts';
import { bundleFunctions } from '../site/bundle-functions.ts';
import type { Figure, Section } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
/** KB. The API contains all that any call needs, readers wait for late posts, and the pictures have fonts. */
const sizeBudgets: Record<string, number | undefined> = {
	api: 2_000,
	'late-post': 30,
	pictures: undefined,
};

/** CPU time is above that of a Node process that imports nothing, started alternately. */
function benchStart(start: ColdStart): Figure[] {
	const pairs = Array.from(
		{ length: rounds },
		() => [measureStart(start), measureStart()] as const,
	);
	const memory = pairs.map(([{ memoryMb }]) => memoryMb);
	return [
		{
			name: `${start.name}, import`,
			unit: 'ms',
			budget: 50,
			values: pairs.map(([loaded, empty]) => loaded.cpuMs - empty.cpuMs),
			note: `${Math.round(countStartBytes(start) / 1024)} KB at start`,
		},
		{ name: `${start.name}, memory`, unit: 'MB', values: memory },
	];
}

/**
 * Size of every deployed function, and the cold start of each and of its calls. Runs inside the project, where native
 * packages are found.
 */
export async function benchBundles(): Promise<Section> {
	const outDir = join(root, `.data-bench-${process.pid}`);
	try {
		const functions = await bundleFunctions(root, outDir);
		const figures = functions.map(({ name, bytes }): Figure => {
			const budget = name in sizeBudgets ? sizeBudgets[name] : 1_100;
			return { name, unit: 'KB', values: [bytes / 1024], ...(budget && { budget }) };
		});
		figures.push(...listColdStarts(functions).flatMap(benchStart));
		return { title: 'Function bundles, minified', figures };
	} finally {
		rmSync(outDir, { recursive: true, force: true });
	}
}
