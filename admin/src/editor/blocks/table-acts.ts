import type { EditorView } from '@codemirror/view';
import type { Change } from '../least-change.ts';
import type { Direction } from './move-blocks.ts';
import type { TableText } from './table-text.ts';
import type { TextBox } from './text-box.ts';

export interface CellPosition {
	row: number;
	column: number;
}

/** What the keys and the menus of a table may do with it. */
export interface TableActs {
	readonly dom: HTMLElement;
	readonly view: EditorView;
	readonly table: TableText;
	/** By row and column. */
	readonly cells: readonly (readonly TextBox[])[];
	/** Focuses a cell; false where there is none. */
	goTo: (place: CellPosition, atStart?: boolean) => boolean;
	/** Puts the cursor into the text before or after the table. */
	leave: (by: Direction) => boolean;
	addRow: (under: number, column: number) => boolean;
	openMenu: (of: 'row' | 'column' | 'both') => boolean;
	/** Writes the change and focuses this cell of the result. */
	change: (made: Change | Change[] | undefined, wanted?: CellPosition) => void;
}
