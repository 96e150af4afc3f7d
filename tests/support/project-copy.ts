import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What a build reads of a clone. */
const sources = [
	...['admin', 'drizzle', 'netlify', 'public', 'scripts', 'src'],
	'docs/privacy.md',
	...['astro.config.mjs', 'netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** Makes `folder` a fresh clone of the project, as on Netlify; packages installed there stay. */
export async function copyProject(folder: string): Promise<void> {
	const old = (await readdir(folder)).filter((name) => name !== 'node_modules');
	for (const name of old) await rm(join(folder, name), { recursive: true });
	for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
}
