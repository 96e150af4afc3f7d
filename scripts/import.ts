import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportOutcome, type ImportReport, importItems } from './import/import-items.ts';
import { readItems } from './import/read-items.ts';
import { fail } from './local/fail.ts';
import { openDatabase } from './local/open-database.ts';
import { findRunnerFacts } from './local/runner-file.ts';
import { readLocalSettings } from './local/settings.ts';

const words: Record<ImportOutcome, string> = {
	taken: 'importado',
	changed: 'importado com mudanças',
	present: 'já estava',
	refused: 'RECUSADO',
};

function printReports(reports: ImportReport[]): void {
	for (const { source, outcome, notes } of reports) {
		console.log(`${words[outcome]}: ${source}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`);
	}
	const count = (outcome: ImportOutcome) =>
		reports.filter((report) => report.outcome === outcome).length;
	const taken = count('taken') + count('changed');
	console.log(
		`\n${taken} importados (${count('changed')} com mudanças), ${count('present')} já estavam, ${count('refused')} recusados, de ${reports.length}.`,
	);
}

function showProgress(done: number, total: number): void {
	console.error(`Importando… ${done} de ${total}`);
}

async function askForBuild(dataDir: string): Promise<void> {
	const runner = findRunnerFacts(dataDir);
	if (!runner) return;
	try {
		await fetch(runner.buildHookUrl, { method: 'POST', signal: AbortSignal.timeout(3_000) });
		console.log(`O site em ${runner.siteUrl} está sendo reconstruído.`);
	} catch {
		console.log('O site será reconstruído no próximo `npm start`.'); // The runner is gone: its last words were old.
	}
}

async function main(): Promise<void> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { publish: { type: 'boolean', default: false } },
	});
	const [path] = positionals;
	if (positionals.length !== 1 || !path) {
		throw new Error('Uso: npm run import -- ARQUIVO_OU_PASTA [--publish]');
	}
	if (!existsSync(path)) throw new Error(`${path}: não existe.`);
	const settings = readLocalSettings();
	const items = readItems(resolve(path));
	if (items.length === 0) throw new Error(`${path}: não há nenhum artigo aqui.`);
	const { db, close } = await openDatabase(settings);
	try {
		const options = { publish: values.publish, now: new Date(), onProgress: showProgress };
		const reports = await importItems(db, items, options);
		printReports(reports);
		const isPublic = values.publish && reports.some(({ outcome }) => outcome !== 'refused');
		if (isPublic) await askForBuild(settings.dataDir);
		if (reports.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1;
	} finally {
		await close();
	}
}

await main().catch(fail);
