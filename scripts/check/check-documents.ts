import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches only paths from the root, files and links; prose, commands and site addresses are not paths. */
const named = /`((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[^\s`]*)`/g;
/** Named without its folder, or below the folder that the sentence is about, in quotes or not. */
const file =
	/(?<![\w/.#[\]-])((?!(?:src|admin|netlify|scripts|tests)\/)[\w[\]][\w[\]./-]*\.(?:tsx?|astro|css))\b/g;
/** What a recipe makes does not exist yet. */
const example = /As an example, `\/?([\w-]+)`/g;
const linked = /\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g;
/** A path in a comment needs no quotes. */
const bare =
	/(?<![\w/.#`-])((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[\w[\]./-]+\.[a-z]+)\b/g;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

function isThere(root: string, path: string): boolean {
	const name = path.replace(/[.,:]$/, '').replace(/:\d+$/, '');
	if (/[*{]/.test(name)) return globSync(name, { cwd: root }).length > 0;
	return name.includes('<') || name.includes('…') || existsSync(join(root, name));
}

/** What a document says, or the comments of code. */
function readWords(root: string, document: string): string {
	const text = readFileSync(join(root, document), 'utf8');
	if (document.endsWith('.md')) return text;
	return [...text.matchAll(comment)].map(([words]) => words).join('\n');
}

/** Paths that documents, and comments of code, name and that do not exist, as `document: path`. */
export function findLostPaths(root: string, documents: readonly string[]): string[] {
	const files = globSync('{*,{src,admin,netlify,scripts,tests}/**/*}.{ts,tsx,astro,css}', {
		cwd: root,
		exclude: (name) => name === 'node_modules',
	}).map((path) => `/${path}`);
	return documents.flatMap((document) => {
		const text = readWords(root, document);
		const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);
		const isCode = !document.endsWith('.md');
		const names = [...all(named), ...(isCode ? all(bare) : [])];
		const links = isCode ? [] : all(linked).map((path) => join(dirname(document), path));
		const examples = all(example).map((name) => `${name}.`);
		const lost = all(file)
			.filter((path) => !examples.some((name) => path.startsWith(name)))
			.filter((path) => !files.some((known) => known.endsWith(`/${path}`)));
		return [...[...names, ...links].filter((path) => !isThere(root, path)), ...lost].map(
			(path) => `${document}: ${path}`,
		);
	});
}
