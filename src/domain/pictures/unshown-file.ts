import {
	bigEndian,
	brandsOf,
	fileHead,
	littleEndian,
	pictureKind,
	startsWith,
	textAt,
} from './picture-file.ts';

type Is = (bytes: Uint8Array) => boolean;

interface UnshownFile {
	/** What it is, and what to do, in Portuguese for the user. */
	refusal: string;
	/** A still picture that some browsers open: Safari knows HEIC, every browser BMP. */
	mayOpen?: true;
	is: Is;
}

const starts =
	(...signs: string[]): Is =>
	(bytes) =>
		signs.some((sign) => startsWith(bytes, sign));
const hasBrand =
	(brand: RegExp): Is =>
	(bytes) =>
		brand.test(brandsOf(bytes)[0] ?? '');
const isMarkup =
	(element: RegExp): Is =>
	(bytes) => {
		// UTF-16 has a NUL beside each of these letters.
		const text = textAt(bytes, 0, fileHead).replaceAll('\0', '');
		return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) && element.test(text);
	};
const either =
	(...tests: Is[]): Is =>
	(bytes) =>
		tests.some((test) => test(bytes));
const isZipOf =
	(...parts: string[]): Is =>
	(bytes) =>
		startsWith(bytes, 'PK\x03\x04') &&
		parts.some((part) => textAt(bytes, 0, fileHead).includes(part));

