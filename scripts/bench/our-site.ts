import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildMessage, BuildOrder } from '../local/build-worker.ts';
import { startWorker } from '../local/run-build.ts';
import { type ProcessCost, watchProcess } from './watch-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface OurBuild extends ProcessCost {
	/** Milliseconds of each step of the build, in order. */
	steps: Record<string, number>;
	site: string;
}

export interface OurSite {
	/** Without earlier builds' caches, except the desk, which does not depend on the posts. */
	buildCold: () => Promise<OurBuild>;
	/** With the last build's caches, as for every publication. */
	build: () => Promise<OurBuild>;
	folder: string;
}

/** Builds this product's site of one database like the runner does, in a separate process. */
export function openOurSite(folder: string, databaseUrl: string): OurSite {
	const cacheDir = join(folder, 'cache');
	let builds = 0;

	async function build(): Promise<OurBuild> {
		builds += 1;
		const outDir = join(folder, `site-${builds}`);
		await rm(outDir, { recursive: true, force: true });
		await mkdir(outDir, { recursive: true });
		const order: BuildOrder = {
			root,
			databaseUrl,
			siteUrl: 'https://blog.test',
			cacheDir,
			outDir,
			previousPosts: undefined,
		};
		const result = await runWorker(order);
		await rm(join(folder, `site-${builds - 1}`), { recursive: true, force: true });
		return { ...result, site: outDir };
	}

	return {
		folder,
		build,
		buildCold: async () => {
			for (const name of ['snapshot', 'pages']) {
				await rm(join(cacheDir, name), { recursive: true, force: true });
			}
			return build();
		},
	};
}

async function runWorker(order: BuildOrder): Promise<Omit<OurBuild, 'site'>> {
	const child = startWorker(order);
	const steps: Record<string, number> = {};
	let [step, since] = ['start', performance.now()];
	const enter = (next: string) => {
		const now = performance.now();
		steps[step] = now - since;
		[step, since] = [next.replace(/ \d+ /, ' '), now];
	};
	let failure: string | undefined;
	child.on('message', (news: BuildMessage) => {
		if (news.kind === 'step') enter(news.step);
		if (news.kind === 'failed') failure = `${news.message}\n${news.log}`;
	});
	const end = watchProcess(child);
	child.send(order);
	const cost = await end;
	if (failure) throw new Error(failure);
	enter('end');
	return { ...cost, steps };
}
