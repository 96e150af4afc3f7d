import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
	Decoration,
	type DecorationSet,
	EditorView,
	ViewPlugin,
	type ViewUpdate,
} from '@codemirror/view';
import { linkedSlug } from '#domain/text/own-links';
import type { Part } from '../least-change.ts';
import type { SyntaxNode } from './inline-marks.ts';

/** Slugs of posts that readers cannot open, each with the reason. */
export type HiddenSlugs = ReadonlyMap<string, string>;

export const setHiddenSlugs = StateEffect.define<HiddenSlugs>();
/** Highlights the words of a link while its dialog has the focus. */
export const holdWords = StateEffect.define<Part | null>();

const hiddenSlugs = StateField.define<HiddenSlugs>({
	create: () => new Map(),
	update: (slugs, { effects }) =>
		effects.reduce((now, effect) => (effect.is(setHiddenSlugs) ? effect.value : now), slugs),
});

const held = Decoration.mark({ class: 'cm-held' });
const heldWords = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(words, { changes, effects }) {
		let now = words.map(changes);
		for (const effect of effects) {
			if (!effect.is(holdWords)) continue;
			const { from, to } = effect.value ?? { from: 0, to: 0 };
			now = from < to ? Decoration.set(held.range(from, to)) : Decoration.none;
		}
		return now;
	},
	provide: (field) => EditorView.decorations.from(field),
});

function draw(view: EditorView): DecorationSet {
	const slugs = view.state.field(hiddenSlugs);
	if (slugs.size === 0) return Decoration.none;
	const marks: ReturnType<Decoration['range']>[] = [];
	for (const { from, to } of view.visibleRanges) {
		syntaxTree(view.state).iterate({
			from,
			to,
			enter: ({ name, node }) => {
				if (name !== 'Link') return;
				const why = slugs.get(linkedSlug(addressIn(view.state, node) ?? '') ?? '');
				if (why === undefined) return;
				const mark = Decoration.mark({ class: 'cm-hidden-link', attributes: { title: why } });
				marks.push(mark.range(node.from, node.to));
			},
		});
	}
	return Decoration.set(marks, true);
}

export function addressIn(state: EditorState, node: SyntaxNode): string | undefined {
	const url = node.name === 'URL' ? node : node.getChild('URL');
	return url ? state.sliceDoc(url.from, url.to).replace(/^<(.*)>$/, '$1') : undefined;
}

const hiddenLinks = ViewPlugin.define(
	(first) => ({
		drawn: draw(first),
		update({ view, state, startState, docChanged, viewportChanged, changes }: ViewUpdate) {
			const isNew =
				docChanged ||
				viewportChanged ||
				state.field(hiddenSlugs) !== startState.field(hiddenSlugs) ||
				syntaxTree(state) !== syntaxTree(startState);
			if (isNew) this.drawn = view.composing ? this.drawn.map(changes) : draw(view);
		},
	}),
	{ decorations: ({ drawn }) => drawn },
);

/** Marks links that readers will see as plain text, and highlights the words whose link is being chosen. */
export const linkState: Extension = [hiddenSlugs, heldWords, hiddenLinks];
