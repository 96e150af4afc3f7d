import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import type { Part } from '../least-change.ts';
import { htmlElementOf, type InlineElement } from './inline-html.ts';
import { inlineMarks, type SyntaxNode } from './inline-marks.ts';
import { liveDecorations } from './live-decorations.ts';

const known = new WeakMap<object, ReadonlySet<string>>();
const fold = (label: string) => label.toLowerCase().replace(/\s+/g, ' ').trim();

function labelsIn(state: EditorState): ReadonlySet<string> {
	const labels = new Set<string>();
	syntaxTree(state).iterate({
		enter: ({ name, node, from }) => {
			if (name === 'FootnoteDefinition')
				labels.add(state.sliceDoc(from, (node.firstChild?.to ?? from + 1) - 1));
			if (name === 'LinkReference') {
				const label = node.getChild('LinkLabel');
				if (label) labels.add(fold(state.sliceDoc(label.from, label.to)));
			}
			return /^(?:Document|Blockquote|BulletList|OrderedList|ListItem)$/.test(name);
		},
	});
	return labels;
}

/** Whether the text defines `[this]` or `[^this]`. */
function isDefined(state: EditorState, label: string): boolean {
	const tree = syntaxTree(state);
	const labels = known.get(tree) ?? labelsIn(state);
	known.set(tree, labels);
	// Notes stand at the end, which is read last.
	const isUnread = tree.length < state.doc.length && label.startsWith('[^');
	return isUnread || labels.has(label) || labels.has(fold(label));
}

type Drawn = Range<Decoration>[];

const hidden = Decoration.replace({});
const faint = Decoration.mark({ class: 'cm-mk' });
const source = Decoration.mark({ class: 'cm-source' });
const looks: Readonly<Record<string, Decoration>> = {
	StrongEmphasis: Decoration.mark({ tagName: 'strong' }),
	Emphasis: Decoration.mark({ tagName: 'em' }),
	Strikethrough: Decoration.mark({ tagName: 'del' }),
	InlineCode: Decoration.mark({ tagName: 'code' }),
};
const note = Decoration.mark({ tagName: 'sup', class: 'cm-fn' });
const bareLink = Decoration.mark({ class: 'cm-link' });
const link = (title: string) => Decoration.mark({ class: 'cm-link', attributes: { title } });

/** Blocks that other extensions display, or that are shown as Markdown. */
const skipped =
	/^(?:Table|HTMLBlock|CommentBlock|ProcessingInstructionBlock|FencedCode|CodeBlock|LinkReference)$/;
const heading = /^(?:ATX|Setext)Heading/;
const ownName = /[ \t]*(?<!\\)\{#[\p{L}\p{N}_:.-]{1,120}(?:[ \t][^{}\n]{0,200})?\}[ \t]*$/u;

const textOf = (state: EditorState, node: SyntaxNode) => state.sliceDoc(node.from, node.to);

const inLink = ({ parent }: SyntaxNode) => /^(?:Link|Image|Autolink)$/.test(parent?.name ?? '');

function linkOf(state: EditorState, node: SyntaxNode): InlineElement | undefined {
	const inner = inlineMarks(node);
	if (!inner) return undefined;
	const url = node.getChild('URL');
	const label = node.getChild('LinkLabel') ?? { from: inner.from - 1, to: inner.to + 1 };
	if (!url && !isDefined(state, state.sliceDoc(label.from, label.to))) return undefined;
	const address = url ? textOf(state, url) : '';
	return { from: node.from, to: node.to, inner, look: link(address) };
}

const edgesOf = ({ from, to }: SyntaxNode, size: number) => ({ from: from + size, to: to - size });

/** The parts of an inline element; undefined when it is shown as Markdown. */
function elementOf(state: EditorState, node: SyntaxNode): InlineElement | undefined {
	const { name, from, to } = node;
	const look = looks[name];
	const inner = look && inlineMarks(node);
	if (inner) return { from, to, inner, look };
	if (name === 'Link') return linkOf(state, node);
	if (name === 'Autolink')
		return { from, to, inner: edgesOf(node, 1), look: link(textOf(state, node)) };
	if (name === 'FootnoteReference' && isDefined(state, textOf(state, node)))
		return { from, to, inner: { from: from + 2, to: to - 1 }, look: note };
	if (name === 'Escape') return { from, to, inner: { from: from + 1, to }, look: undefined };
	// The line break itself stays.
	if (name === 'HardBreak')
		return { from, to: to - 1, inner: { from: to - 1, to: to - 1 }, look: undefined };
	if (name === 'SourceComment' || name === 'Comment')
		return { from, to, inner: { from: to, to }, look: undefined };
	return undefined;
}

function drawElement(
	state: EditorState,
	{ from, to, inner, look }: InlineElement,
	isTouched: boolean,
): Drawn {
	const markDecorations = [
		{ from, to: inner.from },
		{ from: inner.to, to },
	].filter((mark) => mark.from < mark.to);
	const drawMark = (mark: Part) => {
		const crosses = state.doc.lineAt(mark.from).to < mark.to;
		return (isTouched || crosses ? faint : hidden).range(mark.from, mark.to);
	};
	return [
		...markDecorations.map(drawMark),
		...(look && inner.from < inner.to ? [look.range(inner.from, inner.to)] : []),
	];
}

/** A heading's own name and its closing signs, which readers do not see. */
function headingEnd(state: EditorState, node: SyntaxNode): InlineElement | undefined {
	const line = state.doc.lineAt(node.from);
	const closing = node
		.getChildren('HeaderMark')
		.find(({ from }) => from > node.from && from < line.to);
	const named = ownName.exec(line.text);
	const from = closing ? closing.from : line.from + (named?.index ?? line.text.length);
	if (from >= line.to) return undefined;
	return { from, to: line.to, inner: { from: line.to, to: line.to }, look: undefined };
}

function draw(view: EditorView, ranges: readonly Part[]): Drawn {
	const { state } = view;
	const cursors = view.hasFocus ? state.selection.ranges.filter(({ empty }) => empty) : [];
	const isTouched = (place: Part) =>
		cursors.some(({ head }) => head >= place.from && head <= place.to);
	const drawn: Drawn = [];
	const add = (element: InlineElement | undefined) => {
		if (element) drawn.push(...drawElement(state, element, isTouched(element)));
	};
	const addHtml = (tag: SyntaxNode) => {
		const element = htmlElementOf(tag, (from, to) => state.sliceDoc(from, to));
		if (!element) drawn.push(source.range(tag.from, tag.to));
		else if (element.from === tag.from) add(element);
	};
	for (const { from, to } of ranges) {
		syntaxTree(state).iterate({
			from,
			to,
			enter: ({ name, node }) => {
				if (skipped.test(name)) return false;
				if (heading.test(name)) add(headingEnd(state, node));
				if (name === 'URL' && !inLink(node)) drawn.push(bareLink.range(node.from, node.to));
				else if (name === 'Image') drawn.push(source.range(node.from, node.to));
				else if (name === 'HTMLTag') addHtml(node);
				else add(elementOf(state, node));
				return undefined;
			},
		});
	}
	return drawn;
}

/** Bold text, links and other inline elements look as in the article; their marks show while the cursor touches them. */
export const marks: Extension = liveDecorations(draw);
