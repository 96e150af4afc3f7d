import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function listFiles(path: string): string[] {
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/** A hash over the bytes of files and folders and additional strings; equal means built from the same input. Throws for a path that is missing. */
export function fingerprint(root: string, paths: string[], words: string[] = []): string {
	const hash = createHash('sha256');
	for (const file of paths.flatMap((path) => listFiles(join(root, path)))) {
		hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
	}
	return hash.update(words.join('\0')).digest('hex').slice(0, 16);
}

/** Settings that change pages without changing a file. */
export const pageSettings = ['BLOG_NAME', 'BLOG_TAGLINE', 'PUBLIC_GA_ID', 'IGNORED_IMAGE_HOSTS'];

/** What names stand for, which packages there are, and how code is compiled. */
export const packageFiles = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Folders and files whose bytes determine the pages. */
export const siteSources = [
	'src',
	'public',
	'admin',
	'scripts/site',
	'scripts/demo',
	'docs/privacy.md',
	...packageFiles,
	'astro.config.mjs',
	'netlify.toml',
];

/** Everything besides data that determines the pages. */
export function siteFingerprint(root: string, siteUrl: string): string {
	return fingerprint(root, siteSources, [
		process.version,
		siteUrl,
		...pageSettings.map((name) => process.env[name] ?? ''),
	]);
}
