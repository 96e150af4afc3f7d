import { EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { atCursor } from '../../../admin/src/editor/keys/at-cursor.ts';
import { insertNote } from '../../../admin/src/editor/keys/insert-footnote.ts';
import { insertApart } from '../../../admin/src/editor/keys/insert-paragraph.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { litLines } from '../../../admin/src/editor/tools/focus-mode.ts';
import { headingAt, listHeadings } from '../../../admin/src/editor/tools/outline.ts';
import {
	matchingItems,
	setSlash,
	slashField,
	slashItems,
	slashOf,
} from '../../../admin/src/editor/tools/slash.ts';

/** `|` is the cursor, two of them a choice. */
function stateOf(marked: string): EditorState {
	const [before = '', between, after] = marked.split('|');
	const anchor = before.length;
	const head = after === undefined ? anchor : anchor + (between?.length ?? 0);
	const doc = before + (between ?? '') + (after ?? '');
	const extensions = [articleLanguage, slashField];
	return EditorState.create({ doc, selection: { anchor, head }, extensions });
}
function textAfter(command: StateCommand, marked: string): string {
	const state = stateOf(marked);
	let next = state;
	command({ state, dispatch: (transaction) => (next = transaction.state) });
	const { head } = next.selection.main;
	return `${next.sliceDoc(0, head)}|${next.sliceDoc(head)}`;
}

describe('the structure', () => {
	test('has the headings as the renderer ranks them, without marks, and not the title', () => {
		const state = stateOf(
			'# O título\n\n### **A** conta[^1]\n\ntexto\n\n##### Do [link](/x)\n\nSubtítulo\n---\n\n> ## Citada\n\n```\n## código\n```\n\n<h2>Em <em>HTML</em></h2>\n\n|',
		);
		expect(listHeadings(state).map(({ level, text }) => `${level} ${text}`)).toEqual([
			'2 A conta',
			'3 Do link',
			'2 Subtítulo',
			'2 Em HTML',
		]);
	});

	test('has the headings that the renderer guesses in a text without marks', () => {
		const text = 'Primeira frase, que é comprida.\n\nO que entra na conta\n\nEnergia e internet.';
		const headings = listHeadings(stateOf(`${text}|`));
		expect(headings).toEqual([
			{ from: text.indexOf('O que'), level: 2, text: 'O que entra na conta' },
		]);
		expect(headingAt(headings, 3)).toBeUndefined();
		expect(headingAt(headings, text.length)).toBe(headings[0]);
	});
});

describe('the menu of blocks', () => {
	const typed = (marked: string, letters: string, spec: TransactionSpec = {}) =>
		[...letters].reduce((state, letter) => {
			const { head } = state.selection.main;
			return state.update({
				changes: { from: head, insert: letter },
				selection: { anchor: head + 1 },
				userEvent: 'input.type',
				...spec,
			}).state;
		}, stateOf(marked));

	test.each([
		['|', true],
		['Uma frase |', true],
		['- |', true],
		['## |', true],
		['e|', false],
		['https:|', false],
		['```\n|\n```', false],
	])('opens by a slash in %j: %s', (marked, opens) => {
		expect(slashOf(typed(marked, '/')) !== null).toBe(opens);
	});

	test('does not open for a slash that was pasted', () => {
		expect(slashOf(typed('|', '/', { userEvent: 'input.paste' }))).toBeNull();
	});

	test('letters choose, whatever their case and accents; a space or an unknown word closes it', () => {
		const labels = (query: string) => matchingItems(query).map(({ tool }) => tool);
		expect(labels('')).toEqual(slashItems.map(({ tool }) => tool));
		expect(labels('TITU')).toEqual(['section']);
		expect(labels('video')).toEqual(['video']);
		expect(labels('rodape')).toEqual(['note']);
		expect(labels('itulo')).toEqual([]);
		expect(labels('botao')).toEqual(['visit', 'whatsapp', 'map']);
		expect(labels('porta')).toEqual(['visit', 'whatsapp', 'map']);
		for (const word of ['reservar', 'agendar', 'visita']) expect(labels(word)).toEqual(['visit']);
		expect(labels('whats')).toEqual(['whatsapp']);
		expect(labels('mapa')).toEqual(['map']);
		expect(slashOf(typed('|', '/cod'))).toEqual({ from: 0, query: 'cod', at: 0 });
		expect(slashOf(typed('|', '/ '))).toBeNull();
		expect(slashOf(typed('|', '/zz'))).toBeNull();
	});

	test('stays closed for the slash that it was closed for, and closes when the cursor leaves', () => {
		const closed = typed('|', '/').update({ effects: setSlash.of(null) }).state;
		const more = closed.update({
			changes: { from: 1, insert: 'im' },
			selection: { anchor: 3 },
			userEvent: 'input.type',
		}).state;
		expect(slashOf(more)).toBeNull();
		expect(more.doc.toString()).toBe('/im');
		const left = typed('Antes\n\n|', '/').update({ selection: { anchor: 1 } }).state;
		expect(slashOf(left)).toBeNull();
	});
});

describe('what the toolbar shows of the cursor', () => {
	const at = (marked: string) => {
		const { style, pressed } = atCursor(stateOf(marked));
		return [style, ...pressed].join(' ');
	};
	test.each([
		['Só te|xto', 'text'],
		['## Títu|lo', 'section'],
		['## Um\n\n### Su|b', 'part'],
		['um **fo|rte** aqui', 'text bold'],
		['um **|forte| e** aqui', 'text bold'],
		['|um **forte** aqui|', 'text'],
		['***am|bos***', 'text bold italic'],
		['**|**', 'text bold'],
		['~~ri|scado~~ ', 'text strike'],
		['um `có|digo`', 'text code'],
		['um [li|nk](/x)', 'text link'],
		['- it|em', 'text list'],
		['1. it|em', 'text orderedList'],
		['> di|to', 'text quote'],
	])('%s: %s', (marked, shown) => {
		expect(at(marked)).toBe(shown);
	});
});

describe('a block that is put in', () => {
	test('stands between blank lines, behind the paragraph, and the cursor goes on below', () => {
		const rule = insertApart('---');
		expect(textAfter(rule, '|')).toBe('---\n\n|');
		expect(textAfter(rule, 'Um\ndo|is\n\nTrês')).toBe('Um\ndois\n\n---\n\n|\n\nTrês');
		expect(textAfter(rule, 'U|m\\\ndois')).toBe('Um\n\n---\n\n|\n\ndois');
		expect(textAfter(rule, 'Um\n\n|\n\nTrês')).toBe('Um\n\n---\n\n|\n\nTrês');
		expect(textAfter(rule, '- um\n- |')).toBe('- um\n\n---\n\n|');
		expect(textAfter(rule, '```\num|\n```\n\nDois')).toBe('```\num\n```\n\n---\n\n|\n\nDois');
		expect(textAfter(rule, 'Um[^1]|\n\n[^1]: Nota.')).toBe('Um[^1]\n\n---\n\n|\n\n[^1]: Nota.');
		expect(textAfter(insertApart('```\n\n```', 4), 'Um|')).toBe('Um\n\n```\n|\n```\n\n');
	});
	test('takes the place of all blank lines around the cursor', () => {
		expect(textAfter(insertApart('---'), 'Um\n\n\n|\n\n\nDois')).toBe('Um\n\n---\n\n|\n\nDois');
		expect(textAfter(insertApart('```\n\n```', 4), 'Um\n\n|\n\n\n\n[^1]: Nota')).toBe(
			'Um\n\n```\n|\n```\n\n[^1]: Nota',
		);
	});

	test('a footnote stands behind the last word, and leaves the blank to what was typed for a slash', () => {
		expect(textAfter(insertNote, 'Um. |\n\nDois.')).toBe('Um.[^1] \n\nDois.\n\n[^1]: |');
		expect(textAfter(insertNote, 'Um |dois.')).toBe('Um [^1]dois.\n\n[^1]: |');
	});
	test('a footnote has the next number, and its text is written at the end', () => {
		expect(textAfter(insertNote, 'Uma frase|.')).toBe('Uma frase[^1].\n\n[^1]: |');
		expect(textAfter(insertNote, 'A[^1] e B|.\n\n[^1]: Nota.\n')).toBe(
			'A[^1] e B[^2].\n\n[^1]: Nota.\n[^2]: |',
		);
	});
});

test('the lamp lights the paragraph, or the one item, with the cursor', () => {
	const lit = (marked: string) => Object.values(litLines(stateOf(marked))).join('–');
	expect(lit('Um\nd|ois\n\nTrês')).toBe('1–2');
	expect(lit('- um\n- d|ois\n  mais\n- três')).toBe('2–3');
	expect(lit('## Títu|lo\ntexto')).toBe('1–1');
});
