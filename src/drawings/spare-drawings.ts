import { site } from '#config/site';
import { groundNames } from './grounds.ts';
import { bookPatterns } from './look.ts';
import { motifNames } from './motif-names.ts';
import { panel } from './panel.ts';
import { fill } from './svg.ts';

type Pattern = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** Each draws a cover on 92 by 138 units, with its hottest spot in the given colour. */
const patterns: Record<Pattern, (hot: string) => string> = {
	a: (hot) =>
		`<circle cx="50" cy="52" r="25" fill="${hot}"/><path d="M14 84h72v3H14zM14 92h72v3H14zM14 100h72v3H14zM14 108h72v3H14z"/>`,
	b: (hot) =>
		`<path d="M18 118V62a30 30 0 0 1 60 0v56H66V62a18 18 0 0 0-36 0v56z"/><circle cx="48" cy="62" r="9" fill="${hot}"/>`,
	c: (hot) => {
		const dots = Array.from({ length: 30 }, (_, index) => {
			const colour = index % 11 && index % 11 !== 3 ? '' : ` fill="${hot}"`;
			const [x, y] = [20 + Math.floor(index / 6) * 14, 24 + (index % 6) * 18];
			return `<circle cx="${x}" cy="${y}" r="5"${colour}/>`;
		});
		return dots.join('');
	},
	d: (hot) => {
		const waves = [30, 47, 64, 81, 98, 115].map((y) => {
			const wave = `M6 ${y}c14-14 28 14 43 0s29-14 43 0v8c-14-14-28 14-43 0s-29-14-43 0z`;
			return y === 64 ? fill(wave, hot) : `<path d="${wave}"/>`;
		});
		return waves.join('');
	},
	e: (hot) =>
		`<path d="M6 0L92 86v24L6 24zM6 40l86 86v12H78L6 66z"/>${fill('M6 82l56 56H38L6 106z', hot)}`,
	f: (hot) =>
		`<path d="M14 118V98h18V78h18V58h18V38h18v80z"/><circle cx="24" cy="34" r="10" fill="${hot}"/>`,
};

/** Cover, ink and hottest spot; the wall behind it near the light and far from it. */
const colours: Record<Pattern, readonly [string, string, string, string, string]> = {
	a: ['#b5482c', '#f3dcae', '#ffb765', '#4b2619', '#2c1710'],
	b: ['#23473f', '#d9cfa8', '#f0a050', '#203a34', '#14231f'],
	c: ['#e0c48a', '#4a2a1a', '#b5482c', '#4b3a22', '#2a2014'],
	d: ['#1f3d4d', '#c9d6cf', '#f0a050', '#1d3642', '#111f27'],
	e: ['#5a2537', '#eac9b4', '#f0a050', '#421f2c', '#25121a'],
	f: ['#d8923f', '#3a1c10', '#fff0cf', '#553516', '#2e1d0e'],
};

/** Draws the 16:9 picture of a book without one: its cover, standing on a table. */
function bookCover(pattern: Pattern, colour: Pattern): string {
	const [cover, ink, hot, near, far] = colours[colour];
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="1280" height="720">',
		`<radialGradient id="wall" cx=".5" cy=".4" r=".7"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>`,
		fill('M0 0h320v180H0z', 'url(#wall)'),
		fill('M0 160h320v20H0z', '#000', 0.22),
		'<g transform="translate(160 96)">',
		fill('M-40 66L52 78l18-10-20-8z', '#000', 0.28),
		fill('M-46-70h88a4 4 0 0 1 4 4V64a4 4 0 0 1-4 4h-88z', cover),
		fill('M46-62l5 3V66l-9 4-82 0-6-2h90a4 4 0 0 0 2-4z', '#f2e7d2'),
		`<g transform="translate(-46 -70)" fill="${ink}">${patterns[pattern](hot)}</g>`,
		fill('M-46-70h6V68h-6z', '#000', 0.22),
		fill('M-40-70h2V68h-2z', '#fff', 0.14),
		'</g></svg>',
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
