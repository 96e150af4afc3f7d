import type { EditorState, SelectionRange } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { parseInert } from '../../ui/trusted-html.ts';
import { grammar } from '../language.ts';
import type { Part } from '../least-change.ts';
import { isGuessedHeading } from '../look/guessed-headings.ts';
import { headingLevels } from '../look/heading-levels.ts';
import { type SyntaxNode, treeUpTo } from '../look/inline-marks.ts';
import { lineInfo } from '../look/line-info.ts';
import { keepAllowed } from './clean-paste.ts';
import { noteCopy, ownType } from './own-copy.ts';
import { wholePart } from './whole-part.ts';
import { HtmlWriter, type Source } from './write-html.ts';

const blocks =
	/^(?:p|h[1-6]|ul|ol|blockquote|pre|table|figure|figcaption|details|summary|div|section|dl|dt|dd|hr)$/;

const isList = (node: Node) => node instanceof Element && /^[uo]l$/.test(node.localName);

/** Items with their signs, inner lists further in. */
function writeList(list: Element): string {
	const first = Number(list.getAttribute('start') ?? 1);
	return [...list.children]
		.map((item, at) => {
			const sign = list.localName === 'ol' ? `${first + at}. ` : '- ';
			return sign + writeAll(item.childNodes, '\n').replaceAll('\n', '\n  ');
		})
		.join('\n');
}

const writeRow = (row: HTMLTableRowElement) =>
	[...row.cells].map((cell) => writeAll(cell.childNodes, ' ')).join('\t');

function writeNode(node: Node): string {
	if (node instanceof Text) return node.data;
	if (!(node instanceof Element)) return '';
	if (node.localName === 'br') return '\n';
	if (node instanceof HTMLImageElement) return node.alt;
	if (isList(node)) return writeList(node);
	if (node instanceof HTMLTableElement) return [...node.rows].map(writeRow).join('\n');
	return writeAll(node.childNodes, node.localName === 'figure' ? '\n' : '\n\n');
}

/** Blocks are apart from one another, and from words beside them. */
function writeAll(nodes: Iterable<Node>, gap: string): string {
	let text = '';
	let wasBlock = false;
	for (const node of nodes) {
		const isBlock = node instanceof Element && blocks.test(node.localName);
		const words = writeNode(node);
		if (words === '') continue;
		text += text !== '' && (isBlock || wasBlock) ? gap + words : words;
		wasBlock = isBlock;
	}
	return text;
}

/** What HTML says, for where nothing but words can stand: no marks, but items and cells that can be told apart. */
const wordsOfHtml = (body: HTMLElement): string => writeAll(body.childNodes, '\n\n');

/** The cursor stands behind a block's sign, which belongs to its words; that of the block after them does not. */
function wholeOf(state: EditorState, { from, to }: SelectionRange): Part {
	const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
	if (first.from === last.from) return { from, to };
	const { textFrom, kind } = lineInfo(state, first);
	if (from > textFrom) return { from, to };
	const end = lineInfo(state, last);
	// A fence's letters are its sign, and end what they belong to.
	if (to <= (end.kind === 'code' ? last.from : end.textFrom))
		return { from: first.from, to: last.from };
	return { from: kind === 'heading' && to === last.to ? first.from : from, to };
}

const attributes = new Set(
	'href src alt title start type value align colspan rowspan lang dir'.split(' '),
);

/** Other programs know neither this blog's host nor its anchors. */
function setApart(body: HTMLElement): void {
	for (const element of body.querySelectorAll('*'))
		for (const { name } of [...element.attributes]) {
			const isNote = name === 'id' && element.id.startsWith('fn-');
			if (!attributes.has(name) && !isNote) element.removeAttribute(name);
		}
	for (const link of body.querySelectorAll('a')) {
		const address = link.getAttribute('href') ?? '';
		if (address.startsWith('#') && !address.startsWith('#fn-'))
			link.replaceWith(...link.childNodes);
		else if (address.startsWith('/')) link.setAttribute('href', location.origin + address);
	}
	for (const picture of body.querySelectorAll('img')) {
		const address = picture.getAttribute('src') ?? '';
		if (address.startsWith('/')) picture.setAttribute('src', location.origin + address);
	}
}

