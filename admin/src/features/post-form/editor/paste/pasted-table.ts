/** Characters that start a block, which a cell cannot contain. */
const blockMark = /^\\(?=[-+#>=~])|^(\d+)\\(?=\.)/;

/** A cell's inline Markdown on one line. */
const cellText = (markdown: string) =>
	markdown
		.replaceAll('\u00A0', ' ')
		.trim()
		.replace(/\s*\n\s*/g, '<br>')
		.replace(/\s+/g, ' ')
		.replace(blockMark, '$1')
		.replaceAll('|', '\\|');

/** Puts each text where its cell begins; the rest of a cell that spans several stays empty. */
function gridOf(table: HTMLTableElement, write: (cell: HTMLElement) => string): string[][] {
	const grid: string[][] = [...table.rows].map(() => []);
	for (const [y, row] of [...table.rows].entries()) {
		let x = 0;
		for (const cell of row.cells) {
			while (grid[y]?.[x] !== undefined) x += 1;
			for (let dy = 0; dy < Math.min(cell.rowSpan || 1, grid.length - y); dy += 1)
				for (let dx = 0; dx < cell.colSpan; dx += 1)
					(grid[y + dy] as string[])[x + dx] = dx + dy === 0 ? cellText(write(cell)) : '';
		}
	}
	return grid;
}

/** Converts a table to Markdown: the first row is the header, which needs no bold. */
export function tableText(table: HTMLTableElement, write: (cell: HTMLElement) => string): string {
	for (const bold of table.rows[0]?.querySelectorAll('b, strong') ?? [])
		bold.replaceWith(...bold.childNodes);
	const rows = gridOf(table, write);
	const columns = Math.max(0, ...rows.map((row) => row.length));
	const line = (cells: string[]) =>
		`| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
	const [head = [], ...body] = rows;
	return `\n\n${[line(head), line(Array(columns).fill('---')), ...body.map(line)].join('\n')}\n\n`;
}

/** Mails use tables for layout: a single cell, or a table inside another, contains no data. */
export function dropLayoutTables(body: HTMLElement): void {
	for (const table of [...body.querySelectorAll('table')]) {
		const cells = table.querySelectorAll('td, th');
		if (cells.length > 1 && !table.querySelector('table')) continue;
		const blocks = [...cells].filter((cell) => cell.closest('table') === table);
		table.replaceWith(
			...blocks.map((cell) => {
				const block = cell.ownerDocument.createElement('div');
				block.append(...cell.childNodes);
				return block;
			}),
		);
	}
}
