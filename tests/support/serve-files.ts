import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveBuild } from '../../scripts/local/served-site.ts';
import { type Files, siteUrl } from './built-site.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a reader of these built pages is answered. */
export interface Reader {
	ask: (path: string) => Promise<{ status: number; location: string | null; text: string }>;
	close: () => Promise<void>;
}

/** Serves a built site by Netlify's rules, without its desk. */
export async function serveFiles(files: Files): Promise<Reader> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-reader-'));
	const site = join(folder, 'dist');
	for (const [name, bytes] of files) {
		if (name.startsWith('admin/')) continue;
		await mkdir(dirname(join(site, name)), { recursive: true });
		await writeFile(join(site, name), bytes);
	}
	await copyFile(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	const version = JSON.parse(files.get('version.json')?.toString() ?? '');
	const served = await serveBuild({ folder, site, fingerprint: '', version, assets: [] });
	return {
		async ask(path) {
			const response = await served.handle(new Request(siteUrl + path));
			const location = response?.headers.get('location') ?? null;
			return {
				status: response?.status ?? 404,
				location: location?.replace(siteUrl, '') ?? null,
				text: (await response?.text()) ?? '',
			};
		},
		close: () => rm(folder, { recursive: true }),
	};
}
