import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFiles, say, posts as sayPosts, shownLine } from '../local/say.ts';
import { readLocalSettings } from '../local/settings.ts';
import { type DrillResult, drill } from './drill.ts';
import { sweepDrills } from './remove-scratch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
const hourMs = 3_600_000;
/** A newest backup older than this means that a nightly one is missing. */
const oldAfterHours = 26;

function print(folder: string, result: DrillResult, seconds: number): void {
	const { createdAt, rows, tables, pictures, publishedPosts, pages, faults } = result;
	const hours = (Date.now() - Date.parse(createdAt)) / hourMs;
	say(`${folder}, feito há ${hours.toFixed(1).replace('.', ',')} h:`);
	say(`  ${rows} linhas em ${tables} tabelas, ${pictureFiles(pictures)}, conteúdo verificado`);
	say(`  ${sayPosts(publishedPosts)} no ar, ${pages} páginas montadas, em ${seconds} s`);
	if (hours > oldAfterHours) say(`  AVISO: tem mais de ${oldAfterHours} h.`);
	for (const fault of faults) say(`  ${shownLine(fault)}`);
	say(
		faults.length === 0
			? 'A restauração teria funcionado.'
			: 'A restauração NÃO teria trazido tudo.',
	);
}

/** Runs a drill and prints what it found. Returns what could not have been restored. */
export async function proveBackup(folder: string): Promise<string[]> {
	const { dataDir, siteUrl } = readLocalSettings();
	sweepDrills(dataDir);
	const startedAt = Date.now();
	const result = await drill({
		root,
		folder,
		siteUrl,
		scratchDir: join(dataDir, `drill-${process.pid}`),
		now: new Date(),
		report: (step) => say(`${step}…`),
	});
	print(folder, result, Math.round((Date.now() - startedAt) / 1000));
	return result.faults;
}
