import { createElement } from '../create-element.ts';
import { articleLanguage } from '../language.ts';
import type { Part } from '../least-change.ts';
import { htmlElementOf } from '../look/inline-html.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';

const tags: Readonly<Record<string, 'strong' | 'em' | 'del' | 'code' | 'span'>> = {
	StrongEmphasis: 'strong',
	Emphasis: 'em',
	Strikethrough: 'del',
	InlineCode: 'code',
	Link: 'span',
};
const hidden = /^(?:EmphasisMark|CodeMark|StrikethroughMark|LinkMark|LinkTitle|LinkLabel|URL)$/;

/** What readers see of this mark or tag; undefined for what stays as it is written. */
function drawPart(node: SyntaxNode, source: string): (Node | string)[] | undefined {
	const { name, from, to } = node;
	const tag = tags[name];
	if (tag)
		return [
			createElement(tag, name === 'Link' ? { class: 'cm-link' } : {}, ...drawParts(node, source)),
		];
	if (name === 'Escape') return [source.slice(from + 1, to)];
	if (name === 'HTMLTag' && /^<br\b/i.test(source.slice(from, to))) return ['\n'];
	return hidden.test(name) ? [] : undefined;
}

function drawParts(node: SyntaxNode, source: string, within: Part = node): (Node | string)[] {
	const parts: (Node | string)[] = [];
	let at = within.from;
	const read = (from: number, to: number) => source.slice(from, to);
	for (let child = node.childAfter(at); child; child = child.nextSibling) {
		if (child.from < at) continue;
		if (child.from >= within.to) break;
		const element = child.name === 'HTMLTag' ? htmlElementOf(child, read) : undefined;
		const drawn = element
			? [createElement(element.name, {}, ...drawParts(node, source, element.inner))]
			: drawPart(child, source);
		if (!drawn) continue;
		parts.push(source.slice(at, child.from), ...drawn);
		at = element?.to ?? child.to;
	}
	return [...parts, source.slice(at, within.to)];
}

/** A cell's source as readers see it, as long as nobody writes in it; undefined when it has no marks. */
export function cellLook(source: string): (Node | string)[] | undefined {
	if (!/[*_~`[\\<]/.test(source)) return undefined;
	const table = `| ${source} |\n| - |`;
	const header = articleLanguage.parser.parse(table).topNode.firstChild?.firstChild;
	const cell = header?.getChild('TableCell');
	return cell ? drawParts(cell, table) : undefined;
}
