import type { Database } from '#db/client';
import { formatDateTime } from '#domain/time/dates';
import { buildAndRecord, type LocalBuildOptions } from './build-and-record.ts';
import { createBuildQueue } from './build-queue.ts';
import type { BuildStore } from './build-store.ts';
import { createBuildRequests } from './request-builds.ts';
import { posts } from './say.ts';
import type { LocalSettings } from './settings.ts';
import type { Stage } from './stage.ts';

/** Says why a build failed, and what readers have meanwhile. */
export function explainBuildFailure(
	store: Pick<BuildStore, 'findLast'>,
	print: (line: string) => void,
): (error: unknown) => void {
	return (error) => {
		print(
			`A atualização do site falhou: ${error instanceof Error ? error.message : String(error)}`,
		);
		if (error instanceof Error && error.cause) print(String(error.cause));
		const last = store.findLast();
		if (last)
			print(`Os leitores continuam com o site de ${formatDateTime(last.version.built_at)}.`);
	};
}

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
	order: Omit<LocalBuildOptions, 'signal' | 'report' | 'show'>;
}

async function buildForReaders({ order, stage, print, signal }: ReaderBuild): Promise<void> {
	const report = (step: string) => print(`Site: ${step}…`);
	const built = await buildAndRecord({ ...order, signal, report, show: stage.show });
	print(`Site: no ar com ${posts(built.version.posts)}.`);
	await order.store.prune();
}

/** What rebuilds the readers' site whenever something is published. */
export function openBuilds(
	start: ReaderSite & { root: string; db: Database; databaseUrl: string },
	stops: Stop[],
) {
	const { root, db, databaseUrl, settings, store, stage, print, signal } = start;
	const { siteUrl, dataDir } = settings;
	const order = { root, dataDir, siteUrl, databaseUrl, db, store };
	const queue = createBuildQueue(() => buildForReaders({ order, stage, print, signal }));
	stops.push(() => queue.idle());
	const explain = explainBuildFailure(store, print);
	return {
		queue,
		explain,
		request: createBuildRequests({ queue, onError: explain, signal }),
	};
}
