import { history, historyKeymap, undo } from '@codemirror/commands';
import { keymap } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import type { Image } from '#contract/images';
import { blocksOf, closeBlocks, openBlocks, press } from './a-text-of-blocks.ts';

const picture = (name: string, words = 'galeria', title = '') =>
	`![${name}](/${name}.png#${words}${title && ` "${title}"`})`;
const four = ['mesa', 'copa', 'sala', 'patio'].map((name) => picture(name)).join('\n\n');
const text = `Antes.\n\n${four}\n\nDepois.`;

const pictureAt = (root: ParentNode, at: number) =>
	root.querySelectorAll<HTMLElement>('.one')[at] as HTMLElement;
const act = (root: ParentNode, label: string) => {
	const buttons = [...root.querySelectorAll<HTMLButtonElement>('.cm-block button')];
	const found = buttons.find(
		(button) =>
			!button.closest('[hidden]') &&
			(button.getAttribute('aria-label') ?? button.textContent) === label,
	);
	if (!found) throw new Error(`There is no ${label}.`);
	return found;
};
const order = (doc: string) => [...doc.matchAll(/!\[(\w*)\]/g)].map(([, name]) => name);

afterEach(closeBlocks);

test('S93: pictures in a row that are a gallery are drawn as one block, and opening changes nothing', () => {
	const { view, root, read } = openBlocks(text);
	expect(blocksOf(view.state)).toEqual([
		[text.indexOf('!['), text.indexOf('\n\nDepois'), 'GalleryWidget'],
	]);
	expect(root.querySelectorAll('.cm-gallery .one')).toHaveLength(4);
	expect(root.querySelector('figure')?.getAttribute('aria-label')).toBe('Galeria, 4 imagens');
	expect(pictureAt(root, 1).getAttribute('aria-label')).toBe('Imagem 2 de 4: copa');
	expect(read()).toBe(text);
});

test('one picture of a gallery is a picture, and so is one that stands beside it', () => {
	const alone = openBlocks(picture('mesa')).view.state;
	expect(blocksOf(alone).map(([, , name]) => name)).toEqual(['FigureWidget']);
	const beside = openBlocks(`![x](/x.png)\n\n${picture('a')}\n\n${picture('b')}`).view.state;
	expect(blocksOf(beside).map(([, , name]) => name)).toEqual(['FigureWidget', 'GalleryWidget']);
	const apart = openBlocks(`${picture('a')}\n\nx\n\n${picture('b')}`).view.state;
	expect(blocksOf(apart).map(([, , name]) => name)).toEqual(['FigureWidget', 'FigureWidget']);
});

test('one bar at a time: the gallery’s, or after a press on a picture that picture’s', () => {
	const { root } = openBlocks(text);
	const labels = () =>
		[...root.querySelectorAll('.tools:not([hidden])')].map((bar) => bar.getAttribute('aria-label'));
	expect(labels()).toEqual(['Galeria, 4 imagens']);
	pictureAt(root, 1).click();
	expect(labels()).toEqual(['Imagem 2 de 4']);
	expect(pictureAt(root, 1).getAttribute('aria-pressed')).toBe('true');
	act(root, 'Galeria').click();
	expect(labels()).toEqual(['Galeria, 4 imagens']);
});

test('a picture moves by its bar, and one undo takes it back', () => {
	const { view, root, read } = openBlocks(text, [history()]);
	pictureAt(root, 1).click();
	act(root, 'Mover para a direita').click();
	expect(order(read())).toEqual(['mesa', 'sala', 'copa', 'patio']);
	act(root, 'Mover para a direita').click();
	act(root, 'Mover para a direita').click();
	expect(order(read())).toEqual(['mesa', 'sala', 'patio', 'copa']);
	undo(view);
	undo(view);
	expect(read()).toBe(text);
});

test.each([
	['Uma abaixo da outra', undefined],
	['Remover da galeria', 1],
	['Remover', 1],
	['Mover para a direita', 0],
])('after %s the focus stays in the text, and Ctrl+Z takes it back', (label, chosen) => {
	const two = `${picture('mesa')}\n\n${picture('copa')}`;
	const { view, root, read } = openBlocks(two, [history(), keymap.of(historyKeymap)]);
	if (chosen !== undefined) pictureAt(root, chosen).click();
	const button = act(root, label);
	button.focus();
	button.click();
	expect(read()).not.toBe(two);
	const focused = document.activeElement as HTMLElement;
	expect(view.dom.contains(focused)).toBe(true);
	press(focused, 'z', { ctrlKey: true });
	expect(read()).toBe(two);
});

