import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches only paths from the root and links; prose, commands and site addresses are not paths. */
const named = /`((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[^\s`]*)`/g;
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
	return documents.flatMap((document) => {
		const text = readFileSync(join(root, document), 'utf8');
		const names = [...text.matchAll(named)].map(([, path = '']) => path);
		const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(document), path));
		return [...names, ...links]
			.filter((path) => !isThere(root, path))
			.map((path) => `${document}: ${path}`);
	});
}
