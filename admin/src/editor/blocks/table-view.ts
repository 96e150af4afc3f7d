import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { createElement, setAttribute } from '../create-element.ts';
import { type Change, leastChange } from '../least-change.ts';
import { BlockView } from './block-view.ts';
import type { BlockWidget } from './blocks-field.ts';
import { cellLook } from './cell-look.ts';
import { type Direction, leave } from './move-blocks.ts';
import { openMenu } from './open-menu.ts';
import type { CellPosition, TableActs } from './table-acts.ts';
import { TableGrips } from './table-grips.ts';
import { goDown, takeCellKey } from './table-keys.ts';
import { columnEntries, rowEntries, tableEntries } from './table-menu.ts';
import {
	cellRange,
	cellSource,
	cellText,
	escapeCell,
	insertColumn,
	insertRow,
	rowText,
	sideOf,
	sourceOffset,
	type TableText,
	textOffset,
	writeCell,
} from './table-text.ts';
import { TextBox } from './text-box.ts';

const { table: text } = messages;
type Shown = BlockWidget & { readonly table: TableText };

/** A table as readers see it. */
export class TableView extends BlockView<Shown> implements TableActs {
	private readonly scroll = createElement('div', { class: 'scroll' });
	private readonly grips: TableGrips;
	cells: TextBox[][] = [];
	private here: CellPosition = { row: 0, column: 0 };
	/** The cell that takes the focus after the table is redrawn. */
	private wanted: CellPosition | undefined;

	constructor(view: EditorView, shown: Shown, dom: HTMLElement) {
		super(view, shown, dom);
		this.grips = new TableGrips(this.scroll, {
			column: () => void this.openMenu('column'),
			row: () => void this.openMenu('row'),
			addColumn: () => this.addColumn(),
			addRow: () => void this.addRow(),
		});
		dom.append(...this.grips.dom);
		this.dom.addEventListener('focusin', () => this.touch(true));
		this.dom.addEventListener('focusout', ({ relatedTarget }) => {
			if (!this.dom.contains(relatedTarget as Node | null)) this.touch(false);
		});
		this.drawCells();
	}

	get table(): TableText {
		return this.shown.table;
	}

	override update(shown: Shown): void {
		const before = this.table;
		const { rows, columns } = before;
		const isSame = rows.length === shown.table.rows.length && columns === shown.table.columns;
		const hadFocus = this.cells[this.here.row]?.[this.here.column]?.hasFocus;
		this.shown = shown;
		if (isSame) this.show(before);
		else this.drawCells();
		this.measure();
		const next = this.wanted ?? (hadFocus && !isSame ? this.here : undefined);
		this.wanted = undefined;
		// The editor is still applying the change.
		if (next) queueMicrotask(() => this.goTo(this.nearest(next)));
	}

	/** Coming from above: the first row; from below: the last. */
	override enter(direction: Direction): void {
		this.goTo({ row: direction === 1 ? 0 : this.cells.length - 1, column: 0 });
	}

	/** Writes the change and focuses this cell of the result. */
	change(made: Change | Change[] | undefined, wanted: CellPosition = this.here): void {
		const { start } = this;
		if (start === undefined) return;
		const changes = [made ?? []]
			.flat()
			.map(({ from, to, insert }) => ({ from: start + from, to: start + to, insert }));
		this.wanted = wanted;
		if (changes.length > 0) this.view.dispatch({ changes, userEvent: 'input' });
	}

	private drawCells(): void {
		const { rows, columns } = this.table;
		this.cells = rows.map((_, row) =>
			Array.from({ length: columns }, (__, column) => this.drawCell({ row, column })),
		);
		const [head = [], ...body] = this.cells.map((boxes, row) => {
			const tag = row === 0 ? 'th' : 'td';
			const scope = row === 0 ? 'col' : undefined;
			return boxes.map((box) => createElement(tag, { scope }, box.dom));
		});
		const lines = body.map((cells) => createElement('tr', {}, ...cells));
		const table = createElement(
			'table',
			{ 'aria-label': text.name(rows.length, columns) },
			createElement('thead', {}, createElement('tr', {}, ...head)),
			createElement('tbody', {}, ...lines),
		);
		this.scroll.replaceChildren(table);
		this.show();
	}

	private drawCell(place: CellPosition): TextBox {
		const box = new TextBox(createElement('div', { class: 'cell' }), this.view, {
			isMarkdown: true,
			onInput: (typed) => this.write(place, typed),
			onKey: (event) => takeCellKey(this, event, place),
			onEnter: () => void goDown(this, place),
			onMove: () => this.mirror(place),
		});
		// Before the browser and the box place the cursor in it.
		const showMarks = () => box.write(cellText(this.table, place.row, place.column));
		box.dom.addEventListener('pointerdown', showMarks);
		box.dom.addEventListener('focus', showMarks, true);
		box.dom.addEventListener('blur', () => this.showCell(box, place));
		return box;
	}

