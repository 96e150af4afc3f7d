import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { copyAsArticle } from '../../../admin/src/editor/paste/copy-as-article.ts';
import { ownType } from '../../../admin/src/editor/paste/own-copy.ts';
import { pasteRich } from '../../../admin/src/editor/paste/paste.ts';

const opened: EditorView[] = [];
const clipboard = new Map<string, string>();
const clipboardData = {
	types: ['text/plain'],
	files: [],
	clearData: () => clipboard.clear(),
	setData: (type: string, text: string) => void clipboard.set(type, text),
	getData: (type: string) => clipboard.get(type) ?? '',
};
const send = (view: EditorView, name: 'copy' | 'cut' | 'paste') =>
	view.contentDOM.dispatchEvent(
		Object.assign(new Event(name, { bubbles: true, cancelable: true }), { clipboardData }),
	);

/** Opens a text with the cursor at `|`, or with what stands between two of them chosen. */
function open(text: string) {
	const [before = '', chosen = '', after] = text.split('|');
	const doc = before + chosen + (after ?? '');
	const anchor = before.length;
	const head = after === undefined ? anchor : anchor + chosen.length;
	const extensions = [history(), articleLanguage, copyAsArticle, pasteRich()];
	const selection = { anchor, head };
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({ doc, selection, extensions }),
	});
	opened.push(view);
	view.focus();
	return { view, read: () => view.state.doc.toString() };
}

beforeAll(() => import('../../../admin/src/editor/paste/converters.ts'));
beforeEach(() => {
	clipboard.clear();
	Range.prototype.getClientRects = () => [] as never;
});
afterEach(() => {
	for (const view of opened.splice(0)) view.destroy();
});

describe('what is cut from where a block begins to where another one begins', () => {
	it.each([
		['from its letters', 'A.\n\n## |B\n\nb.\n\n## |C\n\nc.'],
		['from its sign', 'A.\n\n|## B\n\nb.\n\n|## C\n\nc.'],
		['from its sign to the letters', 'A.\n\n|## B\n\nb.\n\n## |C\n\nc.'],
	])('takes the heading’s own sign and leaves the next one’s: %s', (_, text) => {
		const { view, read } = open(text);
		send(view, 'cut');
		expect(clipboard.get(ownType)).toBe('## B\n\nb.\n\n');
		expect(read()).toBe('A.\n\n## C\n\nc.');
		undo(view);
		expect(read()).toBe(text.replaceAll('|', ''));
	});

	it.each([
		['to a section’s end', 'A.\n\n## |B\n\nb.|', '## B\n\nb.', 'A.\n\n'],
		['of items', '- a\n- |b\n- |c', '- b\n', '- a\n- c'],
		['of a level', '## A\n\n### |B\n\nb.\n\n## |C', '### B\n\nb.\n\n', '## A\n\n## C'],
	])('or %s', (_, text, copied, left) => {
		const { view, read } = open(text);
		send(view, 'copy');
		expect(clipboard.get(ownType)).toBe(copied);
		send(view, 'cut');
		expect(read()).toBe(left);
	});

	it.each([
		['a part of a line', '## |B| e mais', 'B'],
		['a whole line’s words', '## |B|\n\nb.', 'B'],
		['from within a line', 'Um |dois.\n\n## |C', 'dois.\n\n## '],
		['to within a line', '- |um\n- do|is', 'um\n- do'],
	])('but %s is what was chosen', (_, text, copied) => {
		const { view } = open(text);
		send(view, 'copy');
		expect(clipboard.get(ownType)).toBe(copied);
	});
});

