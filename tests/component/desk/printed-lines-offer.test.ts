import { history, redo, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { pasteData } from '../../../admin/src/editor/paste/paste.ts';

let view: EditorView;

/** Pastes into a text whose cursor stands at `|`. */
function paste(data: { plain: string; html?: string }, text = '|') {
	const state = EditorState.create({
		doc: text.replace('|', ''),
		selection: { anchor: text.indexOf('|') },
		extensions: [history(), articleLanguage],
	});
	view = new EditorView({ parent: document.body, state });
	const texts: Record<string, string> = { 'text/plain': data.plain, 'text/html': data.html ?? '' };
	pasteData(view, { files: [], read: (type) => texts[type] ?? '' });
}
const read = () => view.state.doc.toString();
const buttons = () => [...view.dom.querySelectorAll<HTMLElement>('.cm-upload button')];
const press = (name: string) =>
	buttons()
		.find((one) => one.textContent === name)
		?.click();

beforeAll(async () => {
	Range.prototype.getClientRects = () => [] as never;
	await import('../../../admin/src/editor/paste/converters.ts');
});
afterEach(() => view.destroy());

const column = 'A reforma do telha-\ndo começa em abril e de-\nve durar três semanas.';
const whole = 'A reforma do telhado começa em abril e deve durar três semanas.';

it('lines of a page are joined where the editor says so, and one undo takes that back', async () => {
	paste({ plain: column }, 'Antes.\n\n|\n\nDepois.');
	expect(read(), 'nothing is joined unasked').toBe(`Antes.\n\n${column}\n\nDepois.`);
	expect(buttons().map(({ textContent }) => textContent)).toEqual([
		'Juntar as linhas',
		'Deixar assim',
	]);
	press('Juntar as linhas');
	expect(read()).toBe(`Antes.\n\n${whole}\n\nDepois.`);
	expect(buttons()).toEqual([]);
	undo(view);
	expect(read()).toBe(`Antes.\n\n${column}\n\nDepois.`);
	redo(view);
	expect(read()).toBe(`Antes.\n\n${whole}\n\nDepois.`);
	undo(view);
	undo(view);
	expect(read()).toBe('Antes.\n\n\n\nDepois.');
});

it('what was corrected since stays, and what stands around it', () => {
	paste({ plain: column }, 'Antes. | Depois-\nantes.');
	const at = read().indexOf('abril');
	view.dispatch({ changes: { from: at, to: at + 5, insert: 'maio' } });
	press('Juntar as linhas');
	expect(read()).toBe(`Antes. ${whole.replace('abril', 'maio')} Depois-\nantes.`);
});

it('left as they are, nobody asks again', () => {
	paste({ plain: column });
	press('Deixar assim');
	expect(read()).toBe(column);
	expect(buttons()).toEqual([]);
});

it('lines that a mail’s page broke are offered, too', async () => {
	const html = `<div><b>A reforma</b> do telha-<br>do começa em abril e de-<br>ve durar três semanas.</div>`;
	paste({ plain: column, html });
	await vi.waitFor(() => expect(buttons()).not.toEqual([]));
	press('Juntar as linhas');
	expect(read()).toBe(whole.replace('A reforma', '**A reforma**'));
});

it('so are those of a mail that a page shows as it was typed', async () => {
	paste({ plain: column, html: `<pre>${column}</pre>` });
	await vi.waitFor(() => expect(buttons()).not.toEqual([]));
	expect(read()).toBe(column);
	press('Juntar as linhas');
	expect(read()).toBe(whole);
});

it('nothing is offered where lines are meant, nor in code', () => {
	paste({ plain: 'cadeiras\nmesas de reunião\ncabos' });
	expect(buttons()).toEqual([]);
	view.destroy();
	paste({ plain: column }, '```\n|\n```');
	expect(buttons()).toEqual([]);
});
