import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { parseUrl } from '#domain/names/parse-url';
import { linkTo } from '../open-link.ts';
import { isAddress } from './is-address.ts';
import { joinCopy } from './join-copy.ts';
import { wholePart } from './whole-part.ts';

/** In which a link would be none, or would end another one. */
const unlinked = /Link|URL|Image|Code|HTML|^Table/;

/** Words as a link, where an address and nothing else was pasted over them; undefined where they can be none. */
export function linkedWords(words: string, pasted: string): string | undefined {
	const target = pasted.trim();
	if (!isAddress(target) || !parseUrl(target)) return undefined;
	if (words.trim() === '' || /[\n[\]`<>]|https?:/.test(words)) return undefined;
	return linkTo(words, target);
}

/** Makes the chosen words a link. Undone, the address stands in their place, as a paste would have left it. */
export function linkWords(view: EditorView, pasted: string): boolean {
	const { state } = view;
	const { from, to } = state.selection.main;
	const { inWords } = wholePart(state, syntaxTree(state).topNode, { from, to }, true);
	const linked = linkedWords(joinCopy(state, { from, to }, inWords).text, pasted);
	if (linked === undefined || state.selection.ranges.length > 1) return false;
	const names = new Set<string>();
	syntaxTree(state).iterate({ from, to, enter: ({ name }) => void names.add(name) });
	if ([...names].some((name) => unlinked.test(name))) return false;
	const put = (start: number, end: number, insert: string) =>
		view.dispatch({
			changes: { from: start, to: end, insert },
			selection: { anchor: start + insert.length },
			userEvent: 'input.paste',
			scrollIntoView: true,
		});
	const plain = pasted.trim();
	put(from, to, plain);
	// Signs that the words lost may have come before it.
	const end = view.state.selection.main.head;
	put(end - plain.length, end, linked);
	return true;
}
