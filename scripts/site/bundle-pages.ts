import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.ts';
import { buildOnce } from './build-once.ts';
import type { BundleOrder, BundleSource } from './bundle-worker.ts';

const worker = fileURLToPath(new URL('./bundle-worker.ts', import.meta.url));

export interface PageBundle {
	/** The program that renders the pages. */
	server: string;
	/** Everything else: scripts, styles, fonts and the files of `public`. */
	client: string;
}

/** Bundles the pages' code with Astro, unless a bundle with this fingerprint exists. */
export async function bundlePages(
	{ root, siteUrl, cacheDir }: BundleSource,
	fingerprint: string,
): Promise<PageBundle> {
	const folder = await buildOnce(join(cacheDir, 'pages-code'), fingerprint, async (unfinished) => {
		const work = join(unfinished, 'astro');
		const order = { root, siteUrl, serverDir: join(unfinished, 'server'), cacheDir: work };
		await buildByAstro(order, join(unfinished, 'client'));
		await rm(work, { recursive: true, force: true });
	});
	return { server: join(folder, 'server'), client: join(folder, 'client') };
}

/** Runs Astro's build and puts what it writes into `target`. */
export async function buildByAstro(order: Omit<BundleOrder, 'outDir'>, target: string) {
	const outDir = join(order.root, `.data-build-${process.pid}`);
	try {
		await runAstro({ ...order, outDir });
		await cp(outDir, target, { recursive: true });
	} finally {
		await rm(outDir, { recursive: true, force: true });
	}
}

/** In a separate process, so that its memory is freed before pages are rendered. */
async function runAstro(order: BundleOrder): Promise<void> {
	const child = fork(worker, [], {
		cwd: order.root,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	child.send(order);
	const stop = once(child, 'exit').then(([code, signal]) => [`Astro stopped (${signal ?? code}).`]);
	const told = Promise.race([once(child, 'message'), stop]);
	const [cause] = await told.catch((error: unknown) => [error]);
	if (cause) throw new BuildError('code', 'Não foi possível montar as páginas.', { cause });
}
