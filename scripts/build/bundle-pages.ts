import { fork } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.ts';
import type { BundleOrder } from './bundle-worker.ts';
import { madeOnce } from './made-once.ts';

const worker = fileURLToPath(new URL('./bundle-worker.ts', import.meta.url));
const unfinishedPrefix = '.data-build-';

export interface PageBundle {
	/** The program that renders the pages. */
	server: string;
	/** Everything else: scripts, styles, fonts and the files of `public`. */
	client: string;
}

/** Bundles the pages' code with Astro, unless a bundle with this fingerprint exists. */
export async function bundlePages(options: {
	root: string;
	siteUrl: string;
	cacheDir: string;
	fingerprint: string;
}): Promise<PageBundle> {
	const { root, siteUrl, cacheDir, fingerprint } = options;
	const folder = await madeOnce(join(cacheDir, 'pages-code'), fingerprint, async (unfinished) => {
		const work = join(unfinished, 'astro');
		const order = { root, siteUrl, serverDir: join(unfinished, 'server'), cacheDir: work };
		await buildByAstro(order, join(unfinished, 'client'));
		await rm(work, { recursive: true, force: true });
	});
	return { server: join(folder, 'server'), client: join(folder, 'client') };
}

/** Runs Astro's build and puts what it writes into `target`. */
export async function buildByAstro(order: Omit<BundleOrder, 'outDir'>, target: string) {
	removeLostCopies(order.root);
	const outDir = join(order.root, `${unfinishedPrefix}${process.pid}`);
	try {
		await runAstro({ ...order, outDir });
		await cp(outDir, target, { recursive: true });
	} finally {
		await rm(outDir, { recursive: true, force: true });
	}
}

/** In a separate process, so that its memory is freed before pages are rendered. */
function runAstro(order: BundleOrder): Promise<void> {
	return new Promise((resolve, reject) => {
		const refuse = (cause: unknown) =>
			reject(new BuildError('code', 'As páginas não puderam ser construídas.', { cause }));
		const child = fork(worker, [], {
			cwd: order.root,
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		});
		child.once('message', (failure) => (failure === '' ? resolve() : refuse(failure)));
		child.once('error', refuse);
		child.once('exit', (code, signal) => refuse(`Astro stopped (${signal ?? code}).`));
		child.send(order);
	});
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Removes leftovers of killed builds. */
function removeLostCopies(root: string): void {
	for (const name of readdirSync(root).filter((entry) => entry.startsWith(unfinishedPrefix))) {
		if (isRunning(Number(name.slice(unfinishedPrefix.length)))) continue;
		rmSync(join(root, name), { recursive: true, force: true });
	}
}
