import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Part } from '../least-change.ts';
import { lineInfo } from '../look/line-info.ts';
import { findChat } from './chat-text.ts';
import { type Fit, fitPlainText } from './fit-in.ts';
import { isInCode } from './in-code.ts';
import { isAddress } from './is-address.ts';
import { joinCopy } from './join-copy.ts';
import { linkWords } from './link-words.ts';
import { copyInWords, isCopiedLine, ownMarkdown } from './own-copy.ts';
import { type Markup, pasteMarkup } from './paste-markup.ts';
import { isEmbedCode, writePlain } from './plain-paste.ts';
import { isPrinted } from './printed-lines.ts';

const isOfText = (mode: string) => /"mode":\s*"(?:markdown|mdx|plaintext)"/.test(mode);
const rich = /<(?!meta|\/|!)[a-z]/i;

/** All that one clipboard holds, read while its event lasts. */
export interface Clip extends Required<Markup> {
	/** Whether the words alone are wanted. */
	isPlain: boolean;
	/** Markdown of a desk. */
	own: string;
	/** What a code editor says of its text. */
	mode: string;
}

function insert(view: EditorView, fit: Fit & { own: string }, moved?: Part): void {
	const { from, to, before, after, own } = fit;
	const put = { from, to, insert: before + own + after };
	const changes = view.state.changes(moved ? [moved, put] : put);
	const start = changes.mapPos(from, -1) + before.length;
	const end = start + own.length;
	view.dispatch({
		changes,
		selection: moved ? { anchor: start, head: end } : { anchor: end },
		userEvent: 'input.paste',
		scrollIntoView: true,
	});
}

const asItIs = ({ from, to }: Part, own: string) => ({ from, to, before: '', after: '', own });

function placeOwn(state: EditorState, range: Part, text: string): Fit & { own: string } {
	const isInWords = range.from > lineInfo(state, state.doc.lineAt(range.from)).textFrom;
	const joined = joinCopy(state, range, isInWords ? copyInWords(text) : text);
	if (isInCode(state, range.from)) return asItIs(joined, joined.text);
	return fitPlainText(state, joined, joined.text);
}

/** Markdown that was copied from a text of this desk; a line without a selection comes above the cursor's. */
function pasteOwn(view: EditorView, text: string): void {
	const { state } = view;
	const { main } = state.selection;
	if (main.empty && isCopiedLine(text)) {
		const { from } = state.doc.lineAt(main.from);
		view.dispatch({
			changes: { from, insert: `${text}\n` },
			userEvent: 'input.paste',
			scrollIntoView: true,
		});
		return;
	}
	insert(view, placeOwn(state, main, text));
}

/** Drops it at a place, to which it may come from another one of the same text. */
export function dropOwn(view: EditorView, text: string, at: number, moved?: Part): void {
	view.focus();
	if (moved && at >= moved.from && at <= moved.to) return;
	insert(view, placeOwn(view.state, { from: at, to: at }, text), moved);
}

function pastePlain(view: EditorView, plain: string): void {
	const { state } = view;
	const { main } = state.selection;
	const text = writePlain(plain);
	if (isInCode(state, main.from)) insert(view, asItIs(main, plain));
	else if (findChat(plain) || isPrinted(text)) pasteMarkup(view, { html: '', plain });
	else insert(view, fitPlainText(state, main, text));
}

/** Words over which an address is pasted become its link, if they can be one. */
function pasteAddress(view: EditorView, address: string): void {
	if (!linkWords(view, address)) pastePlain(view, address);
}

/** Pastes what a clipboard holds in the way that keeps most of it. */
export function pasteClip(view: EditorView, clip: Clip): void {
	const { html, plain, mode, isPlain } = clip;
	const own = ownMarkdown({ ...clip, words: plain });
	const { main } = view.state.selection;
	const isRich = rich.test(html);
	if (isPlain && own !== plain) pastePlain(view, plain);
	else if (!main.empty && isAddress(plain)) pasteAddress(view, plain);
	else if (own !== '') pasteOwn(view, own);
	// Its colours are not meant, but its signs are.
	else if (isOfText(mode)) insert(view, asItIs(main, plain));
	else if (isRich) pasteMarkup(view, clip);
	else if (isEmbedCode(plain) && !isInCode(view.state, main.from))
		pasteMarkup(view, { html: plain });
	else pastePlain(view, plain);
}
