import { messages } from '../../messages/blocks.ts';
import { showAsText } from './blocks-field.ts';
import { removeBlock } from './move-blocks.ts';
import type { MenuEntry } from './open-menu.ts';
import type { CellPosition, TableActs } from './table-acts.ts';
import {
	insertColumn,
	insertRow,
	moveColumn,
	moveRow,
	removeColumn,
	removeRow,
	setSide,
	sideOf,
} from './table-text.ts';

const { table: text } = messages;

function sideEntries(view: TableActs, { column }: CellPosition): MenuEntry[] {
	const { table } = view;
	const toggle = (side: 'right' | 'center') => () =>
		view.change(setSide(table, column, sideOf(table, column) === side ? undefined : side));
	return [
		{
			label: text.alignRight,
			icon: 'text-align-end',
			run: toggle('right'),
			checked: sideOf(table, column) === 'right',
		},
		{
			label: text.alignCenter,
			icon: 'text-align-center',
			run: toggle('center'),
			checked: sideOf(table, column) === 'center',
		},
	];
}

function moveEntries(view: TableActs, { row, column }: CellPosition): MenuEntry[] {
	const { table } = view;
	const move = (by: 1 | -1) => () =>
		view.change(moveColumn(table, column, by), { row, column: column + by });
	const left: MenuEntry = { label: text.moveLeft, icon: 'arrow-left-right', run: move(-1) };
	const right: MenuEntry = { label: text.moveRight, icon: 'arrow-left-right', run: move(1) };
	return [...(column > 0 ? [left] : []), ...(column < table.columns - 1 ? [right] : [])];
}

/** The actions for a column, in groups. */
export function columnEntries(view: TableActs, { row, column }: CellPosition): MenuEntry[][] {
	const { table } = view;
	const insert = (before: number) => () =>
		view.change(insertColumn(table, before), { row, column: before });
	const remove: MenuEntry = {
		label: text.removeColumn,
		icon: 'trash-2',
		warn: true,
		run: () => view.change(removeColumn(table, column), { row, column: Math.max(0, column - 1) }),
	};
	return [
		[
			{ label: text.columnLeft, icon: 'arrow-left-to-line', run: insert(column) },
			{ label: text.columnRight, icon: 'arrow-right-to-line', run: insert(column + 1) },
			...sideEntries(view, { row, column }),
			...moveEntries(view, { row, column }),
		],
		table.columns > 1 ? [remove] : [],
	];
}

/** The actions for a row, in groups; the header row does not move. */
export function rowEntries(view: TableActs, { row, column }: CellPosition): MenuEntry[][] {
	const { table } = view;
	const insert = (under: number) => () =>
		view.change(insertRow(table, under), { row: under + 1, column });
	const move = (by: 1 | -1) => () =>
		view.change(moveRow(table, row, by), { row: row + by, column });
	const above: MenuEntry = { label: text.rowAbove, icon: 'arrow-up-to-line', run: insert(row - 1) };
	const up: MenuEntry = { label: text.moveUp, icon: 'arrow-up-down', run: move(-1) };
	const down: MenuEntry = { label: text.moveDown, icon: 'arrow-up-down', run: move(1) };
	const remove: MenuEntry = {
		label: text.removeRow,
		icon: 'trash-2',
		warn: true,
		run: () => view.change(removeRow(table, row), { row: row - 1, column }),
	};
	return [
		[
			...(row > 0 ? [above] : []),
			{ label: text.rowBelow, icon: 'arrow-down-to-line', run: insert(row) },
			...(row > 1 ? [up] : []),
			...(row > 0 && row < table.rows.length - 1 ? [down] : []),
		],
		row > 0 ? [remove] : [],
	];
}

export function tableEntries({ view, dom }: TableActs): MenuEntry[] {
	return [
		{ label: text.asText, icon: 'square-code', run: () => showAsText(view, dom) },
		{ label: text.remove, icon: 'trash-2', warn: true, run: () => removeBlock(view, dom) },
	];
}
