import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { describeImports, type Room, rooms } from './rooms.ts';

export interface FoundImport {
	file: string;
	/** As written in the file. */
	specifier: string;
	isType: boolean;
	/** Path from the root for a file of the project; undefined for a package. */
	target: string | undefined;
}

/** `#domain/` for `src/domain/`. */
const aliases = Object.entries(project.imports).map(([alias, path]) => ({
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

const isWithin = (path: string, folder: string) =>
	path === folder || path.startsWith(`${folder}${sep}`);

export function isAllowed({ isType, specifier, target }: FoundImport, room: Room): boolean {
	const opened = (name: string) => (isType ? name.replace('type ', '') : name);
	if (target !== undefined)
		return [room.folder, 'src/config', ...room.rooms].some((name) =>
			isWithin(target, opened(name)),
		);
	return room.packages
		.map(opened)
		.some((name) =>
			name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : isWithin(specifier, name),
		);
}

const featureOf = (path = '') => /^admin\/src\/features\/[^/]+\//.exec(path)?.[0];

/** The name by which another room is imported, for a relative path that leaves its own. */
function findAlias({ file, specifier, target }: FoundImport): string | undefined {
	if (target === undefined || !specifier.startsWith('.')) return undefined;
	const found = aliases.find(({ folder }) => target.startsWith(folder) && !file.startsWith(folder));
	return (
		found && `${found.alias}${target.slice(found.folder.length, -found.rest.length || undefined)}`
	);
}

/** What is wrong with an import, and what to do instead. */
function judge(found: FoundImport): string | undefined {
	const room = rooms.find((each) => isWithin(found.file, each.folder) && !isAllowed(found, each));
	if (room)
		return `beside itself and src/config ${room.folder} imports ${describeImports(room)}. Take it as a parameter, or move the code into a room that may import it`;
	const feature = featureOf(found.target);
	if (feature !== undefined && feature !== (featureOf(found.file) ?? feature))
		return 'no feature imports another. What both need belongs into admin/src, outside features';
	const alias = findAlias(found);
	return alias && `from another room it is '${alias}'`;
}

/** Imports that cross a wall between rooms, as `file → import: what to do instead`. */
export const findCrossedWalls = (root: string, files: readonly string[]): string[] =>
	files
		.filter((file) => /^(?:src|admin|netlify)\//.test(file))
		.flatMap((file) => readImports(root, file))
		.flatMap((found) => {
			const wrong = judge(found);
			return wrong
				? `${found.file} → ${found.specifier}: ${wrong} (see ARCHITECTURE, The rooms).`
				: [];
		});
