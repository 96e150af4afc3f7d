import { syntaxTree } from '@codemirror/language';
import {
	type EditorState,
	Facet,
	type Range,
	StateEffect,
	StateField,
	type Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { isComposing } from '../keys/completions.ts';
import type { Part } from '../least-change.ts';
import { changedBlock } from '../look/changed-block.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { startOf } from './start-of.ts';

/** A block of the text that is rendered in place of its source. */
export abstract class BlockWidget extends WidgetType {
	readonly source: string;
	constructor(source: string) {
		super();
		this.source = source;
	}
	/** Can its words be bold, or a link? */
	readonly takesMarks: boolean = false;
	/** Announced to screen readers when the cursor enters the block. */
	abstract readonly name: string;
	/** Takes the focus, coming from above (1) or from below (-1). */
	abstract enter(dom: HTMLElement, from: 1 | -1): void;
	override eq(other: BlockWidget): boolean {
		return this.source === other.source;
	}
}
export interface Block {
	from: number;
	to: number;
	widget: BlockWidget;
}

/** Returns the widget for this node of the document, or undefined when the source stays visible. */
type Draw = (node: SyntaxNode, source: string, start: number) => BlockWidget | undefined;
interface Kind {
	node: string;
	draw: Draw;
	/** While its source is typed it stays visible, because a part of it is already complete. */
	waits?: boolean;
	/** Nodes in a row of which this is true are drawn as one. */
	joins?: (node: SyntaxNode, state: EditorState) => boolean;
}
const kinds = Facet.define<Kind>();

/** Shows the source of the block at this position until the cursor leaves it. */
const asTextAt = StateEffect.define<number>({ map: (at, changes) => changes.mapPos(at) });

interface Drawn {
	tree: ReturnType<typeof syntaxTree> | undefined;
	set: DecorationSet;
	/** A position in the block whose source is shown. */
	asText: number | undefined;
}

interface Now {
	state: EditorState;
	asText?: number | undefined;
	isTyping?: boolean;
}

function drawAll(now: Now): Drawn {
	const { tree, ranges, kept } = drawIn({ from: 0, to: now.state.doc.length }, now);
	return { tree, set: Decoration.set(ranges), asText: kept };
}

function lastOf({ joins }: Kind, node: SyntaxNode, state: EditorState): SyntaxNode {
	let last = node;
	if (!joins?.(node, state)) return last;
	while (last.nextSibling && last.nextSibling.name === node.name && joins(last.nextSibling, state))
		last = last.nextSibling;
	return last;
}

/** Would a change of this node change what is drawn of its neighbours? */
function isJoinedAt(state: EditorState, at: number): boolean {
	const node = syntaxTree(state).topNode.childAfter(at);
	return state
		.facet(kinds)
		.some(({ node: name, joins }) => node?.name === name && joins?.(node, state));
}

function findWidget(ofNode: readonly Kind[], node: SyntaxNode, state: EditorState) {
	const { from } = state.doc.lineAt(node.from);
	for (const kind of ofNode) {
		const last = lastOf(kind, node, state);
		const { to } = state.doc.lineAt(last.to);
		const widget = kind.draw(node, state.sliceDoc(from, to), from);
		if (widget) return { widget, waits: kind.waits, last, from, to };
	}
	return undefined;
}

function drawIn(place: Part, { state, asText, isTyping = false }: Now) {
	const tree = syntaxTree(state);
	const ranges: Range<Decoration>[] = [];
	const { head } = state.selection.main;
	let kept: number | undefined;
	let node = tree.topNode.childAfter(place.from);
	for (; node && node.from <= place.to; node = node.nextSibling) {
		const ofNode = state.facet(kinds).filter((one) => one.node === node?.name);
		if (ofNode.length === 0) continue;
		const [from, to] = [state.doc.lineAt(node.from).from, state.doc.lineAt(node.to).to];
		const holds = (at: number) => at >= from && at <= to;
		// Its next line may be about to be written.
		const isHere = holds(head) || (head === to + 1 && state.doc.lineAt(head).text.trim() === '');
		if (asText !== undefined && holds(asText) && isHere) {
			kept = asText;
			continue;
		}
		const found = findWidget(ofNode, node, state);
		if (!found) continue;
		const { widget, waits } = found;
		if (waits && isTyping && holds(head)) kept = head;
		else ranges.push(Decoration.replace({ widget, block: true }).range(found.from, found.to));
		node = found.last;
	}
	return { tree, ranges, kept };
}

/** Of a key within one block the others only move. */
function drawBlock({ set }: Drawn, changes: Transaction['changes'], place: Part, now: Now): Drawn {
	const { tree, ranges: add, kept } = drawIn(place, now);
	const others = { filterFrom: place.from, filterTo: place.to, filter: () => false };
	return { tree, set: set.map(changes).update({ ...others, add }), asText: kept };
}

function update(drawn: Drawn, transaction: Transaction): Drawn {
	const { startState, state, changes, docChanged } = transaction;
	const asked = transaction.effects.find((effect) => effect.is(asTextAt))?.value;
	const asText = asked ?? (drawn.asText === undefined ? undefined : changes.mapPos(drawn.asText));
	// An input method's composition needs unchanged lines; its changes are drawn at the next key.
	if (isComposing(state)) return { tree: undefined, set: drawn.set.map(changes), asText };
	if (!docChanged && syntaxTree(state) === drawn.tree && asText === undefined) return drawn;
	const isCurrent = drawn.tree === syntaxTree(startState) && asText === undefined;
	const changed = isCurrent ? changedBlock(transaction) : undefined;
	const isAlone = changed && ![startState, state].some((each) => isJoinedAt(each, changed.from));
	const block = isAlone ? changed : undefined;
	const isTyping = docChanged && ['input.type', 'delete'].some((by) => transaction.isUserEvent(by));
	const now = { state, asText, isTyping };
	return block ? drawBlock(drawn, changes, block, now) : drawAll(now);
}

const field = StateField.define<Drawn>({
	create: (state) => drawAll({ state }),
	update,
	provide: (self) => [
		EditorView.decorations.from(self, ({ set }) => set),
		EditorView.atomicRanges.of((view) => view.state.field(self, false)?.set ?? Decoration.none),
	],
});

/** Draws each node with this name that is a direct child of the document. */
export const blockWidgets = (
	node: string,
	draw: Draw,
	more: Pick<Kind, 'waits' | 'joins'> = {},
) => [kinds.of({ node, draw, ...more }), field];

/** Returns the first drawn block that touches this range, in reading order or from the end. */
export function findBlock(
	state: EditorState,
	from: number,
	to = from,
	fromEnd = false,
): Block | undefined {
	let found: Block | undefined;
	state.field(field, false)?.set.between(from, to, (start, end, { spec }) => {
		found = { from: start, to: end, widget: spec.widget };
		return fromEnd ? undefined : false;
	});
	return found;
}

/** Is a block drawn here in which no sign can be written? */
export const isSealed = (state: EditorState, at: number): boolean =>
	findBlock(state, at)?.widget.takesMarks === false;

export function showAsText(view: EditorView, dom: HTMLElement): void {
	const start = startOf(view, dom);
	if (start === undefined) return;
	view.dispatch({ selection: { anchor: start }, effects: asTextAt.of(start) });
	view.focus();
}
