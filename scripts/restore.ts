import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Unsealed } from '#db/accounts/sealed-rows';
import { type DroppedCover, dropBadCovers } from '#db/pictures/drop-covers';
import { formatDateTime } from '#domain/time/dates';
import { netlifyBlobStore } from '#lib/blob-store';
import { readKeptFingerprint } from '#lib/kept-key';
import { countPosts } from './backup/backup-manifest.ts';
import { type Backup, openBackup } from './backup/open-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { checkPicturePlace } from './local/check-picture-store.ts';
import { openDatabase } from './local/open-database.ts';
import { openPictures } from './local/open-pictures.ts';
import { runCommand } from './local/run-command.ts';
import { askForBuild, wakeScheduler } from './local/runner-file.ts';
import { pictureFiles, say, posts as sayPosts, shownLine } from './local/say.ts';
import { type LocalSettings, readLocalSettings } from './local/settings.ts';
import { listSitePictures } from './site/site-pictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readArguments() {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			replace: { type: 'boolean', default: false },
			'pictures-here': { type: 'boolean', default: false },
		},
	});
	const [folder] = positionals;
	if (positionals.length !== 1 || !folder)
		throw new Error('Uso: npm run restore -- PASTA [--replace] [--pictures-here]');
	if (!existsSync(folder)) throw new Error(`${folder}: não existe.`);
	return { folder: resolve(folder), ...values };
}

/** Cached articles are keyed by post and revision, and revision numbers of the undone time will be used again. */
async function forgetBuilds({ dataDir }: LocalSettings): Promise<void> {
	for (const cache of ['cache', 'build-cache']) {
		await rm(join(dataDir, cache, 'snapshot'), { recursive: true, force: true });
	}
}

/** Their numbers are of the undone time. */
async function forgetLatePosts(): Promise<void> {
	const late = netlifyBlobStore('late');
	for (const key of await late.list('')) await late.remove(key);
}

/** The backup's own, where it replaces the one that DATA_DIR generated. */
const findSecret = ({ settings }: Backup, { databaseUrl }: LocalSettings) =>
	databaseUrl || process.env['AUTH_SECRET'] ? undefined : settings.auth_secret;

/** AUTH_SECRET as the site will have it; unknown where only a site elsewhere has it. */
function findNextSecret(backup: Backup, settings: LocalSettings): string | undefined {
	if (settings.databaseUrl) return process.env['AUTH_SECRET'] || undefined;
	return findSecret(backup, settings) ?? settings.authSecret;
}

async function restoreSecret(backup: Backup, settings: LocalSettings) {
	const [secret, { dataDir }] = [findSecret(backup, settings), settings];
	if (secret === undefined) return;
	await writeFile(join(dataDir, 'auth-secret'), secret, { mode: 0o600 });
	say('O segredo das contas veio com o backup: reinicie o `npm start`, se ele está no ar.');
}

function print({ manifest, settings }: Backup): void {
	const { pictures, missing, created_at } = manifest;
	const posts = countPosts(manifest);
	say(
		`Restaurado o backup de ${formatDateTime(created_at)}: ${sayPosts(posts)}, ${pictureFiles(pictures.length)}.`,
	);
	if (missing.length > 0)
		say(
			`No backup já ${missing.length === 1 ? 'faltava' : 'faltavam'} ${pictureFiles(missing.length)}.`,
		);
	const names = [...Object.keys(settings.variables), ...settings.secrets];
	const absent = names.filter((name) => !process.env[name]);
	if (absent.length > 0) {
		say(`Variáveis que o site tinha e aqui faltam: ${absent.join(', ')} (veja settings.json).`);
	}
}

function printLeftOut({ leftOut }: { leftOut: string[] }): void {
	if (leftOut.length === 0) return;
	say(`Ficou de fora do backup o que não é do blog: ${shownLine(leftOut.join(', '))}.`);
}

function printUnsealed({ emails, hadHook }: Unsealed): void {
	if (emails.length > 0)
		say(
			`Sem verificação em duas etapas, que outra chave protegia: ${emails.join(', ')}. As senhas são as mesmas.`,
		);
	if (hadHook)
		say(
			'O endereço de publicação também se foi, porque outra chave o protegia: cole-o de novo em “Ativar a publicação”, no painel.',
		);
}

function printDropped(covers: DroppedCover[]): void {
	for (const { title, address } of covers) {
		say(
			`Sem capa, porque o endereço dela não é válido: “${shownLine(title)}” (${shownLine(address)}).`,
		);
	}
}

async function main(): Promise<void> {
	const { folder, replace, 'pictures-here': here } = readArguments();
	const backup = await openBackup(folder);
	const settings = readLocalSettings();
	const hasPictures = backup.manifest.pictures.length > 0;
	if (hasPictures && !here) checkPicturePlace({ ...settings, environment: process.env });
	const { db, close } = await openDatabase(settings);
	try {
		const { pictures, close: closePictures } = await openPictures(settings);
		try {
			const fingerprint = process.env['AUTH_SECRET'] ? undefined : await readKeptFingerprint();
			const now = new Date();
			const authSecret = findNextSecret(backup, settings);
			const keys = { fingerprint, authSecret };
			const restored = await restoreBackup(backup, { db, pictures, replace, now, ...keys });
			printLeftOut(restored);
			printUnsealed(restored.unsealed);
			if (restored.hadLane)
				say('A publicação rápida ficou desativada: teste e ative de novo em Sistema, no painel.');
			printDropped(await dropBadCovers(db, listSitePictures(root)));
			await restoreSecret(backup, settings);
			await forgetBuilds(settings);
			await forgetLatePosts();
			await wakeScheduler();
		} finally {
			await closePictures();
		}
		print(backup);
		await askForBuild(settings.dataDir);
	} finally {
		await close();
	}
}

await runCommand(main);
