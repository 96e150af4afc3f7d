import { join } from 'node:path';
import type { Database } from '#db/client';
import { recordFindings } from '#db/publishing/build-findings';
import { findNewestPublication, markContained } from '#db/publishing/publications';
import type { BuildFinding } from '#domain/site/build-finding';
import { recordBuild } from '#steps/publish/record-build';
import { BuildError } from '../site/build-error.ts';
import { describeFinding } from '../site/describe-finding.ts';
import { siteFingerprint } from '../site/fingerprint.ts';
import type { BuildStore, StoredBuild } from './build-store.ts';
import { setOldAddressesApart } from './old-addresses.ts';
import { buildLogFile, runBuild } from './run-build.ts';

export interface LocalBuildOptions {
	root: string;
	dataDir: string;
	siteUrl: string;
	databaseUrl: string;
	db: Database;
	store: BuildStore;
	signal: AbortSignal;
	report: (step: string) => void;
	/** Puts the build before readers; a build that cannot be shown has failed. */
	show: (built: StoredBuild) => Promise<void>;
}

/** Articles, pages and compiled code, kept between builds. */
export const cacheDirOf = (dataDir: string) => join(dataDir, 'cache');

async function build(
	options: LocalBuildOptions,
): Promise<{ built: StoredBuild; findings: BuildFinding[] }> {
	const { root, dataDir, siteUrl, databaseUrl, store, signal, report } = options;
	const fingerprint = siteFingerprint(root, siteUrl);
	const last = store.findLast();
	const unfinished = await store.openUnfinished();
	const order = {
		root,
		databaseUrl,
		siteUrl,
		cacheDir: cacheDirOf(dataDir),
		outDir: unfinished.site,
		previous: last && { folder: last.site, assets: last.assets },
		previousPosts: last?.version.posts,
		rendersLate: true,
	};
	const logFile = buildLogFile(dataDir);
	const result = await runBuild(order, { logFile, signal, report });
	await setOldAddressesApart(unfinished.site, unfinished.folder);
	const { findings, ...site } = result;
	return { built: await store.finish(unfinished.folder, { fingerprint, ...site }), findings };
}

/**
 * Everything that is waiting when a build begins will be included, so it need not be requested again, even if a seed or
 * an import wrote it. After a failure it is requested again like any other unbuilt publication.
 */
export async function claimWaiting(db: Database, now: Date): Promise<void> {
	await markContained(db, await findNewestPublication(db), now);
}

/**
 * Builds and records the result for the desk, as Netlify's deploy events do in production. Throws after a failed build;
 * the last good one stays.
 */
export async function buildAndRecord(options: LocalBuildOptions): Promise<StoredBuild> {
	const deps = { db: options.db, now: () => new Date() };
	const startedAt = performance.now();
	await claimWaiting(options.db, deps.now());
	await recordBuild(deps, { kind: 'building' });
	try {
		const { built, findings } = await build(options);
		await options.show(built);
		await recordFindings(options.db, findings);
		for (const finding of findings) options.report(describeFinding(finding));
		const durationMs = Math.round(performance.now() - startedAt);
		const { publication } = built.version;
		await recordBuild(deps, { kind: 'succeeded', publication, durationMs });
		return built;
	} catch (error) {
		if (options.signal.aborted) throw error;
		const reason = error instanceof BuildError ? error.reason : 'code';
		const log = error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error);
		await recordBuild(deps, { kind: 'failed', reason, log });
		throw error;
	}
}
