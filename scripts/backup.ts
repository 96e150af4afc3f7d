import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rememberBackup } from '#db/last-backup';
import type { BackupManifest } from './backup/backup-manifest.ts';
import { readSettings } from './backup/read-settings.ts';
import { writeBackup } from './backup/write-backup.ts';
import { fail } from './local/fail.ts';
import { openDatabase } from './local/open-database.ts';
import { openPictures } from './local/open-pictures.ts';
import { readLocalSettings } from './local/settings.ts';

const countRows = ({ tables }: BackupManifest, table: string) =>
	tables.find(({ name }) => name === table)?.rows ?? 0;

function print(folder: string, manifest: BackupManifest): void {
	const { tables, pictures, missing } = manifest;
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const posts = countRows(manifest, 'blog_posts');
	console.log(`${folder}: ${posts} posts, ${rows} linhas, ${pictures.length} arquivos de imagem.`);
	console.log('Guarde-a fora desta máquina; ela não está cifrada.');
	if (missing.length === 0) return;
	const list = missing.slice(0, 10).map((file) => `  ${file}`);
	console.error(
		`Faltam ${missing.length} arquivos de imagem no armazenamento:\n${list.join('\n')}`,
	);
	process.exitCode = 1;
}

/** The secret of DATA_DIR; undefined when there is none yet, because a backup does not create one. */
function findAuthSecret(): string | undefined {
	const kept = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'auth-secret');
	return process.env['AUTH_SECRET'] || existsSync(kept)
		? readLocalSettings().authSecret
		: undefined;
}

async function main(): Promise<void> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { 'with-secrets': { type: 'boolean', default: false } },
	});
	if (positionals.length > 1) throw new Error('Uso: npm run backup -- [PASTA] [--with-secrets]');
	const now = new Date();
	const name = `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
	const folder = resolve(positionals[0] ?? join('backups', name));
	const authSecret = values['with-secrets'] ? findAuthSecret() : undefined;
	const settings = readSettings(process.env, authSecret);
	const local = readLocalSettings();
	const { db, close } = await openDatabase(local);
	try {
		const { pictures, close: closePictures } = await openPictures(local);
		try {
			const manifest = await writeBackup({ db, pictures, settings, folder, now });
			print(folder, manifest);
			await rememberBackup(db, {
				at: now.toISOString(),
				posts: countRows(manifest, 'blog_posts'),
				pictures: countRows(manifest, 'images'),
			});
		} finally {
			await closePictures();
		}
	} finally {
		await close();
	}
}

await main().catch(fail);
