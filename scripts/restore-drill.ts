import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type DrillResult, drill } from './backup/drill.ts';
import { fail } from './local/fail.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const hourMs = 3_600_000;
/** D9: a newest backup older than this means that a nightly one is missing. */
const oldAfterHours = 26;

/** The newest in `backups/`, if none is named. */
function findBackup(given: string | undefined): string {
	if (given !== undefined) return resolve(given);
	const names = existsSync('backups')
		? readdirSync('backups').filter((name) => /^backup-[\dT-]+$/.test(name))
		: [];
	const newest = names.sort().at(-1);
	if (!newest) throw new Error('Uso: npm run restore:drill -- PASTA (em backups/ não há nenhuma)');
	return resolve('backups', newest);
}

function print(folder: string, result: DrillResult, seconds: number): void {
	const { createdAt, rows, tables, pictures, publishedPosts, pages, faults } = result;
	const hours = (Date.now() - Date.parse(createdAt)) / hourMs;
	console.log(`${folder}, feita há ${hours.toFixed(1)} h:`);
	console.log(
		`  ${rows} linhas em ${tables} tabelas, ${pictures} arquivos de imagem, bytes conferidos`,
	);
	console.log(
		`  ${publishedPosts} posts publicados, ${pages} páginas construídas, em ${seconds} s`,
	);
	if (hours > oldAfterHours) console.log(`  AVISO: tem mais de ${oldAfterHours} h.`);
	for (const fault of faults) console.log(`  ${fault}`);
	console.log(
		faults.length === 0
			? 'A restauração teria funcionado.'
			: 'A restauração NÃO teria trazido tudo.',
	);
	if (faults.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
	const { positionals } = parseArgs({ allowPositionals: true });
	const folder = findBackup(positionals[0]);
	if (!existsSync(folder)) throw new Error(`${folder}: não existe.`);
	const startedAt = Date.now();
	const result = await drill({
		root,
		folder,
		scratchDir: join(resolve(process.env['DATA_DIR'] ?? '.data'), `drill-${process.pid}`),
		siteUrl: process.env['SITE_URL'] ?? 'http://localhost:8888',
		now: new Date(),
		report: (step) => console.log(`${step}…`),
	});
	print(folder, result, Math.round((Date.now() - startedAt) / 1000));
}

await main()
	.catch((error: unknown) => {
		fail(error);
		console.error('A restauração NÃO teria funcionado.');
	})
	.finally(() => process.exit());
