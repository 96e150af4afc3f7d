import { rememberBackup } from '#db/last-backup';
import { functionEnv } from '#lib/env';
import { openDatabase } from '../local/open-database.ts';
import { openPictures } from '../local/open-pictures.ts';
import { pictureFiles, say, posts as sayPosts, shownLine, warn } from '../local/say.ts';
import { readLocalSettings } from '../local/settings.ts';
import {
	type BackupManifest,
	type BackupSettings,
	countPosts,
	countRows,
	noPosts,
} from './backup-manifest.ts';
import { writeBackup } from './write-backup.ts';

const isSecret = (name: string) =>
	/SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL|HOOK|SMTP|SETUP_CODE/.test(name);
const more = [
	...['PORT', 'ADMIN_EMAIL', 'ADMIN_NAME', 'BLOG_NAME', 'BLOG_TAGLINE', 'PUBLIC_GA_ID'],
	'NETLIFY_SITE_ID',
];

/** The settings in the environment, secrets by name only. */
function readSettings(
	env: Record<string, string | undefined>,
	authSecret: string | undefined,
): BackupSettings {
	const names = [...Object.keys(functionEnv.shape), ...more].filter((name) => env[name]);
	const open = names.filter((name) => !isSecret(name));
	return {
		variables: Object.fromEntries(open.map((name) => [name, env[name] ?? ''])),
		secrets: names.filter(isSecret),
		...(authSecret !== undefined && { auth_secret: authSecret }),
	};
}

function findFaults(manifest: BackupManifest, place: string): string[] {
	const { missing } = manifest;
	const faults = countPosts(manifest) === 0 ? [noPosts] : [];
	if (missing.length === 0) return faults;
	const list = missing.slice(0, 10).map((file) => `\n  ${shownLine(file)}`);
	if (missing.length > list.length) list.push(`\n  e mais ${missing.length - list.length}`);
	const count = missing.length === 1 ? 'Falta 1 arquivo' : `Faltam ${missing.length} arquivos`;
	return [...faults, `${count} de imagem em ${place}:${list.join('')}`];
}

/**
 * Backs up the blog that the environment names, and keeps what is there. Returns what is wrong with it; the desk counts
 * only a backup with nothing wrong.
 */
export async function makeBackup(folder: string, authSecret?: string): Promise<string[]> {
	const now = new Date();
	const local = readLocalSettings();
	const { db, close } = await openDatabase(local);
	try {
		const { pictures, place, close: closePictures } = await openPictures(local);
		try {
			const settings = readSettings(process.env, authSecret);
			const manifest = await writeBackup({ db, pictures, settings, folder, now, warn });
			const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
			const posts = countPosts(manifest);
			say(
				`${folder}: ${sayPosts(posts)}, ${rows} linhas, ${pictureFiles(manifest.pictures.length)}.`,
			);
			const faults = findFaults(manifest, place);
			if (faults.length === 0)
				await rememberBackup(db, {
					at: now.toISOString(),
					posts,
					pictures: countRows(manifest, 'images'),
				});
			return faults;
		} finally {
			await closePictures();
		}
	} finally {
		await close();
	}
}
