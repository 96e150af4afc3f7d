import { describe, expect, test } from 'vitest';
import { mayOpen, refusePicture, unknownFile } from '#domain/pictures/unshown-file';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brands: string) => `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;
const brand = (major: string, ...others: string[]) => box(`${major}\0\0\0\0${others.join('')}`);

/** A TIFF whose first directory has these tags. */
function tiff(tags: number[], isBigEndian = false): string {
	const bytes = new DataView(new ArrayBuffer(10 + 12 * tags.length));
	const little = !isBigEndian;
	bytes.setUint16(0, isBigEndian ? 0x4d4d : 0x4949);
	bytes.setUint16(2, 42, little);
	bytes.setUint32(4, 8, little);
	bytes.setUint16(8, tags.length, little);
	for (const [index, tag] of tags.entries()) bytes.setUint16(10 + 12 * index, tag, little);
	return String.fromCharCode(...new Uint8Array(bytes.buffer));
}
const bitmap = `BM${'\0'.repeat(12)}\x28\0\0\0`;
const zip = (name: string) => `PK\x03\x04${'\0'.repeat(26)}${name}`;
const wide = (text: string) => `\xff\xfe${[...text].map((letter) => `${letter}\0`).join('')}`;

describe('a file that is no picture of ours is named by its bytes, with what to do', () => {
	test.each<[string, string, RegExp]>([
		['an iPhone’s photo', brand('heic', 'mif1', 'MiHB', 'heic'), /HEIC.*Mais compatível.*JPEG/],
		['a burst of them', brand('hevc', 'msf1'), /HEIC/],
		['a HEIF of a generic brand', brand('mif1', 'mif1', 'heic'), /HEIC/],
		['a 10-bit one', brand('heix', 'mif1'), /HEIC/],
		['a scan', tiff([256, 257, 262]), /TIFF.*JPEG ou PNG/],
		['a scan of a big-endian machine', tiff([256, 271], true), /TIFF/],
		['Canon', 'II*\0\x10\0\0\0CR\x02\0', /RAW.*JPEG/],
		['Canon’s newer', brand('crx ', 'isom'), /RAW/],
		['Nikon', tiff([254, 271, 330], true), /RAW/],
		['Sony', tiff([254, 271, 330]), /RAW/],
		['a DNG', tiff([254, 271, 50_706]), /RAW/],
		['Fuji', 'FUJIFILMCCD-RAW 0201', /RAW/],
		['Olympus', 'IIRO\x08\0\0\0', /RAW/],
		['Photoshop', '8BPS\0\x01', /Photoshop/],
		['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG.*PNG/],
		['a drawing after a comment', '\n<?xml version="1.0"?>\n<!-- a > b -->\n<svg>', /SVG/],
		['a drawing with a byte order mark', '\xef\xbb\xbf<svg>', /SVG/],
		['a drawing in UTF-16', wide('<svg width="9">'), /SVG/],
		['a page', '<!doctype html><p><svg></svg>', /página da internet/],
		['a PDF', '%PDF-1.7', /PDF/],
		['a PDF after a line', '\r\n%PDF-1.4', /PDF/],
		['a film of a phone', brand('mp42', 'isom'), /vídeo.*YouTube/],
		['an iPhone’s film', brand('qt  '), /vídeo/],
		['an old QuickTime', '\0\0\0\x08wide\0\0', /vídeo/],
		['WebM', '\x1a\x45\xdf\xa3\x9f', /vídeo/],
		['AVI', 'RIFF....AVI LIST', /vídeo/],
		['a voice message', brand('M4A ', 'isom'), /som/],
		['an MP3', 'ID3\x04\0', /som/],
		['a bitmap', bitmap, /BMP/],
		['an icon', '\0\0\x01\0\x01\0', /ICO/],
		['JPEG XL', '\xff\x0a\xfa', /JPEG XL/],
		['JPEG XL in boxes', '\0\0\0\x0cJXL \r\n\x87\n', /JPEG XL/],
		['Word', zip('[Content_Types].xml....word/document.xml'), /Word.*cole/],
		['an old Word', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /Office/],
		['LibreOffice', zip('mimetypeapplication/vnd.oasis.opendocument.text'), /texto/],
		['a table', zip('[Content_Types].xml....xl/workbook.xml'), /planilha/],
		['a zip', zip('fotos/mesa.jpg'), /zip/],
		['nothing', '', /vazio/],
	])('%s', (_, start, sentence) => {
		expect(refusePicture(bytesOf(start))).toMatch(sentence);
	});

	test.each(['BM, disse ela', 'Olá', '\0\0\x01\0\0\0', 'II, de segundo', 'GIF88a'])(
		'%j says nothing about itself',
		(start) => {
			expect(refusePicture(bytesOf(start))).toBe(unknownFile);
			expect(mayOpen(bytesOf(start))).toBe(false);
		},
	);
});

test('what some browsers open is tried; a film, a drawing with scripts and a document are not', () => {
	for (const start of ['GIF89a', '\xff\xd8\xff', bitmap, brand('heic'), tiff([256])])
		expect(mayOpen(bytesOf(start))).toBe(true);
	for (const start of ['<svg>', '%PDF-', brand('mp42'), '8BPS', tiff([271, 330]), ''])
		expect(mayOpen(bytesOf(start))).toBe(false);
});

test('an AVIF is ours, whichever of its brands comes first', () => {
	for (const own of [brand('avif', 'mif1', 'miaf'), brand('mif1', 'miaf', 'MA1B', 'avif')])
		expect(refusePicture(bytesOf(own))).toBe(unknownFile);
});
