import { history, undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { expect, test, vi } from 'vitest';
import { completions } from '../../../admin/src/editor/keys/completions.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { mendCuts } from '../../../admin/src/editor/paste/mend-cuts.ts';

/** What is left of a text when what stands between `‹` and `›` is replaced, or typed at `|`. */
function replaced(text: string, insert = '', userEvent = insert === '' ? 'delete' : 'input.type') {
	const [from, to] = [text.search(/[|‹]/), text.indexOf('›') - 1];
	const isChosen = !text.includes('|');
	const start = EditorState.create({
		doc: text.replace(/[‹›|]/g, ''),
		selection: { anchor: from, head: isChosen ? to : from },
		extensions: [history(), articleLanguage, completions.of(mendCuts)],
	});
	ensureSyntaxTree(start, start.doc.length, 5_000);
	const spec: TransactionSpec = { changes: { from, to: isChosen ? to : from, insert }, userEvent };
	return start.update(spec).state;
}
const left = (...args: Parameters<typeof replaced>) => replaced(...args).doc.toString();

test.each([
	['its end', 'Um **n‹egrito** e u›m.', 'Um **n**m.'],
	['its end alone', 'Um **negrito‹** e ›um.', 'Um **negrito**um.'],
	['half of its end', 'Um **n‹egrito*›* e um.', 'Um **n** e um.'],
	['its beginning', 'U‹m **neg›rito** e um.', 'U**rito** e um.'],
	['half of its beginning', 'Um *‹*neg›rito** e um.', 'Um **rito** e um.'],
	['all between its signs', 'Um **‹negrito›** e um.', 'Um  e um.'],
	['its first words', 'Um **‹negrito ›e leve** aqui.', 'Um **e leve** aqui.'],
	['its last words', 'Um **leve e ‹negrito›** aqui.', 'Um **leve e**  aqui.'],
	['words up to a blank', 'Um **‹negrito› e leve** aqui.', 'Um  **e leve** aqui.'],
	['an end behind a comma', 'Um **negro,‹ leve** e ›bom.', 'Um **negro**,bom.'],
	['an end behind a comma and a blank', 'Um **negro, ‹leve** e› bom.', 'Um **negro,**  bom.'],
	['a beginning before a bracket', 'U‹m **a› (b)** c', 'U **(b)** c'],
	['an end with marks within', 'Um **n *e‹gr* ito** e u›m.', 'Um **n *e***m.'],
	['both ends', 'Um **n‹egrito** e *le›ve*.', 'Um **n***ve*.'],
	['ends of the same kind', 'Um **n‹egrito** e **le›ve**.', 'Um **nve**.'],
	[
		'ends of different links',
		'[um li‹nk](https://a.test) e [ou›tro](https://b.test "T")',
		'[um li](https://a.test)[tro](https://b.test "T")',
	],
	['ends of paragraphs', 'Um **n‹egrito**\n\nDois ~~ri›sco~~ x', 'Um **n**~~sco~~ x'],
	['the end of a link', 'Um [li‹nk](https://a.test) e› um', 'Um [li](https://a.test) um'],
	['the beginning of a link', 'U‹m [li›nk](https://a.test) e um', 'U[nk](https://a.test) e um'],
	['the end of code', 'Um `npm ‹run` e› um', 'Um `npm ` um'],
	['the end of an element', 'H<sub>2‹3</sub> e› um', 'H<sub>2</sub> um'],
	['the end of an address', 'Em <https://a.te‹st> e› um', 'Em https://a.te um'],
	['a word within', 'Um **negrito ‹e› leve**.', 'Um **negrito  leve**.'],
	['a sign without its mask', 'Um \\‹* de› sinal', 'Um  sinal'],
	['a mask without its sign', 'U‹m \\›* de sinal', 'U\\* de sinal'],
	['the sign of a line break', 'Um ‹dois\\›\ntrês', 'Um \\\ntrês'],
	['half of a note', 'Com nota[^‹1] e› mais.\n\n[^1]: Nota.', 'Com nota mais.\n\n[^1]: Nota.'],
	['the end of a code block', '```sh\nnpm ‹run\n```\n\nDe›pois.', '```sh\nnpm \n```\n\npois.'],
	[
		'the beginning of one',
		'An‹tes.\n\n```sh\nnpm r›un\nls\n```\n\nFim',
		'An\n\n```sh\nun\nls\n```\n\nFim',
	],
	['the ends of two', '```\nnpm ‹run\n```\n\n```\nl›s\n```', '```\nnpm s\n```'],
	['what is no mark', 'Um ** n‹egrito ** e› um.', 'Um ** n um.'],
	['words beside marks', '‹Um ›**negrito**‹›.', '**negrito**.'],
])('marks stay whole where a selection with %s is deleted', (_, text, expected) => {
	expect(left(text)).toBe(expected);
});

test.each([
	['an end', 'Um **n‹egrito** e u›m.', 'x', 'Um **n**xm.'],
	['a beginning', 'U‹m **neg›rito** e um.', 'x', 'Ux**rito** e um.'],
	['all words', 'Um **‹negrito›** e um.', 'x', 'Um **x** e um.'],
	['a word', 'Um **‹negrito› e**.', 'x', 'Um **x e**.'],
	['two of the same kind', 'Um **n‹egrito** e **le›ve**.', 'x', 'Um **nxve**.'],
	['two, with a paragraph', 'Um **n‹egrito** e **le›ve**.', '\n\n', 'Um **n**\n\n**ve**.'],
	['a word, with an item', '- Um **n‹egr›ito**.', '\n- ', '- Um **n**\n- **ito**.'],
])('… where one with %s is typed over', (_, text, insert, expected) => {
	expect(left(text, insert)).toBe(expected);
});

test.each([
	[
		'within',
		'Um **neg|rito** e [li](https://a.test)',
		'Um **neg**\n\n**rito** e [li](https://a.test)',
	],
	['at the end', 'Um **negrito|** e', 'Um **negrito**\n\n e'],
	['at the beginning', 'Um **|negrito** e', 'Um \n\n**negrito** e'],
])('… where a paragraph ends %s', (_, text, expected) => {
	expect(left(text, '\n\n')).toBe(expected);
});

test('signs that are seen beside the cursor are deleted as they are', () => {
	const text = 'Um **negrito** e';
	const state = EditorState.create({
		doc: text,
		selection: { anchor: 14 },
		extensions: [articleLanguage, completions.of(mendCuts)],
	});
	const gone = (from: number, to: number) =>
		state.update({ changes: { from, to }, userEvent: 'delete.backward' }).state.doc.toString();
	expect(gone(13, 14)).toBe('Um **negrito* e');
	expect(gone(11, 12)).toBe('Um **negrit** e');
	expect(gone(8, 15), 'a group of letters').toBe('Um **neg**e');
});

test('one undo takes both back', () => {
	const state = replaced('Um **n‹egrito** e u›m.');
	const dispatch = vi.fn<(transaction: Transaction) => void>();
	undo({ state, dispatch });
	expect(dispatch.mock.lastCall?.[0].newDoc.toString()).toBe('Um **negrito** e um.');
});
