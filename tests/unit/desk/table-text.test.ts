import fc from 'fast-check';
import { Marked, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import {
	cellRange,
	cellText,
	hasExtraCells,
	insertColumn,
	insertRow,
	moveColumn,
	moveRow,
	readTable,
	removeColumn,
	removeRow,
	setSide,
	sideOf,
	type TableText,
	writeCell,
} from '../../../admin/src/editor/blocks/table-text.ts';
import type { Change } from '../../../admin/src/editor/least-change.ts';

const apply = (source: string, made: Change | Change[] | undefined) =>
	[made ?? []]
		.flat()
		.toSorted((a, b) => b.from - a.from)
		.reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
const read = (source: string): TableText => {
	const table = readTable(source);
	if (!table) throw new Error(`no table: ${source}`);
	return table;
};
/** What the public renderer makes of it. */
function rendered(source: string): string[][] | undefined {
	const tokens = new Marked({ gfm: true }).lexer(source);
	const table = tokens[0] as Tokens.Table;
	if (tokens.length !== 1 || table.type !== 'table') return undefined;
	return [table.header, ...table.rows].map((row) => row.map(({ text }) => text));
}
const shown = (table: TableText) =>
	table.rows.map((_, row) =>
		Array.from({ length: table.columns }, (__, column) =>
			cellText(table, row, column).replaceAll('\n', '<br>'),
		),
	);

const prices = '| O que | Em casa | Na mesa |\n| --- | ---: | ---: |\n| Internet | R$ 120 | — |';

test('a table is read as the reader sees it', () => {
	const table = read(prices);
	expect(shown(table)).toEqual(rendered(prices));
	expect([0, 1].map((column) => sideOf(table, column))).toEqual([undefined, 'right']);
	expect(readTable('| a |\n| b |')).toBeUndefined();
	expect(readTable('| a | b |\n| --- |')).toBeUndefined();
});

test('a row with more cells than the header is known, because its last words would be hidden', () => {
	expect(hasExtraCells(read(prices))).toBe(false);
	expect(hasExtraCells(read(`${prices}Uma frase colada na tabela.`))).toBe(true);
});

test('a pipe in a cell gets its backslash, a line break its <br>', () => {
	const table = read(prices);
	const written = apply(prices, writeCell(table, { row: 1, column: 0 }, 'a | b\nc'));
	expect(written).toContain(String.raw`| a \| b<br>c | R$ 120 |`);
	expect(cellText(read(written), 1, 0)).toBe('a | b\nc');
});

test('an empty cell, one that its row lacks and one without pipes are written all the same', () => {
	const source = 'a | b\n--- | ---\n1 | 2\n3\n|  ||';
	const write = (row: number, column: number, text: string) =>
		apply(source, writeCell(read(source), { row, column }, text)).split('\n')[row + 1];
	expect(write(2, 1, 'x')).toBe('3 |  x |'.replace('  x', ' x'));
	expect(write(3, 0, 'x')).toBe('| x ||');
	expect(write(3, 1, 'x')).toBe('|  | x |');
	expect(write(1, 0, '')).toBe('|  | 2');
	expect(write(1, 1, '')).toBe('1 |  |');
	expect(write(1, 0, '- x')).toBe('| - x | 2');
});

test('rows and columns come, go and move, and every other cell keeps its text', () => {
	const table = read(prices);
	expect(rendered(apply(prices, insertRow(table, 0)))?.[1]).toEqual(['', '', '']);
	expect(apply(prices, removeRow(table, 1))).toBe(prices.split('\n').slice(0, 2).join('\n'));
	expect(removeRow(table, 0)).toBeUndefined();
	expect(rendered(apply(prices, insertColumn(table, 1)))?.[0]).toEqual([
		...['O que', '', 'Em casa', 'Na mesa'],
	]);
	expect(rendered(apply(prices, removeColumn(table, 0)))?.[1]).toEqual(['R$ 120', '—']);
	const moved = apply(prices, moveColumn(table, 0, 1));
	expect(rendered(moved)?.[0]).toEqual(['Em casa', 'O que', 'Na mesa']);
	expect(sideOf(read(moved), 0)).toBe('right');
	const two = `${prices}\n| Café | R$ 90 | — |`;
	expect(rendered(apply(two, moveRow(read(two), 1, 1)))?.map(([first]) => first)).toEqual([
		...['O que', 'Café', 'Internet'],
	]);
	expect(apply(prices, setSide(table, 0, 'center'))).toContain('| :---: | ---: |');
	expect(apply(prices, setSide(table, 1, undefined))).toContain('| --- | --- |');
});

const piece = fc.constantFrom(
	'a',
	'é',
	' ',
	'\\',
	'|',
	'`',
	'*',
	'-',
	'<br>',
	'#',
	'>',
	'1.',
	':',
	'\n',
);
const typed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const cell = fc.constantFrom('', 'um', String.raw`x \| y`, '**b**', '`c`', 'dois três', '—');
const row = fc.record({
	cells: fc.array(cell, { minLength: 1, maxLength: 4 }),
	hasPipes: fc.boolean(),
	gap: fc.constantFrom('', ' ', '  '),
});
const aTable = fc.array(row, { minLength: 2, maxLength: 4 }).map((rows) => {
	const columns = Math.max(2, rows[0]?.cells.length ?? 0);
	const lines = rows.map(({ cells, hasPipes, gap }, index) => {
		const all = index === 0 ? Array.from({ length: columns }, (_, at) => cells[at] || 'h') : cells;
		const line = all.map((text) => `${gap}${text}${gap}`).join('|');
		return hasPipes || all.some((text) => text === '') ? `|${line}|` : line;
	});
	return lines.toSpliced(1, 0, Array(columns).fill('---').join('|')).join('\n');
});

test('any text in any cell of any table: the reader gets it there, and nothing else changes', () => {
	fc.assert(
		fc.property(aTable, fc.nat(), fc.nat(), typed, (source, rowSeed, columnSeed, text) => {
			const table = read(source);
			fc.pre(rendered(source) !== undefined);
			const at = { row: rowSeed % table.rows.length, column: columnSeed % table.columns };
			const change = writeCell(table, at, text);
			const written = apply(source, change);
			const next = read(written);
			expect(shown(next)).toEqual(rendered(written));
			for (const [index, cells] of shown(next).entries())
				for (const [column, value] of cells.entries())
					if (index !== at.row || column !== at.column)
						expect(value).toBe(shown(table)[index]?.[column]);
			const zone = table.rows[at.row]?.zones[at.column];
			if (change && zone) {
				expect(change.from).toBeGreaterThanOrEqual(zone.from);
				expect(change.to).toBeLessThanOrEqual(zone.to);
			}
			const value = cellText(next, at.row, at.column);
			if (value === value.trim()) expect(writeCell(next, at, value)).toBeUndefined();
			expect(cellRange(next, at.row, at.column) !== undefined || text.trim() === '').toBe(true);
		}),
		{ numRuns: 2000 },
	);
});
