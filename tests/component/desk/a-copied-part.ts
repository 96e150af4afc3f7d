import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeAll } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { guessedHeadings } from '../../../admin/src/editor/look/guessed-headings.ts';
import { copyAsArticle } from '../../../admin/src/editor/paste/copy-as-article.ts';
import { pasteRich } from '../../../admin/src/editor/paste/paste.ts';

const opened: EditorView[] = [];

export class Clipboard {
	readonly data = new Map<string, string>();
	files = [];
	clearData = () => this.data.clear();
	setData = (type: string, text: string) => void this.data.set(type, text);
	getData = (type: string) => this.data.get(type) ?? '';
}

/** Opens a text with the cursor at `‸`, or with what stands between two of them chosen. */
export function open(text: string) {
	const [before = '', chosen = '', after] = text.split('‸');
	const anchor = before.length;
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({
			doc: before + chosen + (after ?? ''),
			selection: { anchor, head: after === undefined ? anchor : anchor + chosen.length },
			extensions: [history(), articleLanguage, guessedHeadings, copyAsArticle, pasteRich()],
		}),
	});
	opened.push(view);
	return view;
}
export function send(
	view: EditorView,
	name: 'copy' | 'cut' | 'paste',
	clipboardData = new Clipboard(),
) {
	const event = new Event(name, { bubbles: true, cancelable: true });
	view.contentDOM.dispatchEvent(Object.assign(event, { clipboardData }));
	return clipboardData;
}
export const copied = (text: string) => {
	const data = send(open(text), 'copy');
	return { html: data.getData('text/html'), words: data.getData('text/plain') };
};

beforeAll(async () => {
	Range.prototype.getClientRects = () => [] as never;
	await import('../../../admin/src/editor/paste/converters.ts');
});
afterEach(() => {
	for (const view of opened.splice(0)) view.destroy();
});
