import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proveBackup } from './backup/prove-backup.ts';
import { runCommand } from './local/run-command.ts';
import { fail, warn } from './local/say.ts';

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

async function main(): Promise<void> {
	const { positionals } = parseArgs({ allowPositionals: true });
	const folder = findBackup(positionals[0]);
	if (!existsSync(folder)) throw new Error(`${folder}: não existe.`);
	if ((await proveBackup(folder)).length > 0) process.exitCode = 1;
}

await runCommand(main, (error) => {
	fail(error);
	warn('A restauração NÃO teria funcionado.');
});
process.exit();