interface Shown {
	html: string | undefined;
	words: string;
}

/** The same part for a text of this desk, too. */
interface Copied extends Shown {
	markdown: string;
	inWords: string;
}

function readHtml(html: string): Shown {
	const { body } = parseInert(`<body>${html}`);
	keepAllowed(body);
	setApart(body);
	const isMarked = body.firstElementChild !== null;
	return { html: isMarked ? body.innerHTML : undefined, words: wordsOfHtml(body) };
}

const prose = /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d|TableCell|FootnoteDefinition)$/;
const code = /^(?:FencedCode|CodeBlock)$/;

/** The innermost block around all of a part. */
function blockAround(top: SyntaxNode, { from, to }: Part): SyntaxNode | null {
	let node: SyntaxNode | null = top.resolveInner(from, 1);
	while (node && !((prose.test(node.name) || code.test(node.name)) && to <= node.to))
		node = node.parent;
	return node;
}

function readPart(state: EditorState, part: Part, isLine: boolean): Copied {
	const { length } = state.doc;
	const tree = treeUpTo(state, length);
	// A long text may not have been read to its end.
	const top = (tree.length < length ? grammar.parse(state.sliceDoc()) : tree).topNode;
	const around = blockAround(top, part);
	const isWithin = around && (part.from > around.from || /^(?:Para|Task|Table)/.test(around.name));
	const written = state.sliceDoc(part.from, part.to);
	if (isWithin && code.test(around.name))
		return { html: undefined, words: written, markdown: written, inWords: written };
	const copied = wholePart(state, top, part, isLine || Boolean(isWithin));
	const levels = headingLevels(state);
	const source: Source = {
		...part,
		top,
		read: (from, to) => state.sliceDoc(from, to),
		levelOf: ({ from, to }) => {
			const isLineAlone = to <= state.doc.lineAt(from).to;
			return levels.get(from) ?? (isLineAlone && isGuessedHeading(state, from) ? 2 : undefined);
		},
	};
	const writer = new HtmlWriter(source);
	const isHeading = part.from === around?.from && source.levelOf(around) !== undefined;
	const isWords = isWithin && !isLine && !isHeading;
	return { ...copied, ...readHtml(isWords ? writer.writeWords(around) : writer.write()) };
}

function put(data: DataTransfer, { html = '', words, markdown, inWords }: Copied, isLine = false) {
	data.clearData();
	data.setData('text/plain', words);
	if (html !== '') data.setData('text/html', html);
	data.setData(ownType, markdown);
	noteCopy({ markdown, inWords, words, html, isLine });
}

/** Copies or cuts what is chosen, or the cursor's line, in every way that another place may want it. */
export function copyPart(event: ClipboardEvent, view: EditorView): boolean {
	const { state } = view;
	const { main } = state.selection;
	const isLine = main.empty;
	const part = isLine ? state.doc.lineAt(main.from) : wholeOf(state, main);
	if (part.from === part.to || !event.clipboardData) return false;
	put(event.clipboardData, readPart(state, part, isLine), isLine);
	event.preventDefault();
	if (event.type === 'cut' && !state.readOnly)
		view.dispatch({
			changes: { from: part.from, to: isLine ? Math.min(part.to + 1, state.doc.length) : part.to },
			scrollIntoView: true,
			userEvent: 'delete.cut',
		});
	return true;
}

/** The same of what is dragged; says which part it is. */
export function dragPart(data: DataTransfer, { state }: EditorView): Part | undefined {
	const part = wholeOf(state, state.selection.main);
	if (part.from === part.to) return undefined;
	put(data, readPart(state, part, false));
	return part;
}

/** The same of words with marks that stand in no text of their own, as in a table's cell. */
export function copyWords(data: DataTransfer, markdown: string): void {
	const top = grammar.parse(markdown).topNode;
	const source = { from: 0, to: markdown.length, top, levelOf: () => undefined };
	const writer = new HtmlWriter({ ...source, read: (from, to) => markdown.slice(from, to) });
	const { firstChild } = top;
	const isWords = firstChild?.name === 'Paragraph' && firstChild.to === markdown.trimEnd().length;
	const shown = readHtml(isWords ? writer.writeWords(firstChild) : writer.write());
	put(data, { ...shown, markdown, inWords: markdown });
}
