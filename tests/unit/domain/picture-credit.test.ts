import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { readOwnImage } from '#domain/pictures/own-picture';
import {
	pictureCredit,
	takePicturePlace,
	takePictureWords,
	withoutPictureWords,
	withPictureCredit,
	withPictureWord,
} from '#domain/pictures/picture-words';
import { cleanLine } from '#domain/text/clean-text';

const own = `/images/${'ab'.repeat(32)}-1600.webp`;

test('a credit stands beside the size and the words of a picture, which are read all the same', () => {
	const url = withPictureCredit(`${own}#1600x900,larga`, 'Foto: Ana Lima');
	expect(url).toBe(`${own}#1600x900,larga,credito=Foto%3A%20Ana%20Lima`);
	expect(pictureCredit(url)).toBe('Foto: Ana Lima');
	expect(readOwnImage(url)).toEqual(readOwnImage(`${own}#1600x900`));
	expect(withPictureCredit(url, 'Foto: Bia')).toBe(`${own}#1600x900,larga,credito=Foto%3A%20Bia`);
	expect(withPictureCredit(url, ' ')).toBe(`${own}#1600x900,larga`);
	expect(withPictureWord(url, 'larga', false)).toBe(`${own}#1600x900,credito=Foto%3A%20Ana%20Lima`);
});

test('it is read as people type it, and from an address that is broken', () => {
	expect(pictureCredit('/a.png#credito=Foto:%20Ana')).toBe('Foto: Ana');
	expect(pictureCredit('/a.png#credito=Ateliê')).toBe('Ateliê');
	expect(pictureCredit('/a.png#credito=100%')).toBe('100%');
	expect(pictureCredit('/a.png#credito=%00%0A')).toBe('');
	expect(pictureCredit('/a.png#credito=')).toBe('');
	expect(pictureCredit('/a.png#creditos=Ana')).toBe('');
	expect(pictureCredit('/credito=Ana.png')).toBe('');
});

test('at another address the picture keeps its credit, and another picture does not take it', () => {
	const from = `${own}#1600x900,larga,enfeite,credito=Ana`;
	expect(takePictureWords(from, '/x.webp#10x20')).toBe('/x.webp#10x20,larga,enfeite,credito=Ana');
	expect(takePicturePlace(from, '/x.webp#10x20')).toBe('/x.webp#10x20,larga');
	expect(withoutPictureWords(from)).toBe(`${own}#1600x900`);
	expect(withoutPictureWords('https://a.test/b.svg#icone,credito=Ana')).toBe(
		'https://a.test/b.svg#icone',
	);
});

test('whatever is written as a credit, Markdown keeps it, and readers see it', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (written) => {
			const credit = cleanLine(written.normalize('NFC'));
			const url = withPictureCredit('https://a.test/b.png#1x1,larga', credit);
			expect(url).toMatch(/^[\x21-\x7e]+$/);
			expect(pictureCredit(url)).toBe(credit);
			const { html } = renderArticle(`Um.\n\n![Mesa](${url} "Legenda.")\n\nDois.`, { title: '' });
			expect(html).toContain('<img src="https://a.test/b.png#1x1"');
			expect(html.includes('class="credit"')).toBe(credit !== '');
			expect(html).toContain('<figcaption>Legenda.');
		}),
	);
});
