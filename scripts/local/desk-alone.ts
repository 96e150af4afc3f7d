import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import { buildAdmin } from '../site/build-admin.ts';
import { cacheDirOf } from './build-and-record.ts';
import { answerWhilePreparing } from './preparing-page.ts';
import { type ServedSite, serveBuild } from './served-site.ts';

const retrySeconds = 30;
const version = { publication: 0, posts: 0, built_at: new Date(0).toISOString() };
const { home } = paths.admin;

/**
 * A site with only the desk and the bundled files, for when none was ever built: the editor can fix what prevents the
 * build, and readers are asked to come back.
 */
export async function serveDeskAlone(
	root: string,
	dataDir: string,
	print: (line: string) => void,
): Promise<ServedSite> {
	print('Ainda não há site: só o painel está no ar.');
	const folder = join(dataDir, 'desk-alone');
	const site = join(folder, 'dist');
	await rm(folder, { recursive: true, force: true });
	await mkdir(site, { recursive: true });
	await cp(join(root, 'public'), site, { recursive: true });
	await cp(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	await buildAdmin({ root, cacheDir: cacheDirOf(dataDir), outDir: site });
	await writeFile(join(site, '_redirects'), `${home}/* ${home}/index.html 200\n`);
	const served = await serveBuild({ folder, site, fingerprint: '', version, assets: [] });
	return {
		...served,
		handle: async (request) => (await served.handle(request)) ?? answerWhilePreparing(retrySeconds),
	};
}
