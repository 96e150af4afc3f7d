import { sep } from 'node:path';
import { aliases, type FoundImport, readImports } from './read-imports.ts';
import { describeImports, type Room, rooms } from './rooms.ts';

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
