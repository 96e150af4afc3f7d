import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { openGalleries } from '#elements/gallery-viewer.ts';

const picture = (name: string, alt = name, words = 'galeria', title = '') =>
	`![${alt}](https://a.test/${name}.png#${words}${title && ` "${title}"`})`;
const text = [
	picture('mesa'),
	picture('copa', '', 'galeria', 'A copa.'),
	picture('sala', 'Uma sala', 'galeria,legenda', 'A casa.'),
].join('\n\n');

function show(markdown: string): void {
	document.body.innerHTML = `<div class="prose">${renderArticle(markdown, { title: '' }).html}</div>`;
}
const openers = () => [...document.querySelectorAll<HTMLButtonElement>('.gallery button')];
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const named = (name: string) =>
	dialog()?.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`) as HTMLButtonElement;
const press = (key: string) =>
	dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const shown = () => dialog()?.querySelector('img')?.getAttribute('src');

const { close } = HTMLDialogElement.prototype;
beforeEach(() => {
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
});
afterEach(() => {
	HTMLDialogElement.prototype.close = close;
	document.body.replaceChildren();
});

test('each picture of a gallery is a button with a name, and pictures elsewhere are none', () => {
	show(`${text}\n\nTexto.\n\n${picture('fora', 'fora', 'larga')}`);
	openGalleries();
	expect(openers().map((button) => button.getAttribute('aria-label'))).toEqual([
		'Ampliar: mesa',
		'Ampliar a imagem 2 de 3',
		'Ampliar: Uma sala',
	]);
	expect(document.querySelectorAll('button')).toHaveLength(3);
	openGalleries();
	expect(document.querySelectorAll('button')).toHaveLength(3);
});

test('a press opens the picture large, with its place, its words and the gallery’s', () => {
	show(text);
	openGalleries();
	openers()[1]?.click();
	expect(dialog()?.open).toBe(true);
	expect(dialog()?.getAttribute('aria-label')).toBe('Imagem 2 de 3');
	expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('2 de 3');
	expect(dialog()?.querySelector('p')?.textContent).toBe('A copa. A casa.');
	expect(shown()).toBe('https://a.test/copa.png');
	expect(dialog()?.querySelector('img')?.loading).toBe('eager');
});

test('opened large, a picture says whose it is on a line of its own', () => {
	show(
		[
			picture('copa', '', 'galeria,credito=Foto:%20Ana', 'A copa.'),
			picture('sala', '', 'galeria,legenda,credito=Foto:%20Bia', 'A casa.'),
		].join('\n\n'),
	);
	openGalleries();
	openers()[0]?.click();
	const caption = () => dialog()?.querySelector('p')?.innerHTML;
	const credit = (name: string) => `<small class="credit">Foto: ${name}</small>`;
	expect(caption()).toBe(`A copa.<br>${credit('Ana')} <br>A casa.`);
	press('ArrowRight');
	expect(caption()).toBe(`${credit('Bia')} <br>A casa.`);
});

test('arrows lead to the next one; the first and the last switch one of them off', () => {
	show(text);
	openGalleries();
	openers()[1]?.click();
	named('Próxima imagem').focus();
	named('Próxima imagem').click();
	expect(shown()).toBe('https://a.test/sala.png');
	expect(named('Próxima imagem').disabled).toBe(true);
	expect(document.activeElement).toBe(named('Imagem anterior'));
	press('ArrowRight');
	expect(shown()).toBe('https://a.test/sala.png');
	press('ArrowLeft');
	press('ArrowLeft');
	expect(shown()).toBe('https://a.test/mesa.png');
	expect(named('Imagem anterior').disabled).toBe(true);
	expect(dialog()?.querySelector('p')?.textContent).toBe('A casa.');
});

test('closed, the focus is at the picture that was shown last', () => {
	show(text);
	openGalleries();
	openers()[0]?.click();
	press('ArrowRight');
	named('Fechar').click();
	expect(dialog()).toBeNull();
	expect(document.activeElement).toBe(openers()[1]);
	openers()[2]?.click();
	expect(shown()).toBe('https://a.test/sala.png');
});

test('two galleries are opened apart, and a picture that is a link stays one', () => {
	show(`${text}\n\nTexto.\n\n[${picture('a')}](/post/x)\n\n${picture('b')}\n\n${picture('c')}`);
	openGalleries();
	expect(document.querySelectorAll('.gallery')).toHaveLength(2);
	expect(document.querySelector('.gallery a > img')?.getAttribute('src')).toContain('a.png');
	openers()[3]?.click();
	expect(dialog()?.getAttribute('aria-label')).toBe('Imagem 1 de 2');
});

test('nothing changes where no gallery stands', () => {
	show(picture('mesa'));
	openGalleries();
	expect(document.querySelectorAll('button')).toHaveLength(0);
	show(text);
	openGalleries();
	expect(openers()).toHaveLength(3);
});

test('an article without script shows every picture and its words', () => {
	show(text);
	expect(document.querySelectorAll('.gallery img')).toHaveLength(3);
	expect(document.querySelectorAll('button, dialog')).toHaveLength(0);
	expect(document.querySelector('.gallery > figcaption')?.textContent).toBe('A casa.');
});

test('the way back of the browser closes the picture, a swipe leads to the next one', () => {
	show(text);
	openGalleries();
	openers()[0]?.click();
	const figure = dialog()?.querySelector('figure');
	const touch = (type: string, clientX: number) =>
		figure?.dispatchEvent(
			Object.assign(new Event(type), { pointerType: 'touch', isPrimary: true, clientX }),
		);
	const swipe = (from: number, to: number) => {
		touch('pointerdown', from);
		touch('pointerup', to);
	};
	swipe(300, 290);
	expect(shown()).toBe('https://a.test/mesa.png');
	swipe(300, 200);
	expect(shown()).toBe('https://a.test/copa.png');
	swipe(100, 200);
	expect(shown()).toBe('https://a.test/mesa.png');
	dispatchEvent(new PopStateEvent('popstate'));
	expect(dialog()).toBeNull();
});
