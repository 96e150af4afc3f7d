import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { openPageProgram } from './page-program.ts';

export interface RenderOrder {
	/** The program of the pages, and the snapshot that it shows. */
	server: string;
	siteUrl: string;
	snapshotDir: string;
	outDir: string;
	/** The files to write, such as `post/x.html`; their folders are there. */
	files: string[];
}

const { server, siteUrl, snapshotDir, outDir, files }: RenderOrder = workerData;
process.env['SNAPSHOT_DIR'] = snapshotDir;
const { pages } = await openPageProgram(server, siteUrl);
const wanted = new Set(files);
for (const page of pages) {
	if (wanted.has(page.file)) writeFileSync(join(outDir, page.file), await page.render());
}
