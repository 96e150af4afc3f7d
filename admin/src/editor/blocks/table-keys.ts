import { runScopeHandlers } from '@codemirror/view';
import type { Direction } from './move-blocks.ts';
import type { CellPosition, TableActs } from './table-acts.ts';

/** Keys for marks and search in the whole text; they work in a cell too. */
const shared = /^(?:[biekxfg]|F3)$/i;

const goVertically = (table: TableActs, { row, column }: CellPosition, by: Direction) =>
	table.goTo({ row: row + by, column }) || table.leave(by);

function goSideways(table: TableActs, { row, column }: CellPosition, by: Direction): boolean {
	const { columns } = table.table;
	const index = row * columns + column + by;
	const next = { row: Math.floor(index / columns), column: index % columns };
	return (index >= 0 && table.goTo(next, by === 1)) || table.leave(by);
}

/** Tab after the last cell starts a new row. */
function goNext(table: TableActs, place: CellPosition, by: Direction): boolean {
	const { rows, columns } = table.table;
	const isLast = place.row === rows.length - 1 && place.column === columns - 1;
	return by === 1 && isLast ? table.addRow(place.row, 0) : goSideways(table, place, by);
}

export const goDown = (table: TableActs, { row, column }: CellPosition): boolean =>
	table.goTo({ row: row + 1, column }) || table.addRow(row, column);

/** At the edge of a cell's text, an arrow key moves to the next cell. */
function takeArrow(table: TableActs, key: string, place: CellPosition): boolean {
	const box = table.cells[place.row]?.[place.column];
	const chosen = box?.selection;
	if (!box || !chosen || chosen.anchor !== chosen.head) return false;
	if (key === 'ArrowUp' && box.isAtEdge(-1)) return goVertically(table, place, -1);
	if (key === 'ArrowDown' && box.isAtEdge(1)) return goVertically(table, place, 1);
	if (key === 'ArrowLeft' && chosen.head === 0) return goSideways(table, place, -1);
	if (key === 'ArrowRight' && chosen.head === box.text.length) return goSideways(table, place, 1);
	return false;
}

/** To an end of the text, where browsers go to one of the table's cells. */
function leadThroughText({ view }: TableActs, event: KeyboardEvent): boolean {
	runScopeHandlers(view, event, 'editor');
	view.focus();
	return true;
}

/** Handles a key in a cell; returns false for keys that only type. */
export function takeCellKey(table: TableActs, event: KeyboardEvent, place: CellPosition): boolean {
	const { key, shiftKey } = event;
	if (event.ctrlKey && !shiftKey && /^(?:Home|End)$/.test(key))
		return leadThroughText(table, event);
	if (event.ctrlKey || event.metaKey || key === 'F3')
		return shared.test(key) && runScopeHandlers(table.view, event, 'editor');
	if (event.altKey) return key === 'ArrowDown' && table.openMenu('both');
	if (key === 'Tab') return goNext(table, place, shiftKey ? -1 : 1);
	if (key === 'Escape') return table.leave(1);
	if (shiftKey) return false;
	return key === 'Enter' ? goDown(table, place) : takeArrow(table, key, place);
}
