import { expect, test } from 'vitest';
import { pictureWidths, readOwnImage, sizedImageUrl } from '#domain/pictures/own-picture';
import { pictureKind } from '#domain/pictures/picture-file';

const hash = 'ab'.repeat(32);

test('a picture is stored at 480, 960 and 1600 pixels, never larger than it is', () => {
	expect(pictureWidths(4000)).toEqual([480, 960, 1600]);
	expect(pictureWidths(1600)).toEqual([480, 960, 1600]);
	expect(pictureWidths(1200)).toEqual([480, 960, 1200]);
	expect(pictureWidths(480)).toEqual([480]);
	expect(pictureWidths(9)).toEqual([9]);
});

test('the address of a stored picture gives all its widths', () => {
	expect(readOwnImage(`/images/${hash}-1000.webp`)).toEqual({
		src: `/images/${hash}-1000.webp`,
		srcset: [480, 960, 1000].map((width) => `/images/${hash}-${width}.webp ${width}w`).join(', '),
		width: 1000,
		height: undefined,
	});
});

test('the size suffix of an address reserves the picture’s space in a text', () => {
	const url = sizedImageUrl({ url: `/images/${hash}-1600.webp`, width: 1600, height: 900 });
	expect(readOwnImage(url)).toMatchObject({
		src: `/images/${hash}-1600.webp`,
		width: 1600,
		height: 900,
	});
});

test.each([
	'',
	'https://blog.test/a.png',
	'/covers/vao.svg',
	`https://evil.test/images/${hash}-1600.webp`,
	`/images/${hash}-0.webp`,
	`/images/${hash}-1600.webp?x`,
	`/images/${hash}-1600.webp#" onerror="x`,
	`/images/${hash.slice(1)}-1600.webp`,
])('%j is none of ours', (url) => {
	expect(readOwnImage(url)).toBeUndefined();
});

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
test.each([
	['\x89PNG\r\n\x1a\n', 'png'],
	['\xff\xd8\xff\xe0', 'jpeg'],
	['GIF87a', 'gif'],
	['GIF89a', 'gif'],
	['RIFF....WEBPVP8 ', 'webp'],
	['....ftypavif', 'avif'],
	['....ftypavis', 'avif'],
	['....ftypmif1....mif1avif', 'avif'],
	['....ftypheic....mif1heic', undefined],
	['....ftypmp42', undefined],
	['RIFF....WAVE', undefined],
	['GIF88a', undefined],
	['BM......', undefined],
	['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
	['', undefined],
])('B5: a file that begins %j is %s', (start, kind) => {
	expect(pictureKind(bytesOf(start))).toBe(kind);
});
