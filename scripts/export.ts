import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExportSink, openFolderSink, openZipSink } from './export/export-sink.ts';
import { type ExportCounts, writeExport } from './export/write-export.ts';
import { openDatabase } from './local/open-database.ts';
import { openPictures } from './local/open-pictures.ts';
import { runCommand } from './local/run-command.ts';
import { pictureFiles, say, posts as sayPosts, shownLine, warn } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

function print(path: string, { posts, copies, pictures, missing }: ExportCounts): void {
	say(
		`${path}: ${sayPosts(posts)}, sem os da lixeira, ${copies} com mudanças não publicadas, ${pictures} imagens.`,
	);
	if (missing.length === 0) return;
	const list = missing.slice(0, 10).map((name) => `  ${shownLine(name)}`);
	warn(
		`${missing.length === 1 ? 'Falta' : 'Faltam'} ${pictureFiles(missing.length)} no armazenamento:\n${list.join('\n')}`,
	);
	process.exitCode = 1;
}

async function writeTo(sink: ExportSink): Promise<ExportCounts> {
	const settings = readLocalSettings();
	const { db, close } = await openDatabase(settings);
	try {
		const { pictures, close: closePictures } = await openPictures(settings);
		try {
			return await writeExport(db, pictures, sink, new Date());
		} finally {
			await closePictures();
		}
	} finally {
		await close();
	}
}

async function main(): Promise<void> {
	const { positionals } = parseArgs({ allowPositionals: true });
	if (positionals.length > 1) throw new Error('Uso: npm run export -- [PASTA ou ARQUIVO.zip]');
	const day = new Date().toISOString().slice(0, 10);
	const path = resolve(positionals[0] ?? `export-${day}`);
	const sink = await (/\.zip$/i.test(path) ? openZipSink(path) : openFolderSink(path));
	try {
		const counts = await writeTo(sink);
		await sink.finish();
		print(path, counts);
	} catch (error) {
		await sink.abandon();
		throw error;
	}
}

await runCommand(main);
