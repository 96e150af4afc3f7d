import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import project from '../../package.json' with { type: 'json' };

export interface FoundImport {
	file: string;
	/** As written in the file. */
	specifier: string;
	isType: boolean;
	/** Path from the root for a file of the project; undefined for a package. */
	target: string | undefined;
}

export const root = join(import.meta.dirname, '../..');
const source = /\.(?:ts|tsx|astro)$/;
/** Static and dynamic imports and exports, including those in an `.astro` file's frontmatter and scripts. */
const statement =
	/^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

export function listSources(folder: string): string[] {
	if (!existsSync(join(root, folder))) return [];
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && source.test(entry.name))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function resolve(file: string, specifier: string): string | undefined {
	if (specifier.startsWith('.')) return join(dirname(file), specifier);
	for (const [pattern, path] of Object.entries(project.imports)) {
		const prefix = pattern.replace('*', '');
		if (!specifier.startsWith(prefix)) continue;
		return join('.', path.replace('*', specifier.slice(prefix.length)));
	}
	return undefined;
}

export function readImports(file: string): FoundImport[] {
	const text = readFileSync(join(root, file), 'utf8');
	return [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
		const specifier = (named ?? dynamic ?? '').split('?')[0] ?? '';
		return { file, specifier, isType: type !== undefined, target: resolve(file, specifier) };
	});
}
