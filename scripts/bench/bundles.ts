import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleFunctions } from '../build/bundle-functions.ts';
import { type Figure, median, type Section } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
/** Functions that create or accept pictures contain native code and have no budget here. */
const handlesPictures = /image|picture|^og$/;

const nothing = 'data:text/javascript,';

/** CPU milliseconds that a fresh Node process takes to load a module. */
function startMs(url: string): number {
	const code = `await import(${JSON.stringify(url)}); const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000)); process.exit();`;
	const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const;
	return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], options));
}

/** CPU milliseconds above those of a Node process that imports nothing, started alternately with it. */
const importMs = (module: string) => startMs(pathToFileURL(module).href) - startMs(nothing);

/** Size and import time of every deployed function. Runs inside the project, where native packages are found. */
export async function benchBundles(): Promise<Section> {
	const outDir = join(root, `.data-bench-${process.pid}`);
	try {
		const sizes = await bundleFunctions(root, outDir);
		const figures = sizes.flatMap(({ name, bytes, startBytes }): Figure[] => {
			const module = join(outDir, 'modules', `${name}.mjs`);
			const times = Array.from({ length: rounds }, () => importMs(module));
			const isHeld = !handlesPictures.test(name);
			return [
				{
					...{ name, unit: 'KB', values: [bytes / 1024], ...(isHeld && { budget: 1_100 }) },
					note: `${Math.round(startBytes / 1024)} KB at start`,
				},
				{ name: `${name}, import`, unit: 'ms', values: times, ...(isHeld && { budget: 50 }) },
			];
		});
		return { title: 'Function bundles, minified', figures: sortBySize(figures) };
	} finally {
		rmSync(outDir, { recursive: true, force: true });
	}
}

/** Pairs of size and time, largest first. */
function sortBySize(figures: readonly Figure[]): Figure[] {
	const pairs = figures.flatMap((_, index) =>
		index % 2 === 0 ? [figures.slice(index, index + 2)] : [],
	);
	const sizeOf = ([size]: Figure[]) => median(size?.values ?? []);
	return pairs.toSorted((a, b) => sizeOf(b) - sizeOf(a)).flat();
}
