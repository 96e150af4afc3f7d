import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import {
	type FoundImport,
	isAllowed,
	listSources,
	readImports,
} from '../../scripts/check/check-walls.ts';
import { drawTable, rooms } from '../../scripts/check/rooms.ts';
import tools from '../../tools/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

test.each(rooms)('$folder needs everything that it may import', (room) => {
	const found = listSources(root, room.folder).flatMap((file) => readImports(root, file));
	const packages = room.packages.map((name) => ({ ...room, rooms: [], packages: [name] }));
	const others = room.rooms.map((name) => ({ ...room, rooms: [name], packages: [] }));
	const foreign = found.filter((each) => !isAllowed(each, { ...room, rooms: [], packages: [] }));
	const unused = [...packages, ...others]
		.filter((each) => !foreign.some((one) => isAllowed(one, each)))
		.flatMap((each) => [...each.rooms, ...each.packages]);
	expect(unused).toEqual([]);
});

test('no part of the desk comes by React’s `lazy`, where a lost connection takes the whole screen away: `ui/later.tsx`', () => {
	const lazy = listSources(root, 'admin/src').filter((file) =>
		/\blazy\b[^;]*from 'react'/.test(readFileSync(join(root, file), 'utf8')),
	);
	expect(lazy).toEqual([]);
});

test('ARCHITECTURE matches the list of rooms; `npm run format` writes it', () => {
	const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
	expect(architecture).toBe(drawTable(architecture));
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
	const sources = ['src', 'admin', 'netlify', 'scripts', 'tests'].flatMap((folder) =>
		listSources(root, folder),
	);
	const targets = sources.map((file): [string, string[]] => [
		file,
		readImports(root, file).flatMap(({ target }) => target ?? []),
	]);
	expect(findCircle(new Map(targets))).toBeUndefined();
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
	const found = readImports(root, file);
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
