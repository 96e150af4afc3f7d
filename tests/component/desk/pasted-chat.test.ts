import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { pasteData, pasteRich } from '../../../admin/src/editor/paste/paste.ts';

let view: EditorView;

/** Pastes a plain text into a text whose cursor stands at `|`. */
async function paste(plain: string, text = '|') {
	const state = EditorState.create({
		doc: text.replace('|', ''),
		selection: { anchor: text.indexOf('|') },
		extensions: [history(), articleLanguage],
	});
	view = new EditorView({ parent: document.body, state });
	pasteData(view, { files: [], read: (type) => (type === 'text/plain' ? plain : '') });
	await vi.waitFor(() => expect(read()).not.toBe(text.replace('|', '')));
}
/** Opens a text that was left, and waits until the editor has looked at it. */
async function open(doc: string) {
	const extensions = [history(), articleLanguage, pasteRich()];
	view = new EditorView({ parent: document.body, state: EditorState.create({ doc, extensions }) });
	await new Promise((resolve) => setTimeout(resolve, 20));
}
async function openAgain() {
	const text = read();
	view.destroy();
	await open(text);
}
const read = () => view.state.doc.toString();
const question = () => view.dom.querySelector('.cm-upload [role=group]');
const answers = () =>
	[...(question()?.querySelectorAll('button') ?? [])].map((one) => one.textContent);
function answer(name: string) {
	const buttons = [...(question()?.querySelectorAll('button') ?? [])];
	buttons.find((one) => one.textContent === name)?.click();
}

beforeAll(async () => {
	Range.prototype.getClientRects = () => [] as never;
	await import('../../../admin/src/editor/paste/converters.ts');
});
afterEach(() => {
	view.destroy();
	localStorage.clear();
});

const phones = [
	[
		'Android',
		'25/11/2026 10:31 - Ana: Oi!\n25/11/2026 10:32 - Ana: Tem *mesa*?\n25/11/2026 10:33 - +55 11 91234-5678: _Tem_ ~não~ sim.\nPode vir.',
	],
	[
		'an iPhone',
		'\u200e[25/11/2026, 10:31:05] Ana: Oi!\r\n[25/11/2026, 10:32:09] Ana: Tem *mesa*?\r\n[25/11/2026, 10:33:59] +55 11 91234-5678: _Tem_ ~não~ sim.\r\nPode vir.',
	],
	[
		'a computer',
		'[10:31, 25/11/2026] Ana: Oi!\n[10:32, 25/11/2026] Ana: Tem *mesa*?\n[10:33, 25/11/2026] +55 11 91234-5678: _Tem_ ~não~ sim.\nPode vir.',
	],
	[
		'an American telephone',
		'[11/25/26, 10:31:05\u202fAM] Ana: Oi!\n[11/25/26, 10:32:09\u202fAM] Ana: Tem *mesa*?\n[11/25/26, 1:33:59\u202fPM] +55 11 91234-5678: _Tem_ ~não~ sim.\nPode vir.',
	],
] as const;

it.each(phones)(
	'a conversation from %s becomes a dialogue where the editor says so',
	async (_, plain) => {
		await paste(plain);
		expect(read(), 'unanswered, it is the text that was copied').toContain('Tem *mesa*?');
		expect(answers()).toEqual(['Como diálogo', 'Só as mensagens', 'Deixar assim']);
		answer('Como diálogo');
		expect(read()).toBe(
			'**Ana:** Oi!\n\nTem **mesa**?\n\n**+55 11 91234-5678:** *Tem* ~~não~~ sim.\\\nPode vir.',
		);
		expect(question()).toBeNull();
		undo(view);
		expect(read()).toContain('Tem *mesa*?');
		expect(question()).toBeNull();
	},
);

it.each(phones)(
	'names and hours of a conversation from %s go where the editor says so',
	async (_, plain) => {
		await paste(plain);
		answer('Só as mensagens');
		expect(read()).toBe('Oi!\n\nTem **mesa**?\n\n*Tem* ~~não~~ sim.\\\nPode vir.');
	},
);

it('a conversation keeps what WhatsApp itself says, its lists and a message that begins with one', async () => {
	await paste(
		'25/11/2026 10:30 - As mensagens são protegidas.\n25/11/2026 10:31 - Ana: - pão\n- leite\n25/11/2026 às 10:32 - Rui: > pão?\nSim: <Mídia oculta>\n\n1. um\n2. dois',
	);
	answer('Como diálogo');
	expect(read()).toBe(
		'As mensagens são protegidas.\n\n**Ana:**\n\n- pão\n- leite\n\n**Rui:**\n\n> pão?\n\nSim: \\<Mídia oculta>\n\n1. um\n2. dois',
	);
});

