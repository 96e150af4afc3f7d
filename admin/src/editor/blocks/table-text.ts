import { unifyLineEnds } from '#domain/text/clean-text';
import type { Change, Part } from '../least-change.ts';

/** One line of a table. */
interface TableRow extends Part {
	/** The text between its pipes, including blanks. */
	zones: Part[];
	/** Does the line begin with a pipe, and does it end with one? */
	hasLead: boolean;
	hasTrail: boolean;
}
/** The first row is the header; the line of dashes does not count as a row. */
export interface TableText {
	source: string;
	rows: TableRow[];
	dashes: TableRow;
	columns: number;
}
export type Side = 'left' | 'center' | 'right' | undefined;

/** Positions of the pipes without a backslash. */
function pipesOf(line: string): number[] {
	const places: number[] = [];
	for (let at = 0; at < line.length; at += 1) {
		if (line[at] === '\\') at += 1;
		else if (line[at] === '|') places.push(at);
	}
	return places;
}

function readRow(line: string, start: number): TableRow {
	const from = line.length - line.trimStart().length;
	const end = line.trimEnd().length;
	const pipes = pipesOf(line);
	const hasLead = pipes[0] === from;
	const hasTrail = pipes.length > Number(hasLead) && pipes.at(-1) === end - 1;
	const inner = pipes.slice(Number(hasLead), hasTrail ? -1 : undefined);
	const edges = [hasLead ? from : from - 1, ...inner, hasTrail ? end - 1 : end];
	const zones = edges.slice(1).map((to, index) => ({
		from: start + (edges[index] as number) + 1,
		to: start + to,
	}));
	return { from: start, to: start + line.length, zones, hasLead, hasTrail };
}

const dashed = /^\s*:?-+:?\s*$/;

/** Parses a Markdown table; returns undefined for anything else. */
export function readTable(source: string): TableText | undefined {
	let at = 0;
	const lines = source.split('\n').map((line) => {
		const row = readRow(line, at);
		at += line.length + 1;
		return row;
	});
	const [head, dashes, ...body] = lines;
	if (!head || !dashes || head.zones.length !== dashes.zones.length) return undefined;
	const isDashes = dashes.zones.every(({ from, to }) => dashed.test(source.slice(from, to)));
	return isDashes
		? { source, rows: [head, ...body], dashes, columns: dashes.zones.length }
		: undefined;
}

/** Whether a row has more cells than the header: neither the article nor a drawn table shows them. */
export const hasExtraCells = ({ rows, columns }: TableText): boolean =>
	rows.some(({ zones }) => zones.length > columns);

/** The range without the blanks around it. */
function contentOf(source: string, { from, to }: Part): Part {
	const text = source.slice(from, to);
	const start = from + text.length - text.trimStart().length;
	return start >= to ? { from, to: from } : { from: start, to: from + text.trimEnd().length };
}

const shown = (source: string) => source.replaceAll('\\|', '|').replace(/<br\s*\/?>/gi, '\n');

/** Returns a cell's text as in the source; an escaped pipe keeps its backslash. */
export const escapeCell = (text: string): string =>
	unifyLineEnds(text)
		.replaceAll('\n', '<br>')
		.replace(/(\\*)\|/g, (all, before: string) => (before.length % 2 ? all : `${before}\\|`));

/** Returns the position of a cell's content in the table's source, or undefined when its row has no such cell. */
export function cellRange(table: TableText, row: number, column: number): Part | undefined {
	const zone = table.rows[row]?.zones[column];
	return zone && contentOf(table.source, zone);
}

export const rowText = ({ source, rows }: TableText, row: number): string =>
	source.slice(rows[row]?.from, rows[row]?.to);

export function cellSource(table: TableText, row: number, column: number): string {
	const place = cellRange(table, row, column);
	return place ? table.source.slice(place.from, place.to) : '';
}

/** Returns the cell's inline Markdown, with a line break for each `<br>`. */
export const cellText = (table: TableText, row: number, column: number): string =>
	shown(cellSource(table, row, column));