test('a picture moves by keys: Enter takes and drops it, Escape leaves it where it was', async () => {
	const { root, read, heard } = openBlocks(text);
	pictureAt(root, 0).focus();
	press(pictureAt(root, 0), 'ArrowRight');
	press(pictureAt(root, 1), 'Enter');
	expect(root.querySelector('.say')?.textContent).toContain('Movendo a imagem 2 de 4');
	press(pictureAt(root, 1), 'ArrowRight');
	expect(root.querySelector('.say b')?.textContent).toBe('Vai ser a 3ª de 4');
	press(pictureAt(root, 1), 'Escape');
	expect(read()).toBe(text);
	press(pictureAt(root, 1), 'Enter');
	for (const _ of 'abcdef') press(pictureAt(root, 1), 'ArrowRight');
	press(pictureAt(root, 1), 'Enter');
	expect(order(read())).toEqual(['mesa', 'sala', 'patio', 'copa']);
	expect(document.activeElement).toBe(pictureAt(root, 3));
	await Promise.resolve();
	expect(heard()).toEqual(
		expect.arrayContaining([
			'Movendo a imagem 2 de 4',
			'Vai ser a 3ª de 4',
			'Voltou para a 2ª',
			'Imagem na 4ª posição',
		]),
	);
});

test('a picture moves by its grip', () => {
	const { root, read } = openBlocks(text);
	for (const [at, item] of [...root.querySelectorAll('li')].entries())
		item.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, 75);
	const grip = root.querySelectorAll<HTMLElement>('.grab')[3] as HTMLElement;
	const point = (type: string, clientX: number) =>
		grip.dispatchEvent(new MouseEvent(type, { clientX, clientY: 40, bubbles: true, button: 0 }));
	point('pointerdown', 390);
	point('pointermove', 120);
	expect(root.querySelectorAll('li')[1]?.classList.contains('slot')).toBe(true);
	point('pointerup', 120);
	expect(order(read())).toEqual(['mesa', 'patio', 'copa', 'sala']);
	point('pointerdown', 390);
	point('pointermove', 10);
	point('pointercancel', 10);
	expect(order(read())).toEqual(['mesa', 'patio', 'copa', 'sala']);
});

test('a picture goes out of the gallery below it, and into it again', () => {
	const { root, read } = openBlocks(text);
	pictureAt(root, 1).click();
	act(root, 'Remover da galeria').click();
	expect(read()).toBe(
		`Antes.\n\n${[picture('mesa'), picture('sala'), picture('patio')].join('\n\n')}\n\n![copa](/copa.png)\n\nDepois.`,
	);
	root.querySelector<HTMLElement>('.cm-figure figure')?.focus();
	act(root, 'Criar galeria').click();
	expect(order(read())).toEqual(['mesa', 'sala', 'patio', 'copa']);
	expect(root.querySelectorAll('.cm-gallery .one')).toHaveLength(4);
});

test('of two pictures one that goes leaves a picture like any other', () => {
	const { root, read } = openBlocks(
		[picture('a'), picture('b', 'galeria,legenda', 'Das duas.')].join('\n\n'),
	);
	pictureAt(root, 1).focus();
	press(pictureAt(root, 1), 'Delete');
	expect(read()).toBe('![a](/a.png "Das duas.")');
	expect(root.querySelectorAll('.cm-figure')).toHaveLength(1);
});

test('a gallery becomes pictures one below the other, and they a gallery again', () => {
	const { root, read } = openBlocks(text);
	act(root, 'Uma abaixo da outra').click();
	expect(read()).toBe(text.replaceAll('#galeria', ''));
	root.querySelectorAll<HTMLElement>('.cm-figure figure')[2]?.focus();
	const buttons = [...(root.querySelectorAll('.cm-figure')[2]?.querySelectorAll('button') ?? [])];
	buttons.find(({ textContent }) => textContent === 'Criar galeria')?.click();
	expect(read()).toBe(text);
});

test('the whole gallery goes with its blank lines', () => {
	const { root, read } = openBlocks(text);
	act(root, 'Remover galeria').click();
	expect(read()).toBe('Antes.\n\nDepois.');
});

test('the description of each picture is written, and the next one without is asked for', () => {
	const kept = vi.fn();
	const bare = ['![](/a.png#galeria)', picture('b'), '![](/c.png#galeria)'].join('\n\n');
	const { root, read } = openBlocks(bare, [], { pictures: { keepDescription: kept } });
	const type = (typed: string) => {
		const area = root.querySelector('textarea') as HTMLTextAreaElement;
		area.value = typed;
		area.dispatchEvent(new Event('input', { bubbles: true }));
	};
	act(root, 'Sem descrição').click();
	expect(root.querySelector('.describe strong')?.textContent).toBe('O que se vê na imagem 1?');
	type('Uma mesa');
	act(root, 'Próxima sem descrição').click();
	expect(root.querySelector('.describe strong')?.textContent).toBe('O que se vê na imagem 3?');
	type('Um pátio');
	expect(() => act(root, 'Próxima sem descrição')).toThrow();
	act(root, 'Pronto').click();
	expect(read()).toBe(
		['![Uma mesa](/a.png#galeria)', picture('b'), '![Um pátio](/c.png#galeria)'].join('\n\n'),
	);
	expect(kept.mock.calls).toEqual([
		['/a.png#galeria', 'Uma mesa'],
		['/c.png#galeria', 'Um pátio'],
	]);
});

