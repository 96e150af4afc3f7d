import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOwnImage } from '#domain/pictures/own-picture';
import {
	hasPictureWord,
	pictureWidth,
	takePictureWords,
	withoutPictureWords,
	withPictureWidth,
	withPictureWord,
} from '#domain/pictures/picture-words';

const own = `/images/${'ab'.repeat(32)}-1600.webp`;

test('a word stands beside the size, and the size is read all the same', () => {
	const wide = withPictureWord(`${own}#1600x900`, 'larga', true);
	expect(wide).toBe(`${own}#1600x900,larga`);
	expect(readOwnImage(wide)).toEqual(readOwnImage(`${own}#1600x900`));
	expect(readOwnImage(withPictureWord(wide, 'enfeite', true))?.height).toBe(900);
	expect(readOwnImage(withPictureWord(own, 'larga', true))?.src).toBe(own);
});

test('a foreign address keeps its own fragment', () => {
	expect(withPictureWord('https://a.test/b.svg#icone', 'larga', true)).toBe(
		'https://a.test/b.svg#icone,larga',
	);
	expect(withoutPictureWords('https://a.test/b.svg#icone,larga,enfeite')).toBe(
		'https://a.test/b.svg#icone',
	);
	expect(withoutPictureWords('https://a.test/b.svg#larga')).toBe('https://a.test/b.svg');
	expect(hasPictureWord('https://a.test/larga', 'larga')).toBe(false);
});

test('whatever the address, a word comes and goes without a trace', () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom('larga', 'enfeite', '1x1', 'a'), { maxLength: 3 }),
			(parts) => {
				const unlike = [...new Set(parts)];
				const url = unlike.length === 0 ? '/x.png' : `/x.png#${unlike.join(',')}`;
				const on = withPictureWord(url, 'larga', true);
				expect(hasPictureWord(on, 'larga')).toBe(true);
				expect(withPictureWord(on, 'larga', hasPictureWord(url, 'larga'))).toBe(url);
			},
		),
	);
});

test('another picture takes the words of the one before it', () => {
	expect(takePictureWords(`${own}#1600x900,larga`, '/images/x.webp#10x20')).toBe(
		'/images/x.webp#10x20,larga',
	);
});

test('a picture has one width: a new one takes the place of the one before', () => {
	const narrow = withPictureWidth(`${own}#1600x900,larga,enfeite`, 'pequena');
	expect(narrow).toBe(`${own}#1600x900,enfeite,pequena`);
	expect(pictureWidth(narrow)).toBe('pequena');
	expect(withPictureWidth(narrow, undefined)).toBe(`${own}#1600x900,enfeite`);
	expect(pictureWidth(`${own}#1600x900`)).toBeUndefined();
	expect(readOwnImage(narrow)?.height).toBe(900);
});
