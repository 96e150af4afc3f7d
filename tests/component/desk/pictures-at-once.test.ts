import type { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import type { Image } from '#contract/images';
import { joinGallery } from '../../../admin/src/editor/blocks/join-gallery.ts';
import { addPictures, pictureUploads } from '../../../admin/src/editor/blocks/send-pictures.ts';
import { matchingItems } from '../../../admin/src/editor/tools/slash.ts';
import { blocksOf, closeBlocks, openBlocks } from './a-text-of-blocks.ts';

type Sent = { image: Image } | { reason: string; canRetry: boolean };

/** A text whose pictures arrive one by one, when the test says so. */
function openSending(doc: string) {
	const waiting: ((sent: Sent) => void)[] = [];
	const upload = () => new Promise<Sent>((resolve) => waiting.push(resolve));
	const onWaiting = vi.fn();
	const host = { pictures: { upload, onWaiting } };
	const opened = openBlocks(doc, [pictureUploads], host);
	const settle = () => new Promise((resolve) => setTimeout(resolve));
	const arrive = async (name: string) => {
		await settle();
		waiting.shift()?.({ image: { url: `/${name}.webp`, width: 4, height: 3, alt: '' } as Image });
		await settle();
	};
	const fail = async (canRetry = true) => {
		await settle();
		waiting.shift()?.({ reason: 'Sem rede.', canRetry });
		await settle();
	};
	const send = (count: number, way?: 'gallery') =>
		addPictures(
			opened.view,
			Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`)),
			way,
		);
	const answer = (start: string) => {
		const ways = [...opened.root.querySelectorAll<HTMLElement>('.cm-arrived button')];
		ways.find(({ textContent }) => textContent?.startsWith(start))?.click();
	};
	return { ...opened, arrive, fail, send, answer, settle, onWaiting };
}
const question = (root: ParentNode) => root.querySelector('.cm-arrived')?.textContent;
const kinds = (view: EditorView) => blocksOf(view.state).map(([, , name]) => name);

afterEach(closeBlocks);

test('of several pictures it is asked how they are to stand, while one writes on', async () => {
	const { view, root, send, settle, heard } = openSending('Antes.');
	view.focus();
	send(4);
	await settle();
	expect(question(root)).toContain('4 imagens adicionadas. Como elas ficam no texto?');
	expect(heard()).toContain('4 imagens adicionadas. Como elas ficam no texto?');
	expect(document.activeElement).toBe(view.contentDOM);
});

test('a file that is refused is no longer on its way, one that the network lost still is', async () => {
	const { send, fail, arrive, onWaiting } = openSending('Antes.');
	send(3, 'gallery');
	expect(onWaiting).toHaveBeenLastCalledWith(3);
	await fail(false);
	expect(onWaiting).toHaveBeenLastCalledWith(2);
	await fail();
	expect(onWaiting).toHaveBeenLastCalledWith(2);
	await arrive('mesa');
	expect(onWaiting).toHaveBeenLastCalledWith(1);
});

/** Where the cursor is, with `P` for the picture. */
const seen = ({ state }: EditorView) => {
	const { head } = state.selection.main;
	return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`.replace('![](/mesa.webp#4x3)', 'P');
};

test.each([
	['|', '|', 'P\n\n|'],
	['Antes.|', 'Antes.\n\n|', 'Antes.\n\nP\n\n|'],
	['Antes.\n|', 'Antes.\n\n|', 'Antes.\n\nP\n\n|'],
	['Antes.\n\n|', 'Antes.\n\n|', 'Antes.\n\nP\n\n|'],
	['Antes.|\n\nDepois.', 'Antes.\n\n|\n\nDepois.', 'Antes.\n\nP\n\n|\n\nDepois.'],
	['Antes.|\nDepois.', 'Antes.\n\n|\n\nDepois.', 'Antes.\n\nP\n\n|\n\nDepois.'],
	['Antes.\n\n|\n\nDepois.', 'Antes.\n\n|\n\nDepois.', 'Antes.\n\nP\n\n|\n\nDepois.'],
	['Uma li|nha.', 'Uma linha.\n\n|', 'Uma linha.\n\nP\n\n|'],
	['## Título|\n\nDepois.', '## Título\n\n|\n\nDepois.', '## Título\n\nP\n\n|\n\nDepois.'],
	['- um\n- dois|', '- um\n- dois\n\n|', '- um\n- dois\n\nP\n\n|'],
	['- um\n- |', '- um\n\n|', '- um\n\nP\n\n|'],
	['> Dito.|', '> Dito.\n\n|', '> Dito.\n\nP\n\n|'],
	['```\num|\ndois\n```', '```\num\ndois\n```\n\n|', '```\num\ndois\n```\n\nP\n\n|'],
	['![x](/x.png)|', '![x](/x.png)\n\n|', '![x](/x.png)\n\nP\n\n|'],
])(
	'one picture asks nothing, and one writes below it, from the start: %j',
	async (text, sent, come) => {
		for (const typed of ['', ' ', 'Texto']) {
			const { view, root, send, arrive } = openSending(text.replace('|', ''));
			view.dispatch({ selection: { anchor: text.indexOf('|') } });
			send(1);
			expect(question(root)).toBeUndefined();
			expect(seen(view)).toBe(sent);
			view.dispatch(view.state.replaceSelection(typed));
			await arrive('mesa');
			expect(seen(view)).toBe(come.replace('|', `${typed}|`));
			closeBlocks();
		}
	},
);

test('a picture leaves no line where nobody writes any more', async () => {
	const { view, read, send, arrive } = openSending('Antes.\n\nDepois.');
	view.dispatch({ selection: { anchor: 6 } });
	send(1);
	view.dispatch({ selection: { anchor: 0 } });
	await arrive('mesa');
	expect(read()).toBe('Antes.\n\n![](/mesa.webp#4x3)\n\nDepois.');
});

test('a gallery: those that are there already, and those that are still on their way', async () => {
	const { view, root, read, send, arrive, answer } = openSending('Antes.\n\nDepois.');
	view.dispatch({ selection: { anchor: 6 } });
	send(3);
	await arrive('a');
	await arrive('b');
	expect(kinds(view)).toEqual(['FigureWidget', 'FigureWidget']);
	answer('Galeria');
	expect(question(root)).toBeUndefined();
	expect(kinds(view)).toEqual(['GalleryWidget']);
	await arrive('c');
	const word = (name: string) => `![](/${name}.webp#4x3,galeria)`;
	expect(read()).toBe(`Antes.\n\n${word('a')}\n\n${word('b')}\n\n${word('c')}\n\n\n\nDepois.`);
	expect(kinds(view)).toEqual(['GalleryWidget']);
});

test('one below the other, as they also stay when nobody answers', async () => {
	const { view, root, read, send, arrive, answer } = openSending('Antes.');
	send(2);
	await arrive('a');
	answer('Uma abaixo');
	await arrive('b');
	expect(question(root)).toBeUndefined();
	expect(kinds(view)).toEqual(['FigureWidget', 'FigureWidget']);
	expect(read()).not.toContain('galeria');
});

test('the question stands below the pictures, where the cursor is', async () => {
	const { view, root, send, arrive } = openSending('Antes.\n\n');
	view.dispatch({ selection: { anchor: 8 } });
	send(2);
	const order = () =>
		[...root.querySelectorAll('.cm-arrived, .cm-figure')].map((block) =>
			block.matches('.cm-arrived') ? 'question' : 'picture',
		);
	await arrive('a');
	expect(order()).toEqual(['picture', 'question']);
	await arrive('b');
	expect(order()).toEqual(['picture', 'picture', 'question']);
});

test('pictures that were put into a gallery by other means are asked about no more', async () => {
	const { view, root, send, arrive } = openSending('Antes.');
	send(2);
	await arrive('a');
	await arrive('b');
	expect(question(root)).toContain('2 imagens adicionadas.');
	joinGallery(view, view.state.doc.toString().lastIndexOf('!['));
	expect(kinds(view)).toEqual(['GalleryWidget']);
	expect(question(root)).toBeUndefined();
});

test('a picture of the text that was there before does not join', async () => {
	const { view, read, send, arrive, answer } = openSending('![x](/x.png)');
	send(2);
	await arrive('a');
	await arrive('b');
	answer('Galeria');
	expect(read()).toContain('![x](/x.png)\n');
	expect(kinds(view)).toEqual(['FigureWidget', 'GalleryWidget']);
});

test('one that does not arrive keeps its place, and joins the others when it is sent again', async () => {
	const { view, root, send, arrive, fail, answer, settle } = openSending('Antes.');
	send(3);
	answer('Galeria');
	await arrive('a');
	await fail();
	await arrive('c');
	expect(kinds(view)).toEqual(['GalleryWidget']);
	const again = [...root.querySelectorAll('button')].find(
		({ textContent }) => textContent === 'Tentar de novo',
	);
	again?.click();
	await settle();
	await arrive('b');
	expect(kinds(view)).toEqual(['GalleryWidget']);
	expect(view.state.doc.toString().match(/galeria/g)).toHaveLength(3);
});

test('the question counts what is there or on its way, and goes with the last but one', async () => {
	const { root, send, settle } = openSending('Antes.');
	send(3);
	await settle();
	root.querySelector<HTMLElement>('.cm-arrived button')?.focus();
	const cancel = () =>
		[...root.querySelectorAll('button')]
			.find(({ textContent }) => textContent === 'Cancelar')
			?.click();
	cancel();
	expect(question(root)).toContain('2 imagens adicionadas.');
	expect(document.activeElement?.textContent).toContain('Galeria');
	cancel();
	expect(question(root)).toBeUndefined();
});

test('files for a gallery come into it without a question', async () => {
	const { view, root, send, arrive } = openSending(
		'![a](/a.png#galeria)\n\n![b](/b.png#galeria)\n\nFim.',
	);
	send(2, 'gallery');
	expect(question(root)).toBeUndefined();
	await arrive('c');
	await arrive('d');
	expect(kinds(view)).toEqual(['GalleryWidget']);
	expect(root.querySelectorAll('.one')).toHaveLength(4);
});

test('/gal offers a gallery', () => {
	expect(matchingItems('gal').map(({ tool, hint }) => [tool, hint])).toEqual([
		['gallery', '2 ou mais imagens'],
	]);
});
