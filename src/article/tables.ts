import { messages } from '#config/messages';
import { cutLetters } from '#domain/text/cut-text';
import { tableOf } from '#domain/text/table-of';
import {
	createElement,
	type ElementNode,
	isElement,
	isEmpty,
	listElements,
	type TreeNode,
	textOf,
} from './tree.ts';

const alignments = tableOf<string>({ right: 'r', center: 'c' });
const longestName = 60;

/** A table with as many columns, or whose words alone are as wide, does not fit into the text's width. */
const wide = { columns: 5, characters: 80 };
/** What the padding of a cell takes, in characters. */
const gap = 2;

/** Wraps a table in a focusable box that scrolls, named by its caption; a wide one reaches beyond the text. */
export function setTable(table: ElementNode): ElementNode {
	alignNumbers(table);
	const caption = table.children.find((child) => isElement(child, 'caption'));
	const { table: name, tableCue } = messages.article;
	return createElement(
		'div',
		{
			class: isWide(table) ? 'scroll wide' : 'scroll',
			role: 'region',
			'aria-label': (caption && textOf(caption)) || name(nameFromHead(table)),
			tabindex: '0',
			'data-cue': tableCue,
		},
		[table],
	);
}

/** Names a table in a figure by its caption, and numbers tables that would have the same name. */
export function nameTables(elements: readonly ElementNode[]): void {
	const uses = new Map<string, number>();
	for (const { name, children, attributes } of elements) {
		if (name === 'figure') nameByCaption(children);
		const label = attributes['aria-label'];
		if (attributes['role'] !== 'region' || label === undefined) continue;
		const use = (uses.get(label) ?? 0) + 1;
		uses.set(label, use);
		if (use > 1) attributes['aria-label'] = `${label} (${use})`;
	}
}

function nameByCaption(content: readonly TreeNode[]): void {
	const table = content.find((node) => isElement(node, 'div'));
	const caption = content.find((node) => isElement(node, 'figcaption'));
	const name = caption && textOf(caption);
	if (table?.attributes['role'] === 'region' && name) table.attributes['aria-label'] = name;
}

/** The cells of each row. */
const rowsOf = (table: ElementNode): ElementNode[][] =>
	listElements(table.children)
		.filter(({ name }) => name === 'tr')
		.map(({ children }) => children.filter((child) => isElement(child)));

/** `R$ 1.200,00`, `-3,5%`, `40 h`. */
const number = /^[-+−]?\s?(?:R\$|US\$|€)?\s?[-+−]?\d[\d.,\s]*(?:%|[a-zA-Z]{1,3})?$/;

/** Below one another digits compare; what an editor aligned stays, as does the first column, which names the rows. */
function alignNumbers(table: ElementNode): void {
	const rows = rowsOf(table);
	const columns = rows[0]?.length ?? 0;
	if (rows.flat().some(({ attributes: { colspan, rowspan } }) => colspan || rowspan)) return;
	for (let column = 1; column < columns; column += 1) {
		const cells = rows.flatMap((row) => row[column] ?? []);
		if (cells.some(({ attributes }) => attributes['class'] !== undefined)) continue;
		const said = cells.filter(({ name }) => name === 'td').map(textOf);
		const numbers = said.filter((text) => !/^[-–—]?$/.test(text));
		if (numbers.length === 0 || !numbers.every((text) => number.test(text))) continue;
		for (const { attributes } of cells) attributes['class'] = 'r';
	}
}

function isWide(table: ElementNode): boolean {
	const widths: number[] = [];
	for (const row of rowsOf(table)) {
		for (const [column, cell] of row.entries()) {
			widths[column] = Math.max(widths[column] ?? 0, longestWord(textOf(cell)) + gap);
		}
	}
	const characters = widths.reduce((sum, width) => sum + width, 0);
	return widths.length >= wide.columns || characters > wide.characters;
}

const longestWord = (text: string): number =>
	text.split(/\s+/).reduce((most, { length }) => Math.max(most, length), 0);

/** A cell keeps its spans and alignment; a header cell gets its scope, and is one only if it says something. */
export function setCell(cell: ElementNode): ElementNode {
	const { align, colspan, rowspan, scope } = cell.attributes;
	const name = isEmpty(cell) ? 'td' : cell.name;
	const isScope = /^(?:col|row|colgroup|rowgroup)$/.test(scope ?? '');
	const attributes = {
		scope: name === 'th' ? (isScope ? scope : 'col') : undefined,
		colspan: isSpan(colspan) ? colspan : undefined,
		rowspan: isSpan(rowspan) ? rowspan : undefined,
		class: alignments[(align ?? '').toLowerCase()],
	};
	return createElement(name, attributes, cell.children);
}

const isSpan = (text: string | undefined): text is string => /^[1-9]\d{0,2}$/.test(text ?? '');

function nameFromHead(table: ElementNode): string {
	const heads = listElements(table.children)
		.filter(({ name }) => name === 'th')
		.map(textOf)
		.filter((text) => text !== '');
	const name = heads.join(', ');
	return name.length <= longestName ? name : cutLetters(`${heads[0]}`, longestName);
}
