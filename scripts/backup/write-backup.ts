import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
	listKeptTables,
	listMigrations,
	listSequences,
	readConsistently,
	readTable,
} from '#db/backup';
import type { Database } from '#db/client';
import { readExportedBlog } from '#db/export-blog';
import { fileName, type PictureStore } from '#lib/picture-store';
import { listLeftovers, removeFolder } from '../local/leftovers.ts';
import { clearIfKilled } from '../local/run-command.ts';
import {
	type BackupManifest,
	type BackupSettings,
	manifestFile,
	pictureFile,
	settingsFile,
	tableFile,
} from './backup-manifest.ts';

export interface BackupOptions {
	db: Database;
	pictures: PictureStore;
	settings: BackupSettings;
	/** Must not exist yet. */
	folder: string;
	now: Date;
	/** Hears why a picture could not be read. */
	warn?: (line: string) => void;
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
/** Restricted to its owner: it contains password hashes, working copies and the audit log. */
const ownerOnly = 0o600;

async function writeTable(db: Database, table: string, folder: string) {
	const path = join(folder, tableFile(table));
	const hash = createHash('sha256');
	let rows = 0;
	async function* lines() {
		for await (const line of readTable(db, table)) {
			rows += 1;
			yield `${line}\n`;
		}
	}
	const hashing = new Transform({
		transform(chunk, _, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
	const file = await open(path, 'wx', ownerOnly);
	await pipeline(Readable.from(lines()), createGzip(), hashing, file.createWriteStream());
	return { name: table, rows, sha256: hash.digest('hex') };
}

async function writePictures(
	db: Database,
	{ pictures: store, warn }: BackupOptions,
	folder: string,
) {
	const pictures: BackupManifest['pictures'] = [];
	const missing: string[] = [];
	const frame = await readExportedBlog(db);
	const files = frame.pictures.flatMap(({ hash, widths }) =>
		widths.map((width) => fileName(hash, width)),
	);
	for (const file of files) {
		// What is there must be kept, whatever is wrong with one file.
		const bytes = await store.read(file).catch((error: unknown) => {
			warn?.(`${file}: ${error instanceof Error ? error.message : error}`);
		});
		if (!bytes) {
			missing.push(file);
			continue;
		}
		await writeFile(join(folder, pictureFile(file)), bytes, { mode: ownerOnly });
		pictures.push({ file, sha256: hashOf(bytes) });
	}
	return { pictures, missing };
}

async function writeParts(options: BackupOptions, unfinished: string): Promise<BackupManifest> {
	const { now, settings } = options;
	const settingsText = `${JSON.stringify(settings, null, '\t')}\n`;
	await writeFile(join(unfinished, settingsFile), settingsText, { mode: ownerOnly });
	return readConsistently(options.db, async (db) => {
		const tables: BackupManifest['tables'] = [];
		for (const table of await listKeptTables(db))
			tables.push(await writeTable(db, table, unfinished));
		return {
			format: 'blog-backup',
			version: 1,
			created_at: now.toISOString(),
			migrations: await listMigrations(db),
			tables,
			sequences: (await listSequences(db)).flatMap(({ name, last_value }) =>
				last_value === null ? [] : [{ name, last_value }],
			),
			...(await writePictures(db, options, unfinished)),
			settings: hashOf(settingsText),
		};
	});
}

/** Names alone could be those of others. */
const isUnfinished = (path: string) =>
	existsSync(join(path, 'tables')) && existsSync(join(path, 'pictures'));

/** Writes a consistent backup into a folder that gets its name only when complete. */
export async function writeBackup(options: BackupOptions): Promise<BackupManifest> {
	const { folder } = options;
	if (existsSync(folder)) throw new Error(`${folder} já existe. Escolha outro nome.`);
	listLeftovers(dirname(folder), /\.(\d+)\.tmp$/)
		.filter(isUnfinished)
		.forEach(removeFolder);
	const unfinished = `${folder}.${process.pid}.tmp`;
	const forget = clearIfKilled(() => removeFolder(unfinished));
	try {
		for (const part of ['tables', 'pictures']) {
			await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
		}
		const manifest = await writeParts(options, unfinished);
		await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, '\t')}\n`, {
			mode: ownerOnly,
		});
		await rename(unfinished, folder);
		return manifest;
	} finally {
		removeFolder(unfinished);
		forget();
	}
}
