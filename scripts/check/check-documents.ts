import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches only paths from the root, files and links; prose, commands and site addresses are not paths. */
const named = /`((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[^\s`]*)`/g;
/** Named without its folder, or below the folder that the sentence is about. */
const file = /`((?!(?:src|admin|netlify|scripts|tests)\/)[\w[\]][\w[\]./-]*\.(?:tsx?|astro|css))`/g;
/** What a recipe makes does not exist yet. */
const example = /As an example, `\/?([\w-]+)`/g;
const linked = /\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g;

function isThere(root: string, path: string): boolean {
	const bare = path.replace(/[.,:]$/, '').replace(/:\d+$/, '');
	if (/[*{]/.test(bare)) return globSync(bare, { cwd: root }).length > 0;
	return bare.includes('<') || bare.includes('…') || existsSync(join(root, bare));
}

/** Paths that a document of `root` names and that do not exist, as `document: path`. */
export function findLostPaths(root: string): string[] {
	const documents = globSync(['*.md', 'docs/**/*.md', '{admin,tests}/**/README.md'], {
		cwd: root,
		exclude: (name) => name === 'node_modules',
	});
	const files = globSync('{*,{src,admin,netlify,scripts,tests}/**/*}.{ts,tsx,astro,css}', {
		cwd: root,
		exclude: (name) => name === 'node_modules',
	}).map((path) => `/${path}`);
	return documents.flatMap((document) => {
		const text = readFileSync(join(root, document), 'utf8');
		const names = [...text.matchAll(named)].map(([, path = '']) => path);
		const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(document), path));
		const examples = [...text.matchAll(example)].map(([, name = '']) => `${name}.`);
		const lost = [...text.matchAll(file)]
			.map(([, path = '']) => path)
			.filter((path) => !examples.some((name) => path.startsWith(name)))
			.filter((path) => !files.some((known) => known.endsWith(`/${path}`)));
		return [...[...names, ...links].filter((path) => !isThere(root, path)), ...lost].map(
			(path) => `${document}: ${path}`,
		);
	});
}
