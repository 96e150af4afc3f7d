import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';
import { isSealed } from './blocks/blocks-field.ts';
import { hostOf, type WantedLink } from './host.ts';
import { addressIn, holdWords } from './look/link-state.ts';

export interface NewLink {
	address: string;
	isPaid: boolean;
	/** The text of the link when no words were selected. */
	words: string;
}

/** The link or bare address around the selection. */
function linkAround(state: EditorState) {
	const { from, to } = state.selection.main;
	for (const side of [1, -1] as const) {
		let node = syntaxTree(state).resolveInner(from, side);
		for (; node.parent; node = node.parent) {
			const isLink = /^(?:Link|Autolink)$/.test(node.name) || node.name === 'URL';
			const isPart = /^(?:Link|Autolink|Image)$/.test(node.parent.name);
			if (isLink && !isPart && node.from <= from && node.to >= to) return node;
		}
	}
	return undefined;
}

type Words = Pick<WantedLink, 'from' | 'to' | 'words' | 'address'>;

function wordsOf(state: EditorState): Words {
	const node = linkAround(state);
	const address = node && addressIn(state, node);
	if (!node || address === undefined) {
		const { from, to, empty } = state.selection.main;
		const { from: start, to: end } = (empty && state.wordAt(from)) || { from, to };
		return { from: start, to: end, words: state.sliceDoc(start, end), address: undefined };
	}
	const [open, close] = node.getChildren('LinkMark');
	const isBare = node.name !== 'Link' || !open || !close;
	const words = isBare ? address : state.sliceDoc(open.to, close.from);
	return { from: node.from, to: node.to, words, address };
}

function anchorOf(view: EditorView, { from, to }: Words): WantedLink['anchor'] {
	const start = view.coordsAtPos(from, 1);
	const end = view.coordsAtPos(to, -1) ?? start;
	const { left } = view.contentDOM.getBoundingClientRect();
	const isWrapped = start && end && end.top > start.top;
	return {
		top: start?.top ?? 0,
		bottom: end?.bottom ?? 0,
		left: isWrapped || !start ? left : start.left,
	};
}

export const openLink: Command = (view) => {
	const words = wordsOf(view.state);
	const { from, to } = words;
	if (isSealed(view.state, from)) return true;
	const source = view.state.sliceDoc(from, to);
	view.dispatch({ effects: holdWords.of({ from, to }) });
	hostOf(view.state).askLink({ ...words, source, anchor: anchorOf(view, words) });
	return true;
};

const escapeLabel = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
const destinationOf = (address: string) =>
	/[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address;
const attributeOf = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Words as a link, with the blanks around them outside. */
export function linkTo(words: string, address: string, label = words.trim()): string {
	const [before = '', after = ''] = [/^\s*/.exec(words)?.[0], /\s*$/.exec(words)?.[0]];
	return `${before}[${label}](${destinationOf(address)})${after}`;
}

function write(view: EditorView, { from, to, source }: WantedLink, insert: string): boolean {
	const { state } = view;
	view.dispatch({ effects: holdWords.of(null) });
	if (state.sliceDoc(from, to) !== source) return false;
	view.dispatch({
		changes: { from, to, insert },
		selection: { anchor: from + insert.length },
		scrollIntoView: true,
		userEvent: 'input',
	});
	return true;
}

export const putLink =
	(wanted: WantedLink, { address, isPaid, words }: NewLink) =>
	(view: EditorView): boolean => {
		const isBare = wanted.words === wanted.address;
		const label = wanted.words.trim() === '' || isBare ? escapeLabel(words) : wanted.words.trim();
		const { source } = wanted;
		const link = isPaid
			? `<a href="${attributeOf(address)}" rel="sponsored">${label}</a>`
			: linkTo(source.trim() === '' ? '' : source, address, label);
		return write(view, wanted, link);
	};

export const removeLink = (wanted: WantedLink) => (view: EditorView) =>
	write(view, wanted, wanted.words);

export const leaveLink = (view: EditorView): boolean => {
	view.dispatch({ effects: holdWords.of(null) });
	return true;
};
