import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated } from '#domain/pictures/is-animated';
import { anAnimatedPng, anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const size = (value: number) =>
	String.fromCharCode(...[24, 16, 8, 0].map((by) => (value >> by) & 255));
const box = (name: string, body: string) => size(8 + body.length) + name + body;

/** As written by avifenc: a still picture beside a track with this many frames. */
function anAvifFilm(frames: number): Uint8Array {
	const table = box('stbl', box('stsd', '....') + box('stsz', `\0\0\0\0\0\0\0\0${size(frames)}`));
	const track = box(
		'trak',
		box('tkhd', '....') + box('mdia', box('hdlr', '....') + box('minf', table)),
	);
	const moov = box('moov', box('mvhd', '....') + track);
	return bytesOf(
		box('ftyp', 'avis\0\0\0\0avifmsf1') + box('meta', '....') + moov + box('mdat', ''),
	);
}

test.each(['gif', 'webp'] as const)('a %s of three frames moves', async (format) => {
	expect(isAnimated(await anAnimation({ format, colours: ['#811', '#181', '#118'] }))).toBe(true);
});

test.each(['gif', 'webp'] as const)('a %s of one frame stands still', async (format) => {
	expect(isAnimated(await aPicture({ format, width: 300 }))).toBe(false);
});

test('a PNG moves when it says so before its pixels', async () => {
	const [first = Buffer.alloc(0), second = first] = await Promise.all([
		aPicture({ colour: '#811' }),
		aPicture({ colour: '#118' }),
	]);
	expect(isAnimated(anAnimatedPng([first, second]))).toBe(true);
	expect(isAnimated(anAnimatedPng([first]))).toBe(false);
	expect(isAnimated(first)).toBe(false);
});

test('an AVIF moves when it has a track of several frames', async () => {
	expect(isAnimated(anAvifFilm(24))).toBe(true);
	expect(isAnimated(anAvifFilm(1))).toBe(false);
	expect(isAnimated(await aPicture({ format: 'avif' }))).toBe(false);
});

test('words that look like a frame’s sign in a picture’s own data are none', async () => {
	const still = await sharp(await aPicture({ format: 'webp' }))
		.withExif({ IFD0: { ImageDescription: 'ANMF ANMF acTL stsz moov' } })
		.webp()
		.toBuffer();
	expect(isAnimated(still)).toBe(false);
	expect(isAnimated(await aPicture({ format: 'jpeg' }))).toBe(false);
});

test('a file that is cut off, at any byte, ends the count', async () => {
	const files = [
		await anAnimation({ format: 'gif', colours: ['#811', '#118'] }),
		await anAnimation({ format: 'webp', colours: ['#811', '#118'] }),
		Buffer.from(anAvifFilm(2)),
	];
	for (const file of files)
		for (let length = 0; length < file.length; length += 1)
			expect(typeof isAnimated(file.subarray(0, length))).toBe('boolean');
});
