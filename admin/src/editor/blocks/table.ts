import type { EditorView } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { DrawnWidget } from './block-view.ts';
import { blockWidgets } from './blocks-field.ts';
import { moveBlocks } from './move-blocks.ts';
import { hasExtraCells, readTable, type TableText } from './table-text.ts';
import { TableView } from './table-view.ts';

class TableWidget extends DrawnWidget {
	readonly className = 'cm-table';
	override readonly takesMarks = true;
	readonly table: TableText;

	constructor(table: TableText) {
		super(table.source);
		this.table = table;
	}

	override get name(): string {
		return messages.table.announced(this.table.rows.length, this.table.columns);
	}

	draw(view: EditorView, dom: HTMLElement): void {
		new TableView(view, this, dom);
	}

	override get estimatedHeight(): number {
		return 48 + this.table.rows.length * 40;
	}
}

/** Shows a table as readers see it, with editable cells. One that would hide words stays as it is written. */
export const tables = [
	blockWidgets('Table', (_, source) => {
		const table = readTable(source);
		return table && !hasExtraCells(table) ? new TableWidget(table) : undefined;
	}),
	moveBlocks,
];
