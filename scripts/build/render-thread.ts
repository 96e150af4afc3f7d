import { parentPort, workerData } from 'node:worker_threads';
import { openPageProgram } from './page-program.ts';
import { writePages } from './write-pages.ts';

export interface RenderOrder {
	/** Folders of the page program and of the snapshot. */
	server: string;
	siteUrl: string;
	snapshotDir: string;
	outDir: string;
	/** The files to write, such as `post/x.html`; their folders exist. */
	files: string[];
}

const { server, siteUrl, snapshotDir, outDir, files }: RenderOrder = workerData;
process.env['SNAPSHOT_DIR'] = snapshotDir;
const { pages } = await openPageProgram(server, siteUrl);
const wanted = new Set(files);
const share = pages.filter(({ file }) => wanted.has(file));
parentPort?.postMessage(await writePages(share, outDir));
