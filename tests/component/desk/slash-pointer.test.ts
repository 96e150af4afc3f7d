import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { slashField, slashOf } from '../../../admin/src/editor/tools/slash.ts';
import { fillSlashList } from '../../../admin/src/editor/tools/slash-list.ts';

function open() {
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({ extensions: [articleLanguage, slashField] }),
	});
	view.dispatch({
		changes: { from: 0, insert: '/' },
		selection: { anchor: 1 },
		userEvent: 'input.type',
	});
	HTMLElement.prototype.scrollIntoView = () => undefined;
	const dom = document.createElement('div');
	const draw = fillSlashList(view, dom, () => true);
	const row = (at: number) => dom.querySelector(`[data-at="${at}"]`) as HTMLElement;
	const point = (at: number, movementX: number) =>
		row(at)
			.querySelector('span')
			?.dispatchEvent(
				Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
			);
	const chosen = () => {
		draw();
		return [...dom.querySelectorAll('[aria-selected="true"]')].map((one) =>
			one.getAttribute('data-at'),
		);
	};
	return { view, dom, point, chosen };
}

it('a pointer that moves over the slash list chooses a row, one that rests does not', () => {
	const { view, dom, point, chosen } = open();
	expect(chosen()).toEqual(['0']);
	point(2, 3);
	expect(chosen()).toEqual(['2']);
	expect(slashOf(view.state)?.at).toBe(2);
	point(3, 0);
	expect(chosen()).toEqual(['2']);
	dom.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 1, movementY: 1 }));
	expect(chosen()).toEqual(['2']);
	view.destroy();
});
