import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/make-backup.ts';
import { runCommand } from './local/run-command.ts';
import { say, warn } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

/** The secret of DATA_DIR; undefined when there is none yet, because a backup does not create one. */
function findAuthSecret(): string | undefined {
	const kept = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'auth-secret');
	return process.env['AUTH_SECRET'] || existsSync(kept)
		? readLocalSettings().authSecret
		: undefined;
}

await runCommand(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { 'with-secrets': { type: 'boolean', default: false } },
	});
	if (positionals.length > 1) throw new Error('Uso: npm run backup -- [PASTA] [--with-secrets]');
	const name = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
	const folder = resolve(positionals[0] ?? join('backups', name));
	const faults = await makeBackup(folder, values['with-secrets'] ? findAuthSecret() : undefined);
	say('Guarde o backup fora desta máquina; ele não está criptografado.');
	for (const fault of faults) warn(fault);
	if (faults.length > 0) process.exitCode = 1;
});
