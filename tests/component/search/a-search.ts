import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { renderArticle } from '#article/render-article';
import { buildSearchIndex } from '#search/build-index';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { aSnapshot, writeSnapshot } from '../../support/snapshot-fixture.ts';

/** The search of the fixture blog, over the index that its build writes; it goes with the test file. */
export async function openFixtureSearch() {
	const folder = await mkdtemp(join(tmpdir(), 'found-'));
	afterAll(() => rm(folder, { recursive: true, force: true }));
	const snapshotFolder = join(folder, 'snapshot');
	await writeSnapshot(snapshotFolder, aSnapshot(), renderArticle);
	await buildSearchIndex({ snapshotFolder, outFolder: folder });
	return openSearchOnDisk(folder);
}

/** Every row is near: it reads its article at once. */
export class NearObserver {
	readonly onChange: (entries: { isIntersecting: boolean }[]) => void;
	constructor(onChange: NearObserver['onChange']) {
		this.onChange = onChange;
	}
	observe() {
		this.onChange([{ isIntersecting: true }]);
	}
	disconnect() {}
}
