import type { Database } from '#db/client';
import { createBuildQueue } from './build-queue.ts';
import type { BuildStore } from './build-store.ts';
import { createBuildRequests } from './request-builds.ts';
import { startWorker } from './run-build.ts';
import type { LocalSettings } from './settings.ts';
import { buildAndRecord, cacheDirOf, type SiteBuilderOptions } from './site-builder.ts';
import { createSpareWorker } from './spare-worker.ts';
import type { Stage } from './stage.ts';

export type Print = (line: string) => void;
export type Stop = () => Promise<unknown> | unknown;

export interface ReaderSite {
	settings: LocalSettings;
	store: BuildStore;
	stage: Stage;
	print: Print;
	signal: AbortSignal;
}

interface ReaderBuild extends Pick<ReaderSite, 'stage' | 'print' | 'signal'> {
	order: Omit<SiteBuilderOptions, 'signal' | 'report' | 'takeWorker' | 'show'>;
	spare: ReturnType<typeof createSpareWorker>;
}

async function buildForReaders({ order, spare, stage, print, signal }: ReaderBuild): Promise<void> {
	const report = (step: string) => print(`Site: ${step}…`);
	try {
		const work = { signal, report, takeWorker: spare.take, show: stage.show };
		const built = await buildAndRecord({ ...order, ...work });
		print(`Site: no ar com ${built.version.posts} posts.`);
		await order.store.prune();
	} finally {
		if (!signal.aborted) spare.prepare();
	}
}

function explainBuildFailure(print: Print): (error: unknown) => void {
	return (error) => {
		print(`A construção falhou: ${error instanceof Error ? error.message : String(error)}`);
		if (error instanceof Error && error.cause) print(String(error.cause));
	};
}

/** What rebuilds the readers' site whenever something is published. */
export function openBuilds(
	start: ReaderSite & { root: string; db: Database; databaseUrl: string },
	stops: Stop[],
) {
	const { root, db, databaseUrl, settings, store, stage, print, signal } = start;
	const { siteUrl, dataDir } = settings;
	const spare = createSpareWorker(() => startWorker({ root, cacheDir: cacheDirOf(dataDir) }));
	const order = { root, dataDir, siteUrl, databaseUrl, db, store };
	const queue = createBuildQueue(() => buildForReaders({ order, spare, stage, print, signal }));
	stops.push(spare.stop, () => queue.idle());
	const explain = explainBuildFailure(print);
	return {
		spare,
		queue,
		explain,
		request: createBuildRequests({ queue, onError: explain, signal }),
	};
}
