import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import { takeSnapshot } from '#content/take-snapshot';
import type { Database } from '#db/client';
import { recordFindings } from '#db/publishing/build-findings';
import { buildSearchIndex } from '#search/build-index';
import { recordBuild } from '#steps/publish/record-build';
import { claimWaiting } from '../local/build-and-record.ts';
import { createBuildQueue } from '../local/build-queue.ts';
import { listSitePictures } from '../site/site-pictures.ts';

export interface DevSite {
	/** What Astro renders. */
	snapshotFolder: string;
	/** Files that a build writes beside the pages: the search index and `/version.json`. */
	filesFolder: string;
	/** Takes over what was published since. */
	refresh: () => Promise<void>;
}

/** Stands in for a build: a snapshot of the posts and its search index, and a word to the desk that readers have it. */
export function openDevSite(options: {
	root: string;
	folder: string;
	db: Database;
	/** Called when the pages show something new. */
	onChange: () => void;
}): DevSite {
	const { root, folder, db, onChange } = options;
	const [snapshotFolder, filesFolder] = [join(folder, 'snapshot'), join(folder, 'files')];
	const deps = { db, now: () => new Date() };

	async function take(): Promise<void> {
		const startedAt = performance.now();
		await claimWaiting(db, deps.now());
		const pictures = listSitePictures(root);
		const { snapshot, findings } = await takeSnapshot(db, snapshotFolder, deps.now(), pictures);
		await rm(filesFolder, { recursive: true, force: true });
		await mkdir(filesFolder, { recursive: true });
		await buildSearchIndex({ snapshotFolder, outFolder: filesFolder });
		const { publication, posts, taken_at } = snapshot;
		const version = { publication, posts: posts.length, built_at: taken_at };
		await writeFile(join(filesFolder, paths.version), JSON.stringify(version));
		await recordFindings(db, findings);
		const durationMs = Math.round(performance.now() - startedAt);
		await recordBuild(deps, { kind: 'succeeded', publication, durationMs });
		onChange();
	}
	const queue = createBuildQueue(take);
	return { snapshotFolder, filesFolder, refresh: queue.request };
}