const isEven = (text: string) => (/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 0;
/** Without a leading pipe, this text would start another block. */
const startsBlock = /^(?:$|[-+*>#=~`<\d:\s])/;

/** The row is too short: adds the missing empty cells, then the text. */
function addCells({ to, zones, hasTrail }: TableRow, source: string, column: number, text: string) {
	const missing = '  |'.repeat(column - zones.length);
	const at = hasTrail ? to - (/\s*$/.exec(source.slice(0, to))?.[0].length ?? 0) : to;
	return { from: at, to: at, insert: `${hasTrail ? '' : ' |'}${missing} ${text} |` };
}

/** Writes one cell without changing a byte of the others. */
export function writeCell(
	{ source, rows }: TableText,
	at: { row: number; column: number },
	typed: string,
): Change | undefined {
	const row = rows[at.row];
	const zone = row?.zones[at.column];
	const text = escapeCell(typed.trim());
	if (!row) return undefined;
	if (!zone) return text === '' ? undefined : addCells(row, source, at.column, text);
	const place = contentOf(source, zone);
	if (text === source.slice(place.from, place.to)) return undefined;
	const isLast = at.column === row.zones.length - 1 && !row.hasTrail;
	if (at.column === 0 && !row.hasLead && startsBlock.test(text))
		return { from: zone.from, to: zone.to, insert: `| ${text} ${isLast ? '|' : ''}` };
	if (text === '' && isLast) return { from: zone.from, to: zone.to, insert: '  |' };
	if (place.from === place.to) return { from: zone.from, to: zone.to, insert: ` ${text} ` };
	const guard = isEven(text) || place.to < zone.to ? '' : ' ';
	return { ...place, insert: text + guard };
}

const oneRow = (columns: number) => `|${'  |'.repeat(columns)}`;

/** Adds an empty row below this one; below the header, it becomes the first row. */
export function insertRow({ rows, dashes, columns }: TableText, under: number): Change {
	const at = under === 0 ? dashes.to : (rows[under]?.to ?? dashes.to);
	return { from: at, to: at, insert: `\n${oneRow(columns)}` };
}

/** Keeps the header: without it, there is no table. */
export function removeRow({ rows, dashes }: TableText, index: number): Change | undefined {
	const row = rows[index];
	if (!row || index === 0) return undefined;
	const before = index === 1 ? dashes.to : (rows[index - 1]?.to ?? dashes.to);
	return { from: before, to: row.to, insert: '' };
}

export function moveRow(table: TableText, index: number, by: 1 | -1): Change[] {
	const [row, other] = [table.rows[index], table.rows[index + by]];
	if (!row || !other || index === 0 || index + by === 0) return [];
	return [
		{ from: row.from, to: row.to, insert: rowText(table, index + by) },
		{ from: other.from, to: other.to, insert: rowText(table, index) },
	];
}

/** Rewrites every line with pipes at both ends; untouched cells keep their content, including blanks. */
function rewrite(table: TableText, change: (cells: string[], isDashes: boolean) => string[]) {
	return [table.dashes, ...table.rows].map((row): Change => {
		const isDashes = row === table.dashes;
		const cells = row.zones.map(({ from, to }) => table.source.slice(from, to));
		while (cells.length < table.columns) cells.push('  ');
		const zones = change(cells, isDashes).map((cell) => (isEven(cell) ? cell : `${cell} `));
		return { from: row.from, to: row.to, insert: `|${zones.join('|')}|` };
	});
}

export const insertColumn = (table: TableText, before: number): Change[] =>
	rewrite(table, (cells, isDashes) => cells.toSpliced(before, 0, isDashes ? ' --- ' : '  '));

export const removeColumn = (table: TableText, column: number): Change[] =>
	table.columns === 1 ? [] : rewrite(table, (cells) => cells.toSpliced(column, 1));

export function moveColumn(table: TableText, column: number, by: 1 | -1): Change[] {
	const to = column + by;
	if (to < 0 || to >= table.columns) return [];
	return rewrite(table, (cells) => {
		const moved = cells[column] as string;
		return cells.toSpliced(column, 1).toSpliced(to, 0, moved);
	});
}

export function sideOf({ source, dashes }: TableText, column: number): Side {
	const zone = dashes.zones[column];
	const marks = zone ? source.slice(zone.from, zone.to).trim() : '';
	if (marks.endsWith(':')) return marks.startsWith(':') ? 'center' : 'right';
	return marks.startsWith(':') ? 'left' : undefined;
}

export function setSide(table: TableText, column: number, side: Side): Change | undefined {
	const zone = table.dashes.zones[column];
	if (!zone) return undefined;
	const place = contentOf(table.source, zone);
	const dashes = table.source.slice(place.from, place.to).replaceAll(':', '');
	const insert = `${side === 'left' || side === 'center' ? ':' : ''}${dashes}${side === 'right' || side === 'center' ? ':' : ''}`;
	return { ...place, insert };
}

/** Converts a number of characters of the cell's text to its source, and back. */
export const sourceOffset = (text: string, letters: number): number =>
	escapeCell(text.slice(0, letters)).length;
export const textOffset = (source: string, offset: number): number =>
	shown(source.slice(0, Math.max(0, offset))).length;
