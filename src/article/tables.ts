import { messages } from '#config/messages';
import { createElement, type ElementNode, isElement, listElements, textOf } from './tree.ts';

const alignments: Record<string, string> = { right: 'r', center: 'c' };
const longestName = 60;

/** Wraps a table in a focusable, named box that scrolls. */
export function setTable(table: ElementNode): ElementNode {
	const caption = table.children.find((child) => isElement(child, 'caption'));
	const name = caption ? textOf(caption) : nameFromHead(table);
	return createElement(
		'div',
		{ class: 'scroll', role: 'region', 'aria-label': messages.article.table(name), tabindex: '0' },
		[table],
	);
}

/** A cell keeps its spans and alignment; a header cell gets its scope. */
export function setCell(cell: ElementNode): ElementNode {
	const { align, colspan, rowspan, scope } = cell.attributes;
	const side = alignments[(align ?? '').toLowerCase()];
	const isScope = /^(?:col|row|colgroup|rowgroup)$/.test(scope ?? '');
	const attributes = {
		scope: cell.name === 'th' ? (isScope ? scope : 'col') : undefined,
		colspan: isSpan(colspan) ? colspan : undefined,
		rowspan: isSpan(rowspan) ? rowspan : undefined,
		class: side,
	};
	return createElement(cell.name, attributes, cell.children);
}

const isSpan = (text: string | undefined): text is string => /^[1-9]\d{0,2}$/.test(text ?? '');

function nameFromHead(table: ElementNode): string {
	const heads = listElements(table.children)
		.filter(({ name }) => name === 'th')
		.map(textOf);
	const name = heads.filter((text) => text !== '').join(', ');
	return name.length <= longestName
		? name
		: (heads.find((text) => text !== '') ?? '').slice(0, longestName);
}
