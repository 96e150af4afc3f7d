import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GroundName, groundNames } from '#drawings/grounds';
import { motifNames } from '#drawings/motif-names';
import { panel } from '#drawings/panel';
import { coverColours, listSpareDrawings } from '#drawings/spare-drawings';

const titles = [
	'Reserva de emergência para quem fatura picado',
	'A',
	'???',
	'Pneumoultramicroscopicossilicovulcanoconiótico e o inconstitucionalissimamente desproporcional',
	Array(40).fill('uma palavra').join(' '),
	'𝕴 ☕ 日本語のタイトル',
	'',
];
const isDrawing = /^<svg [^>]+>(?:<[^<>]+>)+<\/svg>$/;

test('each of the 22 motifs is drawn in at most 2.5 KB, with numbers only where numbers belong', () => {
	expect(motifNames).toHaveLength(22);
	for (const motif of motifNames) {
		for (let number = 0; number < 120; number += 1) {
			const title = titles[number % titles.length] ?? '';
			const ground = groundNames[number % groundNames.length] as GroundName;
			const svg = panel({ slug: `texto-${number}`, title }, motif, ground);
			const name = `${motif} ${ground} ${number}`;
			expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(2_500);
			expect(svg, name).toMatch(isDrawing);
			expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
		}
	}
});

test('a drawing depends on nothing but its post and its look', () => {
	const post = { slug: 'um-texto', title: 'Um texto' };
	expect(panel(post, 'garoa', 'noite')).toBe(panel(post, 'garoa', 'noite'));
	expect(panel(post, 'garoa', 'noite')).not.toBe(panel({ ...post, slug: 'b' }, 'garoa', 'noite'));
});

test('every look has a spare drawing, and no two are alike', () => {
	const drawings = [...listSpareDrawings().values()].map((draw) => draw());
	expect(drawings).toHaveLength(22 * 8 + 6 * 6);
	expect(new Set(drawings).size).toBe(drawings.length);
	for (const svg of drawings) {
		expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2_500);
		expect(svg).toMatch(isDrawing);
	}
});

test('the words on each cover stand out from it by 4.5 : 1', () => {
	const lightOf = (colour: string) => {
		const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
			const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
	};
	const [ink = ''] =
		/\.book \{[^}]*\bcolor: (#\w{6})/.exec(readFileSync('src/styles/card.css', 'utf8'))?.slice(1) ??
		[];
	for (const [cover] of Object.values(coverColours))
		expect(lightOf(ink) / lightOf(cover), cover).toBeGreaterThanOrEqual(4.5);
});
