import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { renderArticle } from '#article/render-article';
import { setStyle } from '../../../admin/src/editor/keys/block-commands.ts';
import { guessEdits, keepGuesses } from '../../../admin/src/editor/keys/keep-guesses.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

const plain = `O que entra na conta

Energia, internet, cadeira, almoço e tempo. O último é o mais caro.

• a campainha
• a louça

Outra parte

Rua Um, 12
Sala 4

Um fim qualquer.`;

const html = (text: string) => renderArticle(text, { title: '' }).html;

it('what is guessed of a text without marks is the same article when it is written down', () => {
	const state = EditorState.create({ doc: plain });
	const written = state.update({ changes: guessEdits(plain) }).newDoc.toString();
	expect(written).toContain('## O que entra na conta');
	expect(html(written)).toBe(html(plain));
});

it('the first mark writes down all that was guessed, and one undo takes both back', () => {
	let state = EditorState.create({
		doc: plain,
		selection: { anchor: plain.length },
		extensions: [articleLanguage, history(), keepGuesses],
	});
	const target = () => ({
		state,
		dispatch: ({ state: next }: { state: EditorState }) => {
			state = next;
		},
	});
	setStyle('section')(target());
	expect(state.doc.toString()).toContain(
		'## Outra parte\n\nRua Um, 12  \nSala 4\n\n## Um fim qualquer.',
	);
	expect(state.selection.main.head).toBe(state.doc.length);
	undo(target());
	expect(state.doc.toString()).toBe(plain);
});

it('a text in which nothing is guessed keeps every byte', () => {
	const doc = 'Um parágrafo, com ponto.\n\n\n\nOutro parágrafo, com ponto.';
	const state = EditorState.create({ doc, extensions: [articleLanguage, keepGuesses] });
	const typed = state.update({ changes: { from: 0, insert: '# ' }, userEvent: 'input.type' });
	expect(typed.newDoc.toString()).toBe(`# ${doc}`);
});

it('of a plain text that reads the same written down, nothing is an edit', () => {
	expect(guessEdits('Um parágrafo, com ponto.\n\nOutro parágrafo, com ponto.')).toEqual([]);
});

it.each([
	'Ela respondeu:',
	'Será?',
	'Marisa: E o preço, muda?',
	'Recife, 27 de novembro',
	'Vão Livre',
	'Mais em https://exemplo.com.br/precos',
])('what looks like a heading is text once its style is: %s', (line) => {
	const doc = `${line}\n\nFoi a melhor semana do ano, e ninguém ficou de fora.\n\nOutra parte\n\nUm fim.`;
	let state = EditorState.create({ doc, extensions: [articleLanguage, history(), keepGuesses] });
	const target = () => ({
		state,
		dispatch: ({ state: next }: { state: EditorState }) => {
			state = next;
		},
	});
	const drawn = () => {
		const page = document.createElement('div');
		page.innerHTML = html(state.doc.toString());
		return [...page.querySelectorAll('h2, p')].map(({ localName, textContent }) => [
			localName,
			textContent.replace(/\u00a0/g, ' '),
		]);
	};
	const [, ...rest] = drawn();
	expect(drawn()[0]).toEqual(['h2', line]);
	setStyle('text')(target());
	expect(drawn()).toEqual([['p', line], ...rest]);
	expect(rest).toContainEqual(['h2', 'Outra parte']);
	undo(target());
	expect(state.doc.toString()).toBe(doc);
});
