import { SearchCursor } from '@codemirror/search';
import { type EditorState, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { fold } from '#domain/text/fold';
import { remember } from '#domain/text/remember';

export interface FindQuery {
	text: string;
	replacement: string;
	/** Case-sensitive. */
	hasCase: boolean;
	/** Accent-sensitive. */
	hasAccents: boolean;
	onlyWords: boolean;
}
export interface Match {
	from: number;
	to: number;
}
export interface Found {
	query: FindQuery;
	matches: readonly Match[];
	/** Index of the current match; -1 when there is none. */
	at: number;
	/** How many each replacement replaced, until something else happens to the text or the query. */
	swaps: readonly number[];
	/** Increases with every opening, so that the field takes the focus again. */
	opened: number;
}

export const setFound = StateEffect.define<Found | null>();

const mark = /^\p{M}$/u;
const wordSign = /[\p{L}\p{N}\p{M}\p{DI}_]/u;
/** A word is found with and without what only allows or forbids it to break. CodeMirror spells out ligatures. */
const withoutBreaks = (text: string) => text.replace(/\p{DI}+/gu, '').replaceAll('\u2010', '-');
const withoutCase = (text: string) => withoutBreaks(text).toLowerCase();
const withoutAccents = (text: string) =>
	withoutBreaks(text)
		.normalize('NFD')
		.replace(/\p{M}+/gu, '');

/** Called for every character of the text. */
function normalizerOf({ hasCase, hasAccents }: FindQuery) {
	if (hasCase) return hasAccents ? exact : inCase;
	return hasAccents ? accented : folded;
}
const exact = remember(withoutBreaks, 2_000);
const inCase = remember(withoutAccents, 2_000);
const accented = remember(withoutCase, 2_000);
const folded = remember((text: string) => fold(withoutBreaks(text)), 2_000);

const signAt = (doc: Text, at: number) => (at < 0 ? '' : doc.sliceString(at, at + 1));

/** Every match of the query in the text. */
export function findMatches(doc: Text, query: FindQuery): Match[] {
	const normalize = normalizerOf(query);
	if (normalize(query.text) === '') return [];
	const cursor = new SearchCursor(doc, query.text, 0, doc.length, normalize);
	const matches: Match[] = [];
	for (let next = cursor.next(); !next.done; next = cursor.next()) {
		if (!next.value.precise) continue;
		const { from } = next.value;
		let { to } = next.value;
		// A combining accent belongs to the preceding letter.
		const isBare = !mark.test(signAt(doc, to));
		while (!query.hasAccents && mark.test(signAt(doc, to))) to += 1;
		if (query.hasAccents && !isBare) continue;
		const isPart = wordSign.test(signAt(doc, from - 1)) || wordSign.test(signAt(doc, to));
		if (!(query.onlyWords && isPart)) matches.push({ from, to });
	}
	return matches;
}

/** The first match from this offset on, or else the first of all. */
export function matchFrom(matches: readonly Match[], position: number): number {
	if (matches.length === 0) return -1;
	return Math.max(
		0,
		matches.findIndex(({ from }) => from >= position),
	);
}

export const findField: StateField<Found | null> = StateField.define<Found | null>({
	create: () => null,
	update(found, transaction) {
		for (const effect of transaction.effects) if (effect.is(setFound)) return effect.value;
		if (!found || !transaction.docChanged) return found;
		const matches = findMatches(transaction.newDoc, found.query);
		const here = transaction.changes.mapPos(found.matches[found.at]?.from ?? 0);
		return { ...found, matches, at: matchFrom(matches, here), swaps: [] };
	},
	provide: (field) => EditorView.decorations.compute([field], (state) => drawMatches(state)),
});

const found = Decoration.mark({ class: 'cm-found' });
const current = Decoration.mark({ class: 'cm-found cm-found-here' });

function drawMatches(state: EditorState) {
	const { matches, at } = state.field(findField) ?? { matches: [], at: -1 };
	return Decoration.set(
		matches.map(({ from, to }, index) => (index === at ? current : found).range(from, to)),
	);
}
