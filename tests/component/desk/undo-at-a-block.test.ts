import { history, undo } from '@codemirror/commands';
import { afterEach, expect, it, vi } from 'vitest';
import { closeBlocks, openBlocks, press } from './a-text-of-blocks.ts';

afterEach(closeBlocks);

const url = '/images/2c1b8c4e-8a32-4a44-9d4f-0a7a7ad0b0f1-800x600';

function open() {
	const opened = openBlocks(`Antes.\n\n![](${url})\n\nDepois.`, [history()]);
	const { view, root } = opened;
	const end = view.state.doc.length;
	view.dispatch({
		changes: { from: end, insert: ' Mais.' },
		selection: { anchor: end + 6 },
		userEvent: 'input.type',
	});
	const figure = () => root.querySelector('figure') as HTMLElement;
	const resize = (name: string) =>
		[...figure().querySelectorAll('button')].find((one) => one.textContent === name)?.click();
	figure().focus();
	return { ...opened, figure, resize };
}

it('what is undone elsewhere takes the frame off a picture', async () => {
	const { view, figure, read } = open();
	expect(figure().className).toContain('on');
	press(figure(), 'z', { ctrlKey: true });
	expect(read()).toBe(`Antes.\n\n![](${url})\n\nDepois.`);
	await vi.waitFor(() => expect(figure().className).not.toContain('on'));
	expect(document.activeElement).toBe(view.contentDOM);
});

it('what is undone of a picture leaves it framed, until the next step is elsewhere', async () => {
	const { view, figure, resize, read } = open();
	resize('Larga');
	expect(read()).toContain(`${url}#larga`);
	press(figure(), 'z', { ctrlKey: true });
	expect(read()).toContain(`![](${url})`);
	expect(document.activeElement).toBe(figure());
	press(figure(), 'y', { ctrlKey: true });
	expect(read()).toContain(`${url}#larga`);
	expect(document.activeElement).toBe(figure());
	press(figure(), 'z', { ctrlKey: true });
	press(figure(), 'z', { ctrlKey: true });
	expect(read()).not.toContain('Mais');
	expect(document.activeElement).toBe(view.contentDOM);
	await vi.waitFor(() => expect(figure().className).not.toContain('on'));
});

it('with nothing to undo, the picture keeps its frame', () => {
	const { view, figure } = open();
	undo(view);
	figure().focus();
	press(figure(), 'z', { ctrlKey: true });
	expect(document.activeElement).toBe(figure());
});
