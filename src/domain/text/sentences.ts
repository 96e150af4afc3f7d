import { fold } from './fold.ts';

/** Abbreviations that do not end a sentence, folded, without their full stop. */
const abbreviations = new Set(
	(
		'sr sra srs sras srta dr dra drs dras prof profa profs eng enga arq adv exmo exma ilmo ilma d dom sto sta pe fr ' +
		'st av r al pca rod tel cel ex p pp pag pags cap caps vol vols art arts fig figs n no nos num obs ref cf vs ' +
		'seg ter qua qui sex sab jan fev mar abr mai jun jul ago set out nov dez min max aprox apt apto jr ' +
		'a c i e g b u s o t f h j k l m q v w x y z'
	).split(' '),
);
const closers = new Set('"\'”’»)]*_`~'.split(''));
const enders = new Set('.!?…'.split(''));
const longestWord = 12;

/**
 * Offsets just after the final punctuation of each sentence but not at the end of the text. Handles 'Sr.', 'R$
 * 1.500,00', '3.5', addresses and '...': a sentence ends at punctuation followed by white space, unless it follows an
 * abbreviation, or is an ellipsis before a lower-case word. Linear.
 */
export function findSentenceEnds(text: string): number[] {
	const ends: number[] = [];
	for (let at = 0; at < text.length; at += 1) {
		if (!enders.has(text[at] as string)) continue;
		const start = at;
		while (enders.has(text[at + 1] ?? '')) at += 1;
		const mark = text.slice(start, Math.min(at + 1, start + 4));
		let end = at + 1;
		while (closers.has(text[end] ?? '')) end += 1;
		if (isEnd({ text, start, mark, end })) ends.push(end);
		at = end - 1;
	}
	return ends;
}

function isEnd(found: { text: string; start: number; mark: string; end: number }): boolean {
	const { text, start, mark, end } = found;
	const space = /\s/;
	if (end >= text.length || !space.test(text[end] as string)) return false;
	const next = text.slice(end, end + 40).trimStart();
	if (/^\p{Ll}/u.test(next)) return false;
	return mark !== '.' || !isAbbreviation(text.slice(Math.max(0, start - longestWord), start));
}

function isAbbreviation(before: string): boolean {
	const word = /(?:^|[^\p{L}\p{N}])(\p{L}+)$/u.exec(before)?.[1];
	if (word === undefined) return false;
	return abbreviations.has(fold(word)) && !(word.length === 1 && /\p{Ll}/u.test(word));
}
