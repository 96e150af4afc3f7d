import { messages } from '../../messages/blocks.ts';
import { createElement } from '../create-element.ts';
import { drawButton, drawSign } from './tool-row.ts';

interface GripActs {
	column: () => void;
	row: () => void;
	addColumn: () => void;
	addRow: () => void;
}

const { table: text } = messages;

/** The controls around a table while it has the focus: menus for the row and the column, and buttons to add more. */
export class TableGrips {
	readonly dom: Node[];
	readonly columnGrip: HTMLButtonElement;
	readonly rowGrip: HTMLButtonElement;
	private readonly box: HTMLElement;

	constructor(scroll: HTMLElement, acts: GripActs) {
		this.columnGrip = drawSign('', 'ellipsis', acts.column, 'grip column');
		this.rowGrip = drawSign('', 'ellipsis-vertical', acts.row, 'grip line');
		for (const grip of [this.columnGrip, this.rowGrip]) {
			grip.setAttribute('aria-haspopup', 'menu');
			grip.setAttribute('aria-expanded', 'false');
		}
		const addColumn = drawSign(text.addColumn, 'plus', acts.addColumn, 'add add-column');
		const addRow = drawButton(text.addRow, acts.addRow, { icon: 'plus', className: 'add add-row' });
		this.box = createElement(
			'div',
			{ class: 'box' },
			scroll,
			this.columnGrip,
			this.rowGrip,
			addColumn,
		);
		// The keyboard stays in the cells, which have their own keys for these actions.
		for (const button of [this.columnGrip, this.rowGrip, addColumn, addRow]) button.tabIndex = -1;
		scroll.addEventListener('scroll', () => this.columnGrip.classList.add('away'));
		this.dom = [this.box, addRow];
	}

	/** Next to this cell's row and above its column. */
	show(cell: HTMLElement): void {
		const place = cell.parentElement?.getBoundingClientRect();
		const box = this.box.getBoundingClientRect();
		if (!place) return;
		const [row, column] = [
			cell.closest('tr')?.rowIndex ?? 0,
			(cell.parentElement as HTMLTableCellElement).cellIndex,
		];
		this.columnGrip.setAttribute('aria-label', text.columnMenu(column + 1));
		this.rowGrip.setAttribute('aria-label', text.rowMenu(row));
		this.columnGrip.classList.remove('away');
		this.columnGrip.style.left = `${place.left - box.left + place.width / 2}px`;
		this.rowGrip.style.top = `${place.top - box.top + place.height / 2}px`;
	}
}
