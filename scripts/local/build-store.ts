import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteVersion } from '../site/build-site.ts';
import type { BuiltLane } from './build-worker.ts';

/** A finished build. Its folder is a complete project for the emulator: `netlify.toml` and `dist`. */
export interface StoredBuild {
	folder: string;
	/** The folder with the site itself. */
	site: string;
	/** Fingerprint of the code and settings that made it. */
	fingerprint: string;
	version: SiteVersion;
	/** Its own files in `_astro`, without those kept from the previous build. */
	assets: string[];
	/** A build of an earlier version may have none. */
	lane?: BuiltLane;
}

const recordFile = 'build.json';
const siteFolder = 'dist';
/** The one being served and the previous one, which may still have readers. */
const kept = 2;

/** Stores each build in its own folder, which gets its name only when complete. */
export class BuildStore {
	readonly #folder: string;
	readonly #root: string;

	constructor(dataDir: string, root: string) {
		this.#folder = join(dataDir, 'builds');
		this.#root = root;
		mkdirSync(this.#folder, { recursive: true });
	}

	#listNames(): string[] {
		return readdirSync(this.#folder)
			.filter((name) => /^\d+$/.test(name) && existsSync(join(this.#folder, name, recordFile)))
			.sort((a, b) => Number(a) - Number(b));
	}

	findLast(): StoredBuild | undefined {
		const name = this.#listNames().at(-1);
		if (name === undefined) return undefined;
		const folder = join(this.#folder, name);
		const record = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'));
		return { ...record, folder, site: join(folder, siteFolder) };
	}

	/** Creates an empty folder for the next build. */
	async openUnfinished(): Promise<{ folder: string; site: string }> {
		const last = Number(this.#listNames().at(-1) ?? 0);
		const folder = join(this.#folder, `${last + 1}.${process.pid}.tmp`);
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(join(folder, siteFolder), { recursive: true });
		await copyFile(join(this.#root, 'netlify.toml'), join(folder, 'netlify.toml'));
		return { folder, site: join(folder, siteFolder) };
	}

	/** Gives a finished build its name by one rename. */
	async finish(
		unfinished: string,
		record: Pick<StoredBuild, 'fingerprint' | 'version' | 'assets' | 'lane'>,
	): Promise<StoredBuild> {
		await writeFile(join(unfinished, recordFile), JSON.stringify(record));
		const folder = unfinished.replace(/\.\d+\.tmp$/, '');
		renameSync(unfinished, folder);
		return { ...record, folder, site: join(folder, siteFolder) };
	}

	/** Removes what killed runs left and all but the last builds. */
	async prune(): Promise<void> {
		const names = new Set(this.#listNames().slice(-kept));
		for (const name of readdirSync(this.#folder)) {
			if (names.has(name)) continue;
			await rm(join(this.#folder, name), { recursive: true, force: true });
		}
	}
}
