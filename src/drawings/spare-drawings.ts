import { site } from '#config/site';
import { groundNames } from './grounds.ts';
import { bookPatterns } from './look.ts';
import { motifNames } from './motif-names.ts';
import { panel } from './panel.ts';
import { disc, edge, fill, times } from './svg.ts';

type Pattern = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** Each draws an emblem on 60 by 60 units, its light in the lamp's colour. */
const patterns: Record<Pattern, string> = {
	a: `${disc(30, 22, 18, edge)}<path d="M4 46h52v3H4zM4 54h52v3H4z"/>`,
	b: `<path d="M8 60V30a22 22 0 0 1 44 0v30H40V30a10 10 0 0 0-20 0v30z"/>${disc(30, 32, 6, edge)}`,
	c: times(25, (index) => {
		const colour = index % 11 && index % 11 !== 3 ? '' : ` fill="${edge}"`;
		return `<circle cx="${6 + Math.floor(index / 5) * 12}" cy="${6 + (index % 5) * 12}" r="4.4"${colour}/>`;
	}),
	d: times(4, (index) => {
		const wave = `M0 ${7 + index * 14}c10-10 20 10 30 0s20-10 30 0v7c-10-10-20 10-30 0s-20-10-30 0z`;
		return index === 1 ? fill(wave, edge) : `<path d="${wave}"/>`;
	}),
	e: `<path d="M0 60 60 0v12L12 60zM0 36 36 0h12L0 48z"/>${fill('M24 60 60 24v12L36 60z', edge)}`,
	f: `<path d="M4 58V46h13V34h13V22h13V10h13v48z"/>${disc(12, 20, 7, edge)}`,
};

/** Cover, from which the words on it (`card.css`) stand out by 4.5 : 1, and emblem. */
export const coverColours: Record<Pattern, readonly [string, string]> = {
	a: ['#b4472c', '#f3dcb0'],
	b: ['#27483a', '#d9cfa8'],
	c: ['#6b4a17', '#f3dcb0'],
	d: ['#1f3d4d', '#c9d6cf'],
	e: ['#4a2342', '#e3a6ac'],
	f: ['#2b3157', '#bcc3ea'],
};

/** Draws a book without a picture, two to three: its cover, with room for name and author, on its pages. */
function bookCover(pattern: Pattern, colour: Pattern): string {
	const [cover, emblem] = coverColours[colour];
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 144" width="1280" height="1920">',
		fill('M0 141 4 144h88l4-3V9l-6-4z', '#f2e7d2'),
		fill('M0 0h88a4 4 0 0 1 4 4v133a4 4 0 0 1-4 4H0z', cover),
		`<g transform="translate(22 57) scale(.88)" fill="${emblem}">${patterns[pattern]}</g>`,
		fill('M0 0h5v141H0z', '#000', 0.22),
		fill('M5 0h1v141H5z', '#fff', 0.14),
		'</svg>',
	].join('');
}

/**
 * One drawing in every look, by name. A list shows them where a post's own drawing would repeat its neighbour's, and
 * books have no others.
 */
export function listSpareDrawings(): Map<string, () => string> {
	const panels = motifNames.flatMap((motif) =>
		groundNames.map((ground) => {
			const slug = `${motif}-${ground}`;
			return [slug, () => panel({ slug, title: site.tagline }, motif, ground)] as const;
		}),
	);
	const books = bookPatterns.flatMap((pattern) =>
		bookPatterns.map((colour) => {
			return [`livro${pattern}-${colour}`, () => bookCover(pattern, colour)] as const;
		}),
	);
	return new Map([...panels, ...books]);
}