test('the caption of the gallery is typed below it, and stays one when pictures move', () => {
	const { root, read } = openBlocks([picture('a'), picture('b')].join('\n\n'));
	const caption = root.querySelector<HTMLElement>('figcaption > div') as HTMLElement;
	caption.textContent = 'As duas salas';
	caption.dispatchEvent(new Event('input', { bubbles: true }));
	const said = picture('b', 'galeria,legenda', 'As duas salas');
	expect(read()).toBe(`${picture('a')}\n\n${said}`);
	pictureAt(root, 1).click();
	act(root, 'Mover para a esquerda').click();
	expect(read()).toBe(`${said}\n\n${picture('a')}`);
	expect(root.querySelector('figcaption > div')?.textContent).toBe('As duas salas');
});

test('what imported pictures say of themselves is shown below each', () => {
	const { root } = openBlocks([picture('a', 'galeria', 'A sala'), picture('b')].join('\n\n'));
	expect([...root.querySelectorAll('.own')].map(({ textContent }) => textContent)).toEqual([
		'A sala',
		'',
	]);
});

test('where each picture says something of itself, no caption of all can be typed and lost', () => {
	const own = [picture('a', 'galeria', 'A sala'), picture('b', 'galeria', 'A copa')];
	const { root } = openBlocks(own.join('\n\n'));
	expect(root.querySelector<HTMLElement>('figcaption')?.hidden).toBe(true);
	expect(() => act(root, 'Legenda')).toThrow();
});

test('a picture that does not open says so in its place, and the others are shown', () => {
	const { root } = openBlocks(text);
	root.querySelectorAll('img')[1]?.dispatchEvent(new Event('error'));
	pictureAt(root, 0).click();
	act(root, 'Mover para a direita');
	const broken = [...root.querySelectorAll('li')].map(({ classList }) =>
		classList.contains('broken'),
	);
	expect(broken).toEqual([false, true, false, false]);
	expect(pictureAt(root, 1).dataset['fault']).toContain('não abriu');
});

test('a gallery of sixty pictures is one block, and the last moves to the front', () => {
	const names = Array.from({ length: 60 }, (_, at) => `n${at}`);
	const { root, read } = openBlocks(names.map((name) => picture(name)).join('\n\n'));
	press(pictureAt(root, 0), 'End');
	press(pictureAt(root, 59), ' ');
	for (let at = 0; at < 70; at += 1) press(pictureAt(root, 59), 'ArrowUp');
	press(pictureAt(root, 59), ' ');
	expect(order(read())).toEqual(['n59', ...names.slice(0, -1)]);
});

test('pictures of the library come into the gallery, and another takes the place of one', () => {
	const image = { url: '/images/x.webp', width: 4, height: 3, alt: 'Jardim' } as Image;
	const choose = (onChosen: (image: Image) => void) => onChosen(image);
	const host = { pictures: { choosePicture: choose, choosePictures: choose } };
	const { root, read } = openBlocks([picture('a'), picture('b')].join('\n\n'), [], host);
	act(root, 'Adicionar').click();
	expect(read()).toBe(
		[picture('a'), picture('b'), '![Jardim](/images/x.webp#4x3,galeria)'].join('\n\n'),
	);
	pictureAt(root, 0).click();
	act(root, 'Trocar').click();
	expect(read().split('\n\n')[0]).toBe('![Jardim](/images/x.webp#4x3,galeria)');
});

test('what is typed into one of its lines elsewhere draws the gallery anew', () => {
	const { view } = openBlocks(text);
	const at = text.indexOf('![sala]') + 2;
	view.dispatch({ changes: { from: at, insert: 'X' }, userEvent: 'input.type' });
	expect(blocksOf(view.state).map(([, , name]) => name)).toEqual(['GalleryWidget']);
	const word = view.state.doc.toString().indexOf('#galeria', at);
	view.dispatch({ changes: { from: word, to: word + 8 }, selection: { anchor: word } });
	expect(blocksOf(view.state).map(([, , name]) => name)).toEqual([
		'GalleryWidget',
		'FigureWidget',
		'FigureWidget',
	]);
	view.dispatch({ changes: { from: word, insert: '#galeria' }, selection: { anchor: word } });
	expect(blocksOf(view.state).map(([, , name]) => name)).toEqual(['GalleryWidget']);
});
