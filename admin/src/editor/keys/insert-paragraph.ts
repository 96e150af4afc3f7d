import type { EditorState, StateCommand, Text } from '@codemirror/state';
import { findBlock } from '../blocks/blocks-field.ts';
import type { Part } from '../least-change.ts';
import { lineInfo } from '../look/line-info.ts';

/** Between two paragraphs. */
const wanted = 2;
const countBreaks = (gap: string) => gap.split('\n').length - 1;

/** The line breaks between this place and what is written above it; enough of them where nothing is. */
export function breaksAbove(doc: Text, at: number): number {
	const text = doc.sliceString(0, at);
	const written = text.trimEnd().length;
	return written === 0 ? wanted : countBreaks(text.slice(written));
}

export function breaksBelow(doc: Text, at: number): number {
	const text = doc.sliceString(at);
	const written = text.trimStart();
	return written === '' ? wanted : countBreaks(text.slice(0, -written.length));
}

/** What part of a paragraph break is missing. */
export const missing = (breaks: number): string => '\n'.repeat(Math.max(0, wanted - breaks));

/** A line without words gives way. Otherwise it is the place below the line, or below the block that the line is in. */
export function paragraphRange(state: EditorState, at: number): Part {
	const line = state.doc.lineAt(at);
	const { kind, block, textFrom, textTo } = lineInfo(state, line);
	const isWhole = kind === 'code' || kind === 'source';
	const end = findBlock(state, at)?.to ?? (isWhole ? block?.to : undefined);
	if (end !== undefined) return { from: end, to: end };
	if (textFrom === line.to && kind !== 'note') return line;
	// A break with nothing behind it would be a sign that readers see.
	return { from: textTo, to: line.to };
}

/** Where a paragraph of its own comes, and the line breaks that part it from what is above and below. */
export function roomAt(state: EditorState, at: number) {
	const { from, to } = paragraphRange(state, at);
	const { doc } = state;
	return {
		from,
		to,
		before: missing(breaksAbove(doc, from)),
		after: missing(breaksBelow(doc, to)),
	};
}

/**
 * A block with blank lines around it, in place of all that were there. The cursor goes to a paragraph of its own below
 * it, or `inside` letters into it.
 */
export const insertApart =
	(block: string, inside?: number): StateCommand =>
	({ state, dispatch }) => {
		const place = paragraphRange(state, state.selection.main.head);
		const above = state.sliceDoc(0, place.from).trimEnd();
		// What is left of the line that the place is on, and blank ones; not how far the next is indented.
		const below = state.sliceDoc(place.to).replace(/^\s*(?:\n|$)/, '');
		const before = above === '' ? '' : '\n\n';
		const paragraph = inside === undefined && below !== '' ? '\n\n' : '';
		const from = above.length;
		dispatch(
			state.update({
				changes: {
					from,
					to: state.doc.length - below.length,
					insert: `${before}${block}\n\n${paragraph}`,
				},
				selection: { anchor: from + before.length + (inside ?? block.length + 2) },
				scrollIntoView: true,
				userEvent: 'input',
			}),
		);
		return true;
	};
