import { tableOf } from '#domain/text/table-of';
import { styleOf } from './style-of.ts';

/** Characters that start a block, which a cell cannot contain. */
const blockMark = /^([*~]*)\\(?=[-+#>=~])|^([*~]*\d+)\\(?=\.)/;

/** A cell's inline Markdown on one line. */
const cellText = (markdown: string) =>
	markdown
		.replaceAll('\u00A0', ' ')
		.trim()
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)
		.join('<br>')
		.replace(/\s+/g, ' ')
		.replace(blockMark, '$1$2')
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

const spans = ':is(td, th):is([colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]))';
/** Whether a cell with words covers others, which Markdown cannot say. */
export const hasSpans = (body: HTMLElement): boolean =>
	[...body.querySelectorAll(spans)].some(({ textContent }) => (textContent ?? '').trim() !== '');

function alignOf(cell: HTMLTableCellElement): string {
	const [line, ...others] = cell.children;
	const styled = others.length === 0 && line?.localName === 'p' ? [cell, line] : [cell];
	const given = styled.map(
		(element) => styleOf(element).get('text-align') ?? element.getAttribute('align') ?? '',
	);
	return given.findLast((where) => where !== '') ?? '';
}

const rules = tableOf<string>({ right: '---:', end: '---:', center: ':---:' });

/** A column's rule says where its cells stand, if all that have words below its head agree. */
function ruleOf(table: HTMLTableElement, column: number): string {
	const cells = [...table.rows].slice(1).flatMap(({ cells }) => cells[column] ?? []);
	const [where, ...others] = new Set(
		cells.filter(({ textContent }) => (textContent ?? '').trim() !== '').map(alignOf),
	);
	return (others.length === 0 && rules[where ?? '']) || '---';
}

/** Converts a table to Markdown: the first row is the header, which needs no bold. */
export function tableText(table: HTMLTableElement, write: (cell: HTMLElement) => string): string {
	for (const bold of table.rows[0]?.querySelectorAll('b, strong') ?? [])
		bold.replaceWith(...bold.childNodes);
	const rows = gridOf(table, write).filter((row) => row.some((text) => text !== ''));
	const columns = Math.max(0, ...rows.map((row) => row.length));
	const line = (cells: string[]) =>
		`| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
	if (rows.length === 0) return '';
	const [head = [], ...body] = rows;
	return `\n\n${[line(head), line(Array.from({ length: columns }, (_, at) => ruleOf(table, at))), ...body.map(line)].join('\n')}\n\n`;
}

/** Spreadsheets write bold and italic as the cell's style, and a link as its attribute. */
export function markCells(body: HTMLElement): void {
	for (const cell of body.querySelectorAll('td')) {
		const address = cell.getAttribute('data-sheets-hyperlink');
		const inner = cell.ownerDocument.createElement('span');
		inner.setAttribute('data-style', cell.getAttribute('data-style') ?? '');
		inner.append(...cell.childNodes);
		cell.append(inner);
		if (!address || cell.querySelector('a')) continue;
		const link = cell.ownerDocument.createElement('a');
		link.setAttribute('href', address);
		link.append(inner);
		cell.append(link);
	}
}

/** A table's caption becomes the paragraph above it. */
export function freeCaptions(body: HTMLElement): void {
	for (const caption of body.querySelectorAll('caption')) {
		const line = caption.ownerDocument.createElement('p');
		line.append(...caption.childNodes);
		caption.closest('table')?.before(line);
		caption.remove();
	}
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
