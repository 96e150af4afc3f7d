import { join } from 'node:path';
import { changeBuildState, readBuildState } from '#db/build-state';
import type { Database } from '#db/client';
import { BuildError } from '../build/build-error.ts';
import { siteFingerprint } from '../build/fingerprint.ts';
import type { BuildStore, StoredBuild } from './build-store.ts';
import { buildLogFile, runBuild } from './run-build.ts';

export interface SiteBuilderOptions {
	root: string;
	dataDir: string;
	siteUrl: string;
	databaseUrl: string;
	db: Database;
	store: BuildStore;
	signal: AbortSignal;
	report: (step: string) => void;
}

const keptDurations = 10;

async function build(options: SiteBuilderOptions): Promise<StoredBuild> {
	const { root, dataDir, siteUrl, databaseUrl, store, signal, report } = options;
	const fingerprint = siteFingerprint(root, siteUrl);
	const last = store.findLast();
	const draft = await store.openDraft();
	const order = {
		root,
		databaseUrl,
		siteUrl,
		cacheDir: join(dataDir, 'cache'),
		outDir: draft.site,
		previous: last && { folder: last.site, assets: last.assets },
		previousPosts: last?.version.posts,
	};
	const result = await runBuild(order, { logFile: buildLogFile(dataDir), signal, report });
	return store.finish(draft.folder, { fingerprint, ...result });
}

/**
 * Builds and tells the database how it went, as Netlify's deploy events do in production. A failed
 * build throws after that: the last good one stays.
 */
export async function buildAndRecord(options: SiteBuilderOptions): Promise<StoredBuild> {
	const { db } = options;
	const startedAt = Date.now();
	const at = () => new Date().toISOString();
	await changeBuildState(db, { state: 'building', since: at(), reason: null, log: null });
	try {
		const built = await build(options);
		const { durations_ms } = await readBuildState(db);
		await changeBuildState(db, {
			state: 'idle',
			since: at(),
			publication: built.version.publication,
			durations_ms: [...durations_ms, Date.now() - startedAt].slice(-keptDurations),
		});
		return built;
	} catch (error) {
		if (options.signal.aborted) throw error;
		const reason = error instanceof BuildError ? error.reason : 'code';
		const log = error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error);
		await changeBuildState(db, { state: 'failed', since: at(), reason, log: log.slice(-8_000) });
		throw error;
	}
}
