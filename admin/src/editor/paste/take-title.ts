import { invertedEffects, isolateHistory } from '@codemirror/commands';
import { type EditorState, StateEffect, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { limits } from '#config/limits';
import { stripMarks } from '#domain/text/strip-marks';
import { hostOf, type Retitling } from '../host.ts';

const retitle = StateEffect.define<Retitling>();

/** With something below it: a heading alone may be all that was meant. */
const opening = /^\s*#{1,6}[ \t]+(\S[^\n]*)\n\s*(?=\S)/;

/** The heading that a text begins with, to its next block. */
function findOpening(doc: Text): { title: string; end: number } | undefined {
	const [whole = '', words = ''] = opening.exec(doc.toString()) ?? [];
	const title = stripMarks(words.trimEnd().replace(/(?<![ \t])[ \t]+#+$/, ''));
	const isTitle = title !== '' && title.length <= limits.title;
	return isTitle ? { title, end: whole.length } : undefined;
}

/** Is a heading that comes into this text the title that the post still lacks? */
const isLacking = (state: EditorState) =>
	state.doc.toString().trim() === '' && hostOf(state).title.isEmpty();

/** The first heading of a pasted document becomes the empty title, in a step of the history that one undo takes back. */
export const takeTitle = [
	invertedEffects.of(({ effects }) =>
		effects.flatMap((effect) =>
			effect.is(retitle) ? retitle.of({ from: effect.value.to, to: effect.value.from }) : [],
		),
	),
	EditorView.updateListener.of(({ view, state, startState, transactions }) => {
		for (const { effects } of transactions)
			for (const effect of effects)
				if (effect.is(retitle)) hostOf(state).title.change(effect.value);
		if (!transactions.some((each) => each.isUserEvent('input.paste')) || !isLacking(startState))
			return;
		queueMicrotask(() => {
			const heading = findOpening(view.state.doc);
			if (!heading) return;
			view.dispatch({
				changes: { from: 0, to: heading.end },
				effects: retitle.of({ from: '', to: heading.title }),
				annotations: isolateHistory.of('full'),
			});
		});
	}),
];