it('a message is WhatsApp’s bold and struck only where the editor says so', async () => {
	await paste('Oi, *bom dia*, _sim_ e ~não~.\nAté 9~12h, 2*3*4 e snake_case_x.');
	expect(answers()).toEqual(['É do WhatsApp', 'Deixar assim']);
	answer('É do WhatsApp');
	expect(read()).toBe('Oi, **bom dia**, *sim* e ~~não~~.\\\nAté 9~12h, 2\\*3\\*4 e snake_case_x.');
});

it('leaving it takes the question away and nothing else', async () => {
	await paste('Oi, *bom dia*.');
	answer('Deixar assim');
	expect(question()).toBeNull();
	expect(read()).toBe('Oi, *bom dia*.');
});

it('what was corrected before the answer stays corrected', async () => {
	await paste('[10:31, 25/11/2026] Ana: Tem *mesa* #1?\n[10:32, 25/11/2026] Rui: Tem.');
	const at = read().indexOf('mesa');
	view.dispatch({ changes: { from: at, to: at + 4, insert: 'sala' } });
	answer('Como diálogo');
	expect(read()).toBe('**Ana:** Tem **sala** #1?\n\n**Rui:** Tem.');
});

it('a conversation pasted within a line has lines of its own', async () => {
	await paste('[10:31, 25/11/2026] Ana: Oi.\n[10:32, 25/11/2026] Rui: Oi.', 'Antes|.\n\nDepois.');
	answer('Só as mensagens');
	expect(read()).toBe('AntesOi.\n\nOi..\n\nDepois.');
});

it.each([
	['Markdown', '## Preço\n\nUm *leve* e um **forte**.'],
	['a sum', 'De 9~12h a 2*3*4, R$ 5 * 2 * 1.'],
	['a list with stars', '* um\n* dois'],
	['italics, which both write alike', 'Um _leve_.'],
	['an hour that begins a line', '10:31 começa a oficina\n11:00 Café: pausa'],
])('%s is pasted without a question', async (_, plain) => {
	await paste(plain);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(question()).toBeNull();
});

const left =
	'Antes.\n\n\\[10:31, 25/11/2026\\] Ana: Tem *mesa*?\n\\[10:32, 25/11/2026\\] Rui: Tem.\n\nVenha *já*.\n\n\\[10:33, 25/11/2026\\] Rui: Até.\n\n## Depois';

it('a conversation that was left without an answer is asked about when its text is opened again', async () => {
	await open(left);
	expect(answers()).toEqual(['Como diálogo', 'Só as mensagens', 'Deixar assim']);
	expect(undo(view), 'the question is no step of the history').toBe(false);
	answer('Como diálogo');
	const prose = 'Venha *já*.';
	expect(read(), 'what nobody said stays as it was').toBe(
		`Antes.\n\n**Ana:** Tem **mesa**?\n\n**Rui:** Tem.\n\n${prose}\n\n**Rui:** Até.\n\n## Depois`,
	);
	expect(question()).toBeNull();
	undo(view);
	expect(read()).toBe(left);
});

it('a conversation beside other lines has lines of its own when it is read', async () => {
	await open('Antes\n25/11/2026 10:31 - Ana: Oi!\n25/11/2026 10:32 - Rui: Oi.\n## Depois');
	answer('Só as mensagens');
	expect(read()).toBe('Antes\n\nOi!\n\nOi.\n\n## Depois');
});

it.each([
	['when it was opened', () => open(left)],
	['when it was pasted', () => paste('[10:31, 25/11/2026] Ana: Oi.\n[10:32, 25/11/2026] Rui: Oi.')],
])('a conversation that was to stay so %s is not asked about again', async (_, begin) => {
	await begin();
	answer('Deixar assim');
	await openAgain();
	expect(question()).toBeNull();
	view.dispatch({ changes: { from: read().indexOf('Rui:') + 4, insert: ' Olá.' } });
	await openAgain();
	expect(question(), 'also with other words').toBeNull();
	view.dispatch({ changes: { from: 0, insert: '26/11/2026 9:00 - Bia: Bom dia.\n\nMeio.\n\n' } });
	await openAgain();
	expect(question(), 'another one is').not.toBeNull();
});

it('a conversation in a block of code, or none, is nothing to ask about', async () => {
	await open(`Às 10:31, *sim*.\n\n\`\`\`\n25/11/2026 10:31 - Ana: Oi!\n\`\`\`\n\n## 10:32`);
	expect(question()).toBeNull();
});

it('the question goes with the conversation that it is about, and is back while that is', async () => {
	await paste('[10:31, 25/11/2026] Ana: Oi.', 'Antes.\n\n|');
	const at = read().indexOf('Ana:') + 'Ana'.length;
	view.dispatch({ changes: { from: at, to: at + 1 } });
	expect(question()).toBeNull();
	view.dispatch({ changes: { from: at, insert: ':' } });
	expect(question()).not.toBeNull();
	view.dispatch({ changes: { from: 'Antes.\n\n'.length, to: read().length } });
	expect(question()).toBeNull();
});
