/** Cuts the pages' fonts from those of Fontsource, and writes their new names where they are named: `node scripts/make-fonts.ts`. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

interface Face {
	name: string;
	/** Path inside `@fontsource-variable`. */
	source: string;
	/** Of the source. */
	sha256: string;
	/** One weight, or the range that styles set. */
	wght: number | { min: number; max: number; default: number };
}

const familjen = {
	source: 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
	sha256: '414d5dfe5f3d02a327f99ad9121bd77ae931b5b754565578fb0ce4fede2de268',
};
const literataItalic = {
	source: 'literata/files/literata-latin-wght-italic.woff2',
	sha256: 'ab198d6616c7cc966f26a4a5b28a3977dc47439640f09d9b3361226bd465c404',
};

export const faces: readonly Face[] = [
	{ name: 'familjen-grotesk', wght: 640, ...familjen },
	{ name: 'familjen-grotesk-medium', wght: 500, ...familjen },
	{
		name: 'hanken-grotesk',
		source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
		sha256: 'e9201eddf1d41d0b62253295d869ce3cf65768f7102b797f02c7f8c876b4a9d5',
		wght: { min: 400, max: 700, default: 400 },
	},
	{
		name: 'literata',
		source: 'literata/files/literata-latin-wght-normal.woff2',
		sha256: '9adbeac5b167fe5ad6c49d9e29aa0c76e2f1bb3b46bf4ebf12a9eca7d3525384',
		// A minimum below the source's default would add the outlines of a second, lighter design.
		wght: { min: 400, max: 640, default: 400 },
	},
	{ name: 'literata-italic', wght: 400, ...literataItalic },
	{ name: 'literata-italic-bold', wght: 640, ...literataItalic },
];

const between = (first: number, last: number) =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** All of a usual Portuguese text: a page without other characters asks for no second file. */
export const textCharacters = `${between(0x20, 0x7e).replace(/[\\^`{|}~<>]/g, '')}\u00a0ÀÁÂÃÇÈÉÊÍÓÔÕÚÛÜàáâãçèéêíóôõúûüªº°©·×–—‘’“”•…€−`;

/** The rest of Latin-1 and what stands beside it: other languages' names, code, signs. */
export const moreCharacters = [...between(0x21, 0x7e), ...between(0xa1, 0xff), ...'ıŒœ„™']
	.filter((each) => !textCharacters.includes(each))
	.join('');

const features = ['calt', 'ccmp', 'kern', 'liga', 'rvrn', 'tnum'];
const require = createRequire(import.meta.url);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function readSource({ source, sha256 }: Face): Buffer {
	const bytes = readFileSync(require.resolve(`@fontsource-variable/${source}`));
	if (hash(bytes) !== sha256) throw new Error(`${source} is not the file that was chosen.`);
	return bytes;
}

/** All files by name. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>();
	for (const face of faces) {
		const source = readSource(face);
		for (const [part, text] of [
			['text', textCharacters],
			['more', moreCharacters],
		] as const) {
			const font = await subsetFont(source, text, {
				targetFormat: 'woff2',
				keepFeatures: features,
				variationAxes: { wght: face.wght },
				// For lines from top to bottom, and for menus of fonts.
				dropTables: ['vhea', 'vmtx', 'STAT'],
			});
			files.set(`${face.name}-${part}.${hash(font).slice(0, 8)}.woff2`, font);
		}
	}
	return files;
}

/** Where fonts are named. */
const naming = ['src/styles/*.css', 'src/layouts/Frame.astro', 'admin/src/styles/*.css'];

async function main(): Promise<void> {
	const root = join(import.meta.dirname, '..');
	const folder = join(root, 'public', 'fonts');
	const files = await makeFonts();
	for (const old of globSync('*.woff2', { cwd: folder })) rmSync(join(folder, old));
	for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
	const names = new Map([...files.keys()].map((name) => [name.split('.')[0], name]));
	for (const file of globSync(naming, { cwd: root })) {
		const text = readFileSync(join(root, file), 'utf8');
		const renamed = text.replace(
			/\/fonts\/([\w-]+)\.\w*\.woff2/g,
			(known, stem: string) => `/fonts/${names.get(stem) ?? known}`,
		);
		if (renamed !== text) writeFileSync(join(root, file), renamed);
	}
}

if (import.meta.main) await main();
