import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/make-backup.ts';
import { proveBackup } from './backup/prove-backup.ts';
import { sealFolder, unsealFile } from './backup/sealed-file.ts';
import { isOnThisMachine } from './local/check-picture-store.ts';
import { listLeftovers, removeFolder } from './local/leftovers.ts';
import { clearIfKilled, runCommand } from './local/run-command.ts';
import { say, warn } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

/** Without these a run would back up an empty blog of its own, or nothing that anybody could open. */
function readPassphrase(env = process.env): string {
	const isHere = isOnThisMachine(env['DATABASE_URL']);
	const needed = ['DATABASE_URL', 'BACKUP_PASSPHRASE'];
	if (!isHere) needed.push('NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN');
	const absent = needed.filter((name) => !env[name]?.trim());
	if (absent.length === 0) return env['BACKUP_PASSPHRASE'] ?? '';
	throw new Error(`Nada foi copiado, porque falta: ${absent.join(', ')} (docs/backup.md).`);
}

async function backUp(file: string, work: string, passphrase: string): Promise<string[]> {
	const seal = { passphrase, home: join(work, 'gnupg') };
	const plain = join(work, 'backup');
	say('1/3 copiando…');
	const faults = await makeBackup(plain);
	say('2/3 criptografando…');
	await sealFolder(plain, file, seal);
	removeFolder(plain);
	say(`${file}: guardado.`);
	say('3/3 testando a restauração…');
	await unsealFile(file, join(work, 'proof'), seal);
	const unproven = await proveBackup(join(work, 'proof', 'backup'));
	return unproven.length === 0
		? faults
		: [...faults, 'A restauração não traria tudo (veja acima).'];
}

/** Makes a backup, encrypts it, and proves with a drill that the encrypted file can be restored. */
await runCommand(async () => {
	const { positionals } = parseArgs({ allowPositionals: true });
	if (positionals.length > 1) throw new Error('Uso: npm run backup:nightly -- [ARQUIVO.tar.gpg]');
	const file = resolve(positionals[0] ?? 'backup.tar.gpg');
	const passphrase = readPassphrase();
	if (existsSync(file)) throw new Error(`${file} já existe. Escolha outro nome.`);
	const { dataDir } = readLocalSettings();
	listLeftovers(dataDir, /^nightly-(\d+)$/).forEach(removeFolder);
	const work = join(dataDir, `nightly-${process.pid}`);
	const forget = clearIfKilled(() => removeFolder(work));
	try {
		mkdirSync(work, { mode: 0o700 });
		const faults = await backUp(file, work, passphrase);
		if (faults.length === 0) return;
		warn(`${file} foi guardado, mas não está tudo nele:\n${faults.join('\n')}`);
		process.exitCode = 1;
	} finally {
		removeFolder(work);
		forget();
	}
});
process.exit();
