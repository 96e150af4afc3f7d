import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { readLines } from '../local/read-lines.ts';
import {
	type BackupManifest,
	type BackupSettings,
	backupManifest,
	backupSettings,
	manifestFile,
	pictureFile,
	settingsFile,
	tableFile,
} from './backup-manifest.ts';

export interface Backup {
	manifest: BackupManifest;
	settings: BackupSettings;
	/** The rows of a table, one per line. */
	readTable: (table: string) => AsyncIterable<string>;
	readPicture: (file: string) => Promise<Uint8Array>;
}

async function hashFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest('hex');
}

async function checkFile(folder: string, name: string, sha256: string): Promise<void> {
	const path = join(folder, name);
	if (!existsSync(path)) throw new Error(`O backup não pode ser usado: falta ${name}.`);
	if ((await hashFile(path)) === sha256) return;
	throw new Error(`O backup não pode ser usado: ${name} não tem o conteúdo com que foi gravado.`);
}

async function readJson<Schema extends z.ZodType>(
	folder: string,
	name: string,
	schema: Schema,
): Promise<z.output<Schema>> {
	try {
		return schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
	} catch (error) {
		throw new Error(`O backup não pode ser usado: não foi possível ler ${name}.`, { cause: error });
	}
}

async function readManifest(folder: string): Promise<BackupManifest> {
	if (!existsSync(join(folder, manifestFile)))
		throw new Error(`${folder} não é um backup inteiro: falta ${manifestFile}.`);
	return readJson(folder, manifestFile, backupManifest);
}

/** Opens a backup after checking the hash of every file. Throws for the first one that differs. */
export async function openBackup(folder: string): Promise<Backup> {
	const manifest = await readManifest(folder);
	await checkFile(folder, settingsFile, manifest.settings);
	for (const { name, sha256 } of manifest.tables) await checkFile(folder, tableFile(name), sha256);
	for (const { file, sha256 } of manifest.pictures) {
		await checkFile(folder, pictureFile(file), sha256);
	}
	const settings = await readJson(folder, settingsFile, backupSettings);
	return {
		manifest,
		settings,
		readTable: (table) =>
			readLines(createReadStream(join(folder, tableFile(table))).pipe(createGunzip())),
		readPicture: (file) => readFile(join(folder, pictureFile(file))),
	};
}