describe('a section that is pasted has lines of its own', () => {
	const section = '## B\n\nb.\n\n';
	it.each([
		['at a paragraph’s end', 'A.|\n\n## C', 'A.\n\n## B\n\nb.\n\n## C'],
		['before a heading', 'A.\n\n## |C\n\nc.', 'A.\n\n## B\n\nb.\n\n## C\n\nc.'],
		['before a heading’s sign', 'A.\n\n|## C', 'A.\n\n## B\n\nb.\n\n## C'],
		['before the first heading', '## |C\n\nc.', '## B\n\nb.\n\n## C\n\nc.'],
		['in an empty line', 'A.\n\n|\n\n## C', 'A.\n\n## B\n\nb.\n\n## C'],
		['in the line between blocks', 'A.\n|\n## C', 'A.\n\n## B\n\nb.\n\n## C'],
		['at the very end', '## C\n\nc.|', '## C\n\nc.\n\n## B\n\nb.'],
		['below the very end', 'c.\n\n|', 'c.\n\n## B\n\nb.'],
		['before a paragraph', '|c.', '## B\n\nb.\n\nc.'],
		['within a paragraph', 'Um |dois.', 'Um \n\n## B\n\nb.\n\ndois.'],
		['before an item', '- a\n- |c', '- a\n\n## B\n\nb.\n\n- c'],
		['in a heading without words', 'A.\n\n## |\n\nc.', 'A.\n\n## B\n\nb.\n\nc.'],
		['in a text without words', '|', '## B\n\nb.'],
	])('%s', (_, text, expected) => {
		const { view, read } = open(text);
		clipboard.set('text/plain', section);
		send(view, 'paste');
		expect(read()).toBe(expected);
		undo(view);
		expect(read()).toBe(text.replace('|', ''));
	});

	it.each([
		['a heading’s line alone', 'A.|\n\nc.', '## B\n', 'A.\n\n## B\n\nc.'],
		['whose last line has no end', '|c.', '## B\n\nb.', '## B\n\nb.\n\nc.'],
		['a list', 'A.|', '- um\n- dois\n', 'A.\n\n- um\n- dois'],
		['items behind an item', '- a|\n- d', '- b\n- c\n', '- a\n- b\n- c\n- d'],
		['items before an item', '- a\n- |d', '- b\n- c\n', '- a\n- b\n- c\n- d'],
		['a quotation', 'A.|', '> Um.\n> Dois.\n\n', 'A.\n\n> Um.\n> Dois.'],
		[
			'that begins with a paragraph',
			'A.\n\n|c.',
			'a.\n\n## B\n\nb.\n\n',
			'A.\n\na.\n\n## B\n\nb.\n\nc.',
		],
	])('%s', (_, text, copied, expected) => {
		const { view, read } = open(text);
		clipboard.set('text/plain', copied);
		send(view, 'paste');
		expect(read()).toBe(expected);
	});

	it.each([
		['a part of a line', 'Um |dois.', 'e meio, ', 'Um e meio, dois.'],
		['an address', 'Veja |já.', 'https://a.br/x', 'Veja https://a.br/xjá.'],
		['in code', '```\n|\n```', '## B\n\nb.\n\n', '```\n## B\n\nb.\n\n\n```'],
		['two paragraphs', 'Um |dois.', 'a.\n\nb. ', 'Um a.\n\nb. dois.'],
	])('but %s comes as it is', (_, text, copied, expected) => {
		const { view, read } = open(text);
		clipboard.set('text/plain', copied);
		send(view, 'paste');
		expect(read()).toBe(expected);
	});
});

it('what was copied here is this text’s own Markdown', () => {
	const { view, read } = open('|- \\*um\n|\n\nfim 2\\*3');
	send(view, 'copy');
	view.dispatch({ selection: { anchor: view.state.doc.length } });
	send(view, 'paste');
	expect(read()).toBe('- \\*um\n\n\nfim 2\\*3\n\n- \\*um');
});

it('a line that was copied without a selection comes as a line', () => {
	const { view, read } = open('## B|\n\nc.');
	send(view, 'copy');
	view.dispatch({ selection: { anchor: view.state.doc.length } });
	send(view, 'paste');
	expect(read()).toBe('## B\n\n## B\nc.');
});
