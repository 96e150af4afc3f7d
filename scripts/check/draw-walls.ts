import project from '../../package.json' with { type: 'json' };
import { type Room, rooms } from './rooms.ts';

const typeOnly = 'type ';
const bare = (name: string) => name.replace(typeOnly, '');

/** `#domain/*` for `src/domain`. */
const aliases = Object.entries(project.imports).map(([alias, path]) => ({
	alias,
	folder: path.slice('./'.length, path.indexOf('/*')),
}));

/** The linter only sees import names; whether a single file or only types may be imported is tested separately. */
function drawWall(room: Room): object {
	const open = [room.folder, 'src/config', ...room.rooms.map(bare)];
	const names = aliases.filter(({ folder }) => open.some((path) => path.startsWith(folder)));
	const group = [
		'**',
		...['./**', '../**', ...names.map(({ alias }) => `${alias}*`)].map((name) => `!${name}`),
		...room.packages.map(bare).flatMap((name) => [`!${name}`, `!${name}/**`]),
		...['scripts', 'admin'].filter((name) => name !== room.folder).map((name) => `**/${name}/**`),
		...open.filter((path) => path.startsWith('scripts/')).map((path) => `!**/${path}/**`),
	];
	const message = `Beside itself and src/config this room imports ${describeImports(room)}.`;
	const options = { patterns: [{ group, message }] };
	return {
		includes: [`${room.folder}/**`],
		linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
	};
}

/** The linter settings that enforce the walls, one per room; `biome.json` extends them. */
export function drawLinterWalls(): string {
	const walls = rooms.map((room) => JSON.stringify(drawWall(room)));
	return `{ "overrides": [\n${walls.join(',\n')}\n] }\n`;
}

/** What a room may import besides itself and `src/config`, for ARCHITECTURE.md. */
function describeImports({ rooms: others, packages: names }: Room): string {
	const said = [...others, ...names].map((name) => {
		const short = `\`${bare(name).replace(/^(?:src|netlify)\//, '')}\``;
		return name.startsWith(typeOnly) ? `types of ${short}` : short;
	});
	return said.join(', ') || 'nothing';
}

/** ARCHITECTURE.md with the last column of its room table generated from `rooms`. */
export function drawTable(text: string): string {
	return rooms.reduce((drawn, room) => {
		const row = new RegExp(`^(\\| \`${room.folder}/\` \\|.*\\| ).* \\|$`, 'm');
		if (!row.test(drawn)) throw new Error(`ARCHITECTURE.md has no row for ${room.folder}/.`);
		return drawn.replace(row, (_, rest: string) => `${rest}${describeImports(room)} |`);
	}, text);
}
