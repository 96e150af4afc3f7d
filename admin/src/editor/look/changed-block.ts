import { syntaxTree } from '@codemirror/language';
import type { EditorState, Transaction } from '@codemirror/state';
import type { Part } from '../least-change.ts';
import { headingsGuessed } from './guessed-headings.ts';
import type { SyntaxNode } from './inline-marks.ts';

type Step = Pick<Transaction, 'startState' | 'state' | 'changes'>;

/** What these say is shown elsewhere in the text. */
const farReaching = /^(?:LinkReference|FootnoteDefinition)$/;

const isRead = (state: EditorState) => syntaxTree(state).length === state.doc.length;

/** The outermost block at this place. */
function blockAt(state: EditorState, at: number) {
	let node = syntaxTree(state).resolve(at, -1);
	while (node.parent?.parent) node = node.parent;
	return node.parent ? node : undefined;
}

const containers = /^(?:Blockquote|BulletList|OrderedList|ListItem)$/;

/** What the block ends with, on which the space above the next one depends. */
function endingOf(block: SyntaxNode): string {
	const last = containers.test(block.name) ? block.lastChild : null;
	return last ? `${block.name} ${endingOf(last)}` : block.name;
}

function findChanged({ startState, state, changes }: Step): Part | undefined {
	if (changes.empty || headingsGuessed(startState) || headingsGuessed(state)) return undefined;
	// A part that is read only now is drawn anew with the rest.
	if (!isRead(startState) || !isRead(state)) return undefined;
	const [old, now] = [startState, state].map((each) => blockAt(each, each.selection.main.head));
	if (!old || !now || farReaching.test(now.name) || endingOf(old) !== endingOf(now))
		return undefined;
	const [oldNext, next] = [old.nextSibling, now.nextSibling];
	const isSame =
		!changes.touchesRange(0, Math.max(0, old.from - 1)) &&
		!changes.touchesRange(old.to + 1, startState.doc.length) &&
		old.from === now.from &&
		changes.mapPos(old.to, 1) === now.to &&
		oldNext?.name === next?.name &&
		(!oldNext || changes.mapPos(oldNext.from, 1) === next?.from);
	if (!isSame) return undefined;
	return { from: state.doc.lineAt(now.from).from, to: state.doc.lineAt(now.to).to };
}

/** By a step's changes: kept with its states, each key would keep all texts before it in memory. */
const known = new WeakMap<Step['changes'], { block: Part | undefined }>();

/**
 * The lines of the one block that a change is within, where the text around it reads as it did: the block is of the
 * same kind, ends at the same place, and so does what follows it. Undefined for any other change.
 */
export function changedBlock(step: Step): Part | undefined {
	// Everything that draws asks about the same key.
	const found = known.get(step.changes) ?? { block: findChanged(step) };
	known.set(step.changes, found);
	return found.block;
}