const isTiff = starts('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
const isBitmap: Is = (bytes) =>
	startsWith(bytes, 'BM') && [12, 40, 52, 56, 64, 108, 124].includes(littleEndian(bytes, 14, 4));

/** The tags of a TIFF's first directory. */
function tiffTags(bytes: Uint8Array): number[] {
	const read = startsWith(bytes, 'II') ? littleEndian : bigEndian;
	const at = read(bytes, 4, 4);
	const count = Math.min(read(bytes, at, 2), 200);
	return Array.from({ length: count }, (_, index) => read(bytes, at + 2 + 12 * index, 2));
}

const tags = { make: 271, parts: 330, dngVersion: 50_706 };

/** Most cameras' own formats are TIFFs: a picture of a known make in several parts. */
function isCameraTiff(bytes: Uint8Array): boolean {
	if (!isTiff(bytes)) return false;
	const found = tiffTags(bytes);
	return (
		startsWith(bytes, 'CR', 8) ||
		found.includes(tags.dngVersion) ||
		(found.includes(tags.make) && found.includes(tags.parts))
	);
}

const isRaw = either(
	isCameraTiff,
	hasBrand(/^crx /),
	starts(
		'FUJIFILMCCD-RAW',
		'IIRO',
		'IIRS',
		'MMOR',
		'IIU\0',
		'\0MRM',
		'FOVb',
		'II\x1a\0\0\0HEAPCCDR',
	),
);

const isVideo = either(
	// Whatever box file is neither picture nor sound; QuickTime's older ones have no brand.
	(bytes) => startsWith(bytes, 'ftyp', 4),
	(bytes) => ['moov', 'mdat', 'wide', 'free', 'skip'].includes(textAt(bytes, 4, 4)),
	(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'AVI ', 8),
	starts(
		'\x1a\x45\xdf\xa3',
		'OggS',
		'FLV\x01',
		'\x30\x26\xb2\x75\x8e\x66\xcf\x11',
		'\0\0\x01\xba',
		'\0\0\x01\xb3',
	),
);

const isSound = either(
	hasBrand(/^M4[AB]/),
	(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8),
	starts('ID3', 'fLaC', '#!AMR'),
	(bytes) => bytes[0] === 0xff && [0xfb, 0xf3, 0xf2, 0xf1, 0xf9].includes(bytes[1] ?? 0),
);

/** In this order: what stands higher is more special. */
const unshownFiles: UnshownFile[] = [
	{
		refusal:
			'É uma foto HEIC, como as do iPhone. No iPhone: Ajustes → Câmera → Formatos → Mais compatível; ou abra a foto e exporte como JPEG.',
		mayOpen: true,
		is: hasBrand(/^(?:he(?:i[cxms]|v[cxms])|m[is]f1)$/),
	},
	{
		refusal: 'É uma foto RAW da câmera. Abra-a no programa de fotos e exporte como JPEG.',
		is: isRaw,
	},
	{
		refusal:
			'É uma imagem TIFF, que os navegadores não mostram. Abra-a e exporte como JPEG ou PNG.',
		mayOpen: true,
		is: isTiff,
	},
	{
		refusal: 'É uma imagem JPEG XL, que este navegador não abre. Exporte-a como JPEG ou PNG.',
		mayOpen: true,
		is: starts('\xff\x0a', '\0\0\0\x0cJXL \r\n\x87\n'),
	},
	{
		refusal: 'É uma imagem JPEG 2000, que os navegadores não mostram. Exporte-a como JPEG.',
		mayOpen: true,
		is: starts('\0\0\0\x0cjP  \r\n\x87\n', '\xff\x4f\xff\x51'),
	},
	{
		refusal: 'É uma imagem BMP. Abra-a e exporte como PNG ou JPEG.',
		mayOpen: true,
		is: isBitmap,
	},
	{
		refusal: 'É um ícone (ICO). Abra-o e exporte como PNG.',
		mayOpen: true,
		is: (bytes) => starts('\0\0\x01\0', '\0\0\x02\0')(bytes) && littleEndian(bytes, 4, 2) > 0,
	},
	{
		refusal: 'É um arquivo do Photoshop (PSD). Exporte a imagem como PNG ou JPEG.',
		is: starts('8BPS'),
	},
	{
		refusal: 'É um arquivo do GIMP (XCF). Exporte a imagem como PNG ou JPEG.',
		is: starts('gimp xcf'),
	},
	{
		refusal: 'É um PDF. Exporte a página como PNG ou JPEG, ou faça uma captura de tela dela.',
		is: (bytes) => textAt(bytes, 0, 1024).includes('%PDF-'),
	},
	{
		refusal: 'É um arquivo EPS. Exporte-o como PNG.',
		is: starts('%!PS', '\xc5\xd0\xd3\xc6'),
	},
	{
		refusal: 'É uma página da internet, não uma imagem. Abra a imagem sozinha e salve-a.',
		is: isMarkup(/<(?:!doctype html|html|head|body)\b/i),
	},
	{
		refusal: 'É um SVG, que pode trazer programas e por isso não é aceito. Exporte-o como PNG.',
		is: isMarkup(/<svg\b/i),
	},
	{
		refusal: 'É um documento do Word. Abra-o, copie o texto e cole aqui.',
		is: either(isZipOf('word/'), starts('{\\rtf')),
	},
	{
		refusal: 'É uma planilha. Faça uma captura de tela dela, ou copie as células e cole aqui.',
		is: isZipOf('xl/', 'opendocument.spreadsheet'),
	},
	{
		refusal: 'É uma apresentação. Exporte o slide como PNG ou JPEG.',
		is: isZipOf('ppt/', 'opendocument.presentation'),
	},
	{
		refusal: 'É um documento de texto. Abra-o, copie o texto e cole aqui.',
		is: isZipOf('opendocument.text'),
	},
	{
		refusal: 'É um documento do Office. Abra-o, copie o que quer mostrar e cole aqui.',
		is: starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
	},
	{ refusal: 'É um arquivo zip. Tire as imagens dele antes.', is: starts('PK\x03\x04') },
	{ refusal: 'É um som. Aqui entram só imagens.', is: isSound },
	{
		refusal:
			'É um vídeo. Publique-o no YouTube ou no Vimeo e cole o endereço dele num parágrafo do texto.',
		is: isVideo,
	},
	{
		refusal: 'O arquivo está vazio. Se ele está na nuvem, baixe-o antes.',
		is: ({ length }) => length === 0,
	},
];

/** What a file is that is none of our pictures, from its first bytes; undefined when they tell nothing. */
const findUnshown = (head: Uint8Array): UnshownFile | undefined =>
	pictureKind(head) ? undefined : unshownFiles.find(({ is }) => is(head));

/** Whether trying to open it makes sense: one of our pictures, or another's that some browsers open. */
export const mayOpen = (head: Uint8Array): boolean =>
	pictureKind(head) !== undefined || findUnshown(head)?.mayOpen === true;

export const unknownFile = 'Este arquivo não é uma imagem que sabemos abrir.';

/** Why a file whose bytes begin like this cannot be shown, and what to do. */
export const refusePicture = (head: Uint8Array): string =>
	findUnshown(head)?.refusal ?? unknownFile;
