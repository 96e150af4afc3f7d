import { makeDie, seedOf } from './dice.ts';
import { type GroundName, grounds } from './grounds.ts';
import type { Motif, MotifName } from './motif-names.ts';
import { buildings } from './motifs/buildings.ts';
import { indoors } from './motifs/indoors.ts';
import { outdoors } from './motifs/outdoors.ts';
import { things } from './motifs/things.ts';
import { edge, fill, whole } from './svg.ts';

const motifs: Record<MotifName, Motif> = {
	...buildings,
	...indoors,
	...outdoors,
	...things,
};

interface Drawn {
	slug: string;
	title: string;
}

/** The words of a title. */
const wordsOf = (title: string): string[] => title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Draws the 16:9 picture of a post without one, of at most 2.5 KB. Equal input gives equal bytes. */
export function panel({ slug, title }: Drawn, motif: MotifName, ground: GroundName): string {
	const seed = seedOf(slug + motif);
	const id = `p${seed.toString(36)}`;
	const colours = grounds[ground];
	const words = wordsOf(title);
	const canvas = { colours, glowId: id, words: words.length > 0 ? words : ['vão'] };
	const art = motifs[motif]({ ...canvas, die: makeDie(seed) });
	const night = `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${colours.deep}"/><stop offset="1" stop-color="${colours.ground}"/></linearGradient>`;
	const glow = `<radialGradient id="${id}"><stop stop-color="${edge}" stop-opacity=".6"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="1280" height="720">',
		night,
		art.includes(`url(#${id})`) ? glow : '',
		fill(whole, `url(#${id}g)`),
		art,
		'</svg>',
	].join('');
}
