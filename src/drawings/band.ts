import { makeDie, seedOf } from './dice.ts';
import { type Ground, type GroundName, grounds } from './grounds.ts';
import { wordsOf } from './panel.ts';
import { at, box, disc, edge, fill, lamp } from './svg.ts';

const vowel = /[aeiouáâãàéêíóôõú]/i;

interface Street {
	walls: string;
	on: string;
	off: string;
	lit: string;
	/** The middle of the lit house. */
	lightX: number;
	/** The distance of two windows. */
	unit: number;
}

/** Every word is a house, every letter a window; one window in the longest word is lit. */
function buildStreet(title: string, die: () => number): Street {
	const words = wordsOf(title)
		.slice(0, 10)
		.map((word) => [...word].slice(0, 9));
	const longest = words.reduce((best, word) => (word.length > best.length ? word : best), ['']);
	const columnsOf = ({ length }: string[]) =>
		length > 8 ? 5 : length > 4 ? 4 : length > 2 ? 3 : 2;
	const columns = words.reduce((sum, word) => sum + columnsOf(word) + 1.7, 0);
	const unit = Math.max(11, Math.min(25, 960 / columns));
	const widthOf = (word: string[]) => (columnsOf(word) + 0.8) * unit;
	const width = words.reduce((sum, word) => sum + widthOf(word), 0);
	const gap = Math.max(6, Math.min(48, (1040 - width) / words.length));
	const street: Street = { walls: '', on: '', off: '', lit: '', lightX: 0, unit };
	let x = 136;
	for (const word of words) {
		const storey = unit * 1.28;
		const storeys = Math.ceil(word.length / columnsOf(word));
		const height = Math.min(120, unit * 0.9 + storeys * storey + die() * 34);
		street.walls += box(x, 132 - height, widthOf(word), height);
		for (const [index, letter] of word.entries()) {
			const left = x + unit * 0.6 + (index % columnsOf(word)) * unit;
			const top = 132 - height + unit + Math.floor(index / columnsOf(word)) * storey;
			const pane = `M${at(left)} ${at(top)}h${at(unit * 0.6)}`;
			if (!street.lit && word === longest && index === Math.min(1, word.length - 1)) {
				street.lit = pane;
				street.lightX = x + widthOf(word) / 2;
			} else street[vowel.test(letter) ? 'on' : 'off'] += pane;
		}
		x += widthOf(word) + gap;
	}
	return street;
}

const gradients = (id: string, { deep, ground }: Ground) =>
	[
		`<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`,
		`<radialGradient id="${id}l"><stop stop-color="${edge}" stop-opacity=".55"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`,
	].join('');

interface Banded {
	slug: string;
	title: string;
	/** The drawing of the category's icon on its grid of 24 units. */
	icon: string;
}

/**
 * Draws the strip of an article without a picture, of at most 3 KB: a gradient, the category's icon and the title as a
 * street. It starts at the left, because narrow screens crop the right.
 */
export function band({ slug, title, icon }: Banded, groundName: GroundName): string {
	const colours = grounds[groundName];
	const die = makeDie(seedOf(`band${slug}`));
	const { walls, on, off, lit, lightX, unit } = buildStreet(title, die);
	const id = `b${seedOf(slug).toString(36)}`;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 150" width="1200" height="150">',
		gradients(id, colours),
		fill('M0 0h1200v150H0z', `url(#${id})`),
		disc(820 + die() * 300, 44, 17, colours.light, ' opacity=".85"'),
		`<ellipse cx="${at(lightX)}" cy="90" rx="190" ry="90" fill="url(#${id}l)"/>`,
		fill(walls, colours.deep),
		`<g stroke-width="${at(unit * 0.8)}"><path d="${off}" stroke="${colours.ground}"/><path d="${on}" stroke="${colours.shape}"/><path d="${lit}" stroke="${lamp}"/></g>`,
		fill('M0 132h1200v18H0z', colours.deep),
		fill('M0 132h1200v1.5H0z', edge, 0.7),
		`<g transform="translate(36 54) scale(2.3)" fill="none" stroke="${colours.light}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${icon}</g></svg>`,
	].join('');
}
