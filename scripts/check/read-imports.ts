import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import project from '../../package.json' with { type: 'json' };

export interface FoundImport {
	file: string;
	/** As written in the file. */
	specifier: string;
	isType: boolean;
	/** Path from the root for a file of the project; undefined for a package. */
	target: string | undefined;
}

/** `#domain/` for `src/domain/`. */
export const aliases = Object.entries(project.imports).map(([alias, path]) => ({
	alias: alias.replace('*', ''),
	folder: path.slice('./'.length, path.indexOf('*')),
	rest: path.slice(path.indexOf('*') + 1),
}));

/** Static and dynamic imports and exports, including those in an `.astro` file's frontmatter and scripts. */
const statement =
	/^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

export const listSources = (root: string, folder: string): string[] =>
	globSync(`${folder}/**/*.{ts,tsx,astro}`, {
		cwd: root,
		exclude: (name) => name === 'node_modules',
	});

function resolve(file: string, specifier: string): string | undefined {
	if (specifier.startsWith('.')) return join(dirname(file), specifier);
	const found = aliases.find(({ alias }) => specifier.startsWith(alias));
	return found && join(found.folder, specifier.slice(found.alias.length) + found.rest);
}

export function readImports(root: string, file: string): FoundImport[] {
	const text = readFileSync(join(root, file), 'utf8');
	return [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
		const specifier = (named ?? dynamic ?? '').split('?')[0] ?? '';
		return { file, specifier, isType: type !== undefined, target: resolve(file, specifier) };
	});
}
