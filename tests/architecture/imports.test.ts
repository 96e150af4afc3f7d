import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { drawLinterWalls, drawTable } from '../../scripts/check/draw-walls.ts';
import { type Room, rooms } from '../../scripts/check/rooms.ts';
import tools from '../../tools/package.json' with { type: 'json' };
import { type FoundImport, listSources, readImports, root } from './read-imports.ts';

const isWithin = (path: string, folder: string) =>
	path === folder || path.startsWith(`${folder}${sep}`);

function isAllowed({ isType, specifier, target }: FoundImport, room: Room): boolean {
	const open = [room.folder, 'src/config', ...room.rooms].map((name) =>
		isType ? name.replace('type ', '') : name,
	);
	if (target !== undefined) return open.some((folder) => isWithin(target, folder));
	return room.packages.some((name) => {
		const opened = isType ? name.replace('type ', '') : name;
		return opened.endsWith('*')
			? specifier.startsWith(opened.slice(0, -1))
			: isWithin(specifier, opened);
	});
}

test.each(rooms)('$folder imports only what its room may', (room) => {
	const forbidden = listSources(room.folder)
		.flatMap(readImports)
		.filter((found) => !isAllowed(found, room))
		.map(({ file, specifier }) => `${file} → ${specifier}`);
	expect(forbidden).toEqual([]);
});

test.each(rooms)('$folder needs everything that it may import', (room) => {
	const found = listSources(room.folder).flatMap(readImports);
	const packages = room.packages.map((name) => ({ ...room, rooms: [], packages: [name] }));
	const others = room.rooms.map((name) => ({ ...room, rooms: [name], packages: [] }));
	const isOpen = ({ target }: FoundImport) =>
		target !== undefined && [room.folder, 'src/config'].some((folder) => isWithin(target, folder));
	const foreign = found.filter((each) => !isOpen(each));
	const unused = [...packages, ...others]
		.filter((each) => !foreign.some((one) => isAllowed(one, each)))
		.flatMap((each) => [...each.rooms, ...each.packages]);
	expect(unused).toEqual([]);
});

test('no part of the desk comes by React’s `lazy`, where a lost connection takes the whole screen away: `ui/later.tsx`', () => {
	const lazy = listSources('admin/src').filter((file) =>
		/\blazy\b[^;]*from 'react'/.test(readFileSync(join(root, file), 'utf8')),
	);
	expect(lazy).toEqual([]);
});

test('the linter and ARCHITECTURE match the list of rooms; `npm run format` writes both', () => {
	const read = (name: string) => readFileSync(join(root, name), 'utf8');
	const architecture = read('ARCHITECTURE.md');
	expect(read('biome.walls.json')).toBe(drawLinterWalls());
	expect(architecture).toBe(drawTable(architecture));
});

test('every import of a project file finds its file', () => {
	const folders = [...rooms.map(({ folder }) => folder), 'scripts', 'tests'];
	const lost = folders
		.flatMap(listSources)
		.flatMap(readImports)
		.filter(({ target }) => target !== undefined && !existsSync(join(root, target)))
		.map(({ file, specifier }) => `${file} → ${specifier}`);
	expect(lost).toEqual([]);
});

test('the product never imports the local runner', () => {
	const product = ['src', 'admin', 'netlify'].flatMap(listSources).flatMap(readImports);
	const isRunner = (target: string) =>
		isWithin(target, 'scripts') && !isWithin(target, join('scripts', 'demo'));
	const found = product.filter(({ target }) => target && isRunner(target));
	expect(found).toEqual([]);
});

/** A way from a file over its imports back to itself, for the first file that has one. */
function findCircle(targets: Map<string, string[]>): string[] | undefined {
	const done = new Set<string>();
	const way: string[] = [];
	const follow = (file: string): string[] | undefined => {
		if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
		if (done.has(file)) return undefined;
		way.push(file);
		for (const target of targets.get(file) ?? []) {
			const circle = follow(target);
			if (circle) return circle;
		}
		way.pop();
		done.add(file);
		return undefined;
	};
	for (const file of targets.keys()) {
		const circle = follow(file);
		if (circle) return circle;
	}
	return undefined;
}

test('no file imports itself by way of others, not even their types', () => {
	const sources = ['src', 'admin', 'netlify', 'scripts', 'tests'].flatMap(listSources);
	const targets = sources.map((file): [string, string[]] => [
		file,
		readImports(file).flatMap(({ target }) => target ?? []),
	]);
	expect(findCircle(new Map(targets))).toBeUndefined();
});

test('no feature of the desk imports another', () => {
	const featureOf = (path: string) => /^admin\/src\/features\/([^/]+)\//.exec(path)?.[1];
	const crossing = listSources('admin/src/features')
		.flatMap(readImports)
		.filter(({ target }) => target && featureOf(target))
		.filter(({ file, target }) => featureOf(file) !== featureOf(target ?? ''))
		.map(({ file, specifier }) => `${file} → ${specifier}`);
	expect(crossing).toEqual([]);
});

/** Each command's entry file; commands that install the tools may import these too. */
const commands = Object.entries(project.scripts as Record<string, string>).flatMap(
	([name, line]) => {
		const file = /scripts\/[\w-]+\.ts/.exec(line)?.[0];
		const before = (project.scripts as Record<string, string>)[`pre${name}`] ?? '';
		return file === undefined || before.endsWith(' tools') ? [] : [{ name, file }];
	},
);

function importsBehind(file: string, seen = new Set<string>()): FoundImport[] {
	if (seen.has(file) || !existsSync(join(root, file))) return [];
	seen.add(file);
	const found = readImports(file);
	return found.concat(found.flatMap(({ target }) => (target ? importsBehind(target, seen) : [])));
}

test.each(commands)('npm run $name needs no package of tests and checks', ({ file }) => {
	const packages = Object.keys(tools.dependencies);
	const foreign = importsBehind(file)
		.filter(({ specifier, isType }) =>
			packages.some((name) => !isType && `${specifier}/`.startsWith(`${name}/`)),
		)
		.map(({ file, specifier }) => `${file} → ${specifier}`);
	expect(foreign).toEqual([]);
});
