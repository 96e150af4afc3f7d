import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { clearIfKilled } from '../local/run-command.ts';

/** Where an export's files go. The target gets its name only when everything is written. */
export interface ExportSink {
	write: (name: string, bytes: Uint8Array) => Promise<void>;
	finish: () => Promise<void>;
	abandon: () => Promise<void>;
}

/** A folder that does not exist yet, or is empty. */
export async function openFolderSink(path: string): Promise<ExportSink> {
	if (existsSync(path) && readdirSync(path).length > 0) {
		throw new Error(`${path} já tem arquivos. Escolha outra pasta.`);
	}
	const unfinished = `${path}.${process.pid}.tmp`;
	clearIfKilled(() => rmSync(unfinished, { recursive: true, force: true }));
	await mkdir(unfinished, { recursive: true });
	return {
		async write(name, bytes) {
			await mkdir(dirname(join(unfinished, name)), { recursive: true });
			await writeFile(join(unfinished, name), bytes);
		},
		async finish() {
			await rm(path, { recursive: true, force: true });
			await rename(unfinished, path);
		},
		abandon: () => rm(unfinished, { recursive: true, force: true }),
	};
}

/** Larger files need a zip extension that not every program supports. */
const most = { files: 65_000, bytes: 4_000_000_000 };

/** A zip that is written incrementally: only one of its files is in memory at a time. */
export async function openZipSink(path: string): Promise<ExportSink> {
	if (existsSync(path)) throw new Error(`${path} já existe. Escolha outro nome.`);
	const unfinished = `${path}.${process.pid}.tmp`;
	clearIfKilled(() => rmSync(unfinished, { force: true }));
	const file = createWriteStream(unfinished);
	await once(file, 'open');
	let [files, bytes] = [0, 0];
	let failure: Error | undefined;
	file.on('error', (error) => {
		failure = error;
	});
	const zip = new Zip((error, chunk) => {
		if (error) failure = error;
		else file.write(chunk);
	});
	return {
		async write(name, content) {
			files += 1;
			bytes += content.length;
			if (files > most.files || bytes > most.bytes) {
				throw new Error('O blog não cabe em um zip. Exporte para uma pasta.');
			}
			const isPacked = /\.webp$/.test(name);
			const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
			zip.add(entry);
			entry.push(content, true);
			if (file.writableNeedDrain) await once(file, 'drain');
			if (failure) throw failure;
		},
		async finish() {
			zip.end();
			file.end();
			await once(file, 'finish');
			if (failure) throw failure;
			await rename(unfinished, path);
		},
		async abandon() {
			file.destroy();
			await rm(unfinished, { force: true });
		},
	};
}
