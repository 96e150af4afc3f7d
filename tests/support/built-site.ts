import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildFinding } from '#domain/site/build-finding';
import type { BuiltLane } from '../../scripts/local/build-worker.ts';
import { runBuild } from '../../scripts/local/run-build.ts';

const root = join(import.meta.dirname, '..', '..');
/** The address that these sites are built for. */
export const siteUrl = 'https://blog.test';

export interface SiteFolder {
	/** Builds from the current database, like the runner. */
	build: (options?: BuildOptions) => Promise<Files>;
	/** The pages that the last build rendered; it reused the others. */
	listRendered: () => string[];
	/** What the last build could not show. */
	listFindings: () => BuildFinding[];
	/** What the last build gives to posts that are newer than it. */
	getLane: () => BuiltLane;
	remove: () => Promise<void>;
}

interface BuildOptions {
	/** Whether the lane's renderer is compiled, too. */
	rendersLate?: boolean;
	/** Kills the build as soon as it reports a step that contains this. */
	killAt?: string;
	onStep?: (step: string) => void;
	databaseUrl?: string;
}

/** Bytes of every file of a site, by path. */
export type Files = Map<string, Buffer>;

function readFiles(folder: string): Files {
	const names = globSync('**/*', { cwd: folder }).sort();
	const files = names.filter((name) => statSync(join(folder, name)).isFile());
	return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}

/** A cache and the sites built with it; pass `desk` to reuse its built desk. */
export async function openSiteFolder(
	databaseUrl: string,
	desk?: SiteFolder & { folder: string },
): Promise<SiteFolder & { folder: string }> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-build-'));
	const cacheDir = join(folder, 'cache');
	if (desk)
		await cp(join(desk.folder, 'cache/admin'), join(cacheDir, 'admin'), { recursive: true });
	let builds = 0;
	let rendered: string[] = [];
	let findings: BuildFinding[] = [];
	let lane: BuiltLane | undefined;

	async function build({ killAt, onStep, ...given }: BuildOptions = {}): Promise<Files> {
		builds += 1;
		const outDir = join(folder, `site-${builds}`);
		await mkdir(outDir);
		const startedAt = Date.now();
		const stop = new AbortController();
		const report = (step: string) => {
			onStep?.(step);
			if (killAt && step.includes(killAt)) stop.abort();
		};
		const built = await runBuild(
			{ root, databaseUrl, siteUrl, cacheDir, outDir, previousPosts: undefined, ...given },
			{ logFile: join(folder, 'build.log'), signal: stop.signal, report },
		);
		findings = built.findings;
		lane = built.lane;
		const files = readFiles(outDir);
		// A reused page is the same file as before, hard-linked under another name.
		const isNew = (name: string) => statSync(join(outDir, name)).mtimeMs >= startedAt;
		rendered = [...files.keys()].filter((name) => name.endsWith('.html') && isNew(name)).sort();
		await rm(outDir, { recursive: true });
		return files;
	}

	return {
		folder,
		build,
		listRendered: () => [...rendered],
		listFindings: () => [...findings],
		getLane: () => {
			if (!lane) throw new Error('The last build has no lane.');
			return lane;
		},
		// The build's process may still be writing its compile cache.
		remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
	};
}

/** Hashes by path, without the desk, which is a separate app, and `/version.json`, which contains the build time. */
export function hashFiles(files: Files): Record<string, string> {
	const isOther = (name: string) => name === 'version.json' || name.startsWith('admin/');
	const pages = [...files].filter(([name]) => !isOther(name));
	const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
	return Object.fromEntries(pages.map(([name, bytes]) => [name, hash(bytes)]));
}

export const findFilesWith = (files: Files, text: string): string[] =>
	[...files].filter(([, bytes]) => bytes.includes(text)).map(([name]) => name);
