import { Decoration } from '@codemirror/view';
import type { Part } from '../least-change.ts';
import type { SyntaxNode } from './inline-marks.ts';

/** What an article shows of HTML within a line. */
const shown = [
	...([
		'mark',
		'u',
		'ins',
		'small',
		'kbd',
		'abbr',
		'q',
		'cite',
		'sup',
		'sub',
		'var',
		'samp',
	] as const),
	...(['b', 'strong', 'i', 'em', 's', 'del'] as const),
];
type ShownTag = (typeof shown)[number];
const looks = new Map(shown.map((tagName) => [tagName, Decoration.mark({ tagName })]));
const tag = /^<(\/?)([a-z]+)(?:\s[\s\S]*)?>$/i;
/** A paragraph of nothing but tags stays quick. */
const furthest = 200;

type Read = (from: number, to: number) => string;

function readTag(node: SyntaxNode, read: Read) {
	const [, slash, written = ''] = tag.exec(read(node.from, node.to)) ?? [];
	return { isEnd: slash === '/', name: shown.find((one) => one === written.toLowerCase()) };
}

/** The tag that ends this one's element, or begins it. */
function partnerOf(node: SyntaxNode, read: Read): SyntaxNode | undefined {
	const { isEnd, name } = readTag(node, read);
	if (!name) return undefined;
	let open = 0;
	let next: SyntaxNode | null = node;
	for (let seen = 0; next && seen < furthest; seen += 1) {
		next = isEnd ? next.prevSibling : next.nextSibling;
		if (next?.name !== 'HTMLTag') continue;
		const other = readTag(next, read);
		if (other.name !== name) continue;
		if (other.isEnd === isEnd) open += 1;
		else if (open === 0) return next;
		else open -= 1;
	}
	return undefined;
}

/** An inline element, with the look of the text between its marks. */
export interface InlineElement extends Part {
	inner: Part;
	look: Decoration | undefined;
}

/** The element that a tag begins or ends; undefined where the tag is shown as it is written. */
export function htmlElementOf(
	node: SyntaxNode,
	read: Read,
): (InlineElement & { name: ShownTag }) | undefined {
	const partner = partnerOf(node, read);
	const { name } = readTag(node, read);
	if (!partner || !name) return undefined;
	const [begin, end] = partner.from < node.from ? [partner, node] : [node, partner];
	const inner = { from: begin.to, to: end.from };
	return { from: begin.from, to: end.to, inner, look: looks.get(name), name };
}