	/** Only the cell that is written in shows its marks. Blanks that are still being typed do not count as a difference. */
	private showCell(box: TextBox, { row, column }: CellPosition): void {
		const source = cellSource(this.table, row, column);
		if (box.hasFocus && escapeCell(box.text.trim()) === source) return;
		const look = box.hasFocus ? undefined : cellLook(source);
		if (look) box.dom.replaceChildren(...look);
		else box.write(cellText(this.table, row, column));
		if (box.hasFocus) this.takeSelection(box, cellRange(this.table, row, column)?.from ?? 0);
	}

	/** What reads otherwise than before. */
	protected override show(before?: TableText): void {
		const now = this.table;
		for (let column = 0; column < now.columns; column += 1) {
			const head = cellText(now, 0, column);
			const side = sideOf(now, column);
			if (before && head === cellText(before, 0, column) && side === sideOf(before, column))
				continue;
			for (const [row, boxes] of this.cells.entries()) {
				const name = row === 0 ? text.head(column + 1) : text.cell(head, column + 1, row);
				boxes[column]?.dom.setAttribute('aria-label', name);
				boxes[column]?.dom.parentElement?.setAttribute('data-side', side ?? '');
			}
		}
		for (const [row, boxes] of this.cells.entries()) {
			if (before && rowText(now, row) === rowText(before, row)) continue;
			for (const [column, box] of boxes.entries())
				if (!before || cellSource(now, row, column) !== cellSource(before, row, column))
					this.showCell(box, { row, column });
		}
	}

	private write(place: CellPosition, typed: string): void {
		const change = writeCell(this.table, place, typed);
		if (!change) {
			this.mirror(place);
			return;
		}
		const { start } = this;
		if (start === undefined) return;
		const { from, to, insert } = leastChange(this.table.source, change);
		const head = start + from + insert.length;
		this.view.dispatch({
			changes: { from: start + from, to: start + to, insert },
			selection: { anchor: head },
			userEvent: insert === '' ? 'delete' : 'input.type',
		});
	}

	/** The text's cursor follows the cell's, so that undo, search and marks act there. */
	private mirror(place: CellPosition): void {
		this.here = place;
		const box = this.cells[place.row]?.[place.column];
		if (box) this.grips.show(box.dom);
		const chosen = box?.selection;
		if (!box || !chosen) return;
		const at = cellRange(this.table, place.row, place.column);
		const { start } = this;
		if (!at || start === undefined) return;
		const toSource = (letters: number) =>
			start + Math.min(at.to, at.from + sourceOffset(box.text.trimStart(), letters));
		const [anchor, head] = [toSource(chosen.anchor), toSource(chosen.head)];
		const { main } = this.view.state.selection;
		if (main.anchor !== anchor || main.head !== head)
			this.view.dispatch({ selection: { anchor, head } });
	}

	private takeSelection(box: TextBox, from: number): void {
		const { main } = this.view.state.selection;
		const own = this.start;
		if (own === undefined) return;
		const start = own + from;
		const source = escapeCell(box.text);
		const toText = (at: number) => textOffset(source, at - start);
		box.selection = { anchor: toText(main.anchor), head: toText(main.head) };
	}

	leave(by: Direction): boolean {
		leave(this.view, this.dom, by);
		return true;
	}

	goTo({ row, column }: CellPosition, atStart = false): boolean {
		const box = this.cells[row]?.[column];
		box?.focus(atStart);
		box?.dom.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		return box !== undefined;
	}

	/** Where this place was, if the table became smaller. */
	private nearest({ row, column }: CellPosition): CellPosition {
		const { rows, columns } = this.table;
		return { row: Math.min(row, rows.length - 1), column: Math.min(column, columns - 1) };
	}

	addRow(under = this.cells.length - 1, column = this.here.column): boolean {
		this.change(insertRow(this.table, under), { row: under + 1, column });
		return true;
	}

	private addColumn(): void {
		const { columns } = this.table;
		this.change(insertColumn(this.table, columns), { row: this.here.row, column: columns });
	}

	openMenu(of: 'row' | 'column' | 'both'): boolean {
		const anchor = of === 'row' ? this.grips.rowGrip : this.grips.columnGrip;
		const { row, column } = this.here;
		const groups = [
			...(of === 'row' ? [] : columnEntries(this, this.here)),
			...(of === 'column' ? [] : rowEntries(this, this.here)),
			tableEntries(this),
		];
		const label = of === 'row' ? text.rowMenu(row) : text.columnMenu(column + 1);
		openMenu(anchor, label, groups);
		return true;
	}

	private touch(isOn: boolean): void {
		this.dom.classList.toggle('on', isOn);
		this.measure();
	}

	/** Keyboard users can reach anything that scrolls. */
	private measure(): void {
		this.view.requestMeasure({
			key: this,
			read: () => this.scroll.scrollWidth > this.scroll.clientWidth,
			write: (isWide) => setAttribute(this.scroll, 'tabindex', isWide && '0'),
		});
	}
}
