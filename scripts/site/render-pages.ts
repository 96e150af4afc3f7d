import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.ts';
import type { PageStore } from './page-store.ts';
import type { PageOrder, PageReply, PageReport } from './page-worker.ts';

const worker = fileURLToPath(new URL('./page-worker.ts', import.meta.url));
const siteMap = 'sitemap-index.xml';

export interface PageSource extends Pick<PageOrder, 'root' | 'siteUrl' | 'fingerprint'> {
	snapshotDir: string;
	/** Kept between builds. */
	cacheDir: string;
}

export interface PageBuild {
	/** Puts every page, and what the pages need, into `target`. Call it once the snapshot is taken. */
	renderInto: (target: string, store: PageStore) => Promise<PageReport>;
	/** Ends a build whose pages nobody wants any more. */
	stop: () => void;
}

const broken = (cause: unknown) =>
	new BuildError('code', 'Não foi possível montar as páginas.', { cause });

async function readReply(child: ChildProcess): Promise<PageReport> {
	const stop = once(child, 'exit').then(([code, signal]): [PageReply] => [
		{ failure: `Astro stopped (${signal ?? code}).` },
	]);
	const [reply] = (await Promise.race([once(child, 'message'), stop])) as [PageReply];
	if ('failure' in reply) throw broken(reply.failure);
	return reply.report;
}

/**
 * Starts Astro's build, which bundles the pages' code while the snapshot is taken. In a process of its own: a program
 * reads only one snapshot in its lifetime, and its memory is freed afterwards.
 */
export function startPages({ root, siteUrl, fingerprint, ...source }: PageSource): PageBuild {
	const outDir = join(root, `.data-build-${process.pid}`);
	const child = fork(worker, [], {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		// React's production build, whatever the caller runs in.
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const order: PageOrder = {
		...{ root, siteUrl, fingerprint, outDir },
		snapshotDir: source.snapshotDir,
		workDir: join(source.cacheDir, 'astro'),
		storeDir: join(source.cacheDir, 'pages'),
	};
	const answer = readReply(child);
	// A failure only reaches whoever awaits it later.
	answer.catch(() => undefined);
	child.send(order);
	return {
		stop: () => child.kill(),
		renderInto: async (target, store) => {
			child.send('snapshot', () => undefined);
			try {
				const report = await answer;
				await cp(outDir, target, { recursive: true });
				for (const folder of new Set(report.pages.map(({ file }) => dirname(file))))
					mkdirSync(join(target, folder), { recursive: true });
				for (const page of report.pages) {
					const file = join(target, page.file);
					if (!existsSync(file)) store.take(page, file);
				}
				if (!existsSync(join(target, siteMap))) throw broken(`There is no ${siteMap}.`);
				return report;
			} finally {
				await rm(outDir, { recursive: true, force: true });
			}
		},
	};
}
