import type { EditorView } from '@codemirror/view';
import { expect, it, vi } from 'vitest';
import { ownType } from '../../../admin/src/editor/paste/own-copy.ts';
import { Clipboard, open } from './a-copied-part.ts';

function drag(view: EditorView, name: string, dataTransfer: Clipboard, more = {}) {
	const event = new Event(name, { bubbles: true, cancelable: true });
	view.contentDOM.dispatchEvent(Object.assign(event, { dataTransfer, ...more }));
}

/** Drags what is chosen from one text to a letter of another one, or of its own. */
function drop(from: EditorView, onto: EditorView, letters: string, more = {}) {
	const data = new Clipboard();
	drag(from, 'dragstart', data);
	const at = onto.state.doc.toString().indexOf(letters);
	vi.spyOn(onto, 'posAtCoords').mockReturnValue(at as never);
	drag(onto, 'drop', data, more);
	drag(from, 'dragend', data);
	return data;
}

it('what is dragged says what a copy says', () => {
	const view = open('Um **n‸egrito** e [li‸nk](https://a.test).');
	const data = drop(view, open('a'), 'a');
	expect(Object.fromEntries(data.data)).toEqual({
		'text/plain': 'egrito e li',
		'text/html': '<strong>egrito</strong> e <a href="https://a.test">li</a>',
		[ownType]: '**egrito** e [li](https://a.test)',
	});
});

it.each([
	['bold words', 'Um **‸forte‸** e fim.', 'fim', 'Um  e **forte**fim.'],
	['half of them', 'Um **for‸te** e‸ fim.', 'fim', 'Um **for** **te** efim.'],
	['upwards', 'Um **for‸te** e‸ fim.', 'Um', '**te** eUm **for** fim.'],
	['into the same mark', '**um ‸dois‸ três**', 'um', '**doisum  três**'],
	['an item', '- um\n‸- dois\n‸- três\n\nFim', 'Fim', '- um\n- três\n\n- dois\n\nFim'],
	['onto itself', 'Um **‸forte‸** e fim.', 'rte', 'Um **forte** e fim.'],
])('within a text it leaves its place, and both stay whole: %s', (_, text, letters, expected) => {
	const view = open(text);
	drop(view, view, letters);
	expect(view.state.doc.toString()).toBe(expected);
});

it('with Ctrl it stays, and comes to another text like a copy', () => {
	const view = open('Um **for‸te** e‸ fim.');
	drop(view, view, 'fim', { ctrlKey: true });
	expect(view.state.doc.toString()).toBe('Um **forte** e **te** efim.');
	const other = open('Aqui.');
	drop(open('‸Um **forte**‸'), other, '.');
	expect(other.state.doc.toString()).toBe('AquiUm **forte**.');
});
