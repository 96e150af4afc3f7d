const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** At most so many UTF-16 units of a text, and nothing of what a reader would see as half: a letter, an emoji, a family. */
export function cutLetters(text: string, maxLength: number): string {
	if (text.length <= maxLength) return text;
	const { index = 0 } = graphemes.segment(text).containing(maxLength) ?? {};
	// A single sign may be longer than that.
	return text.slice(0, index || maxLength).replace(/[\ud800-\udbff\u200d]+$/, '');
}

/** At most so many letters, without what a sentence would end with. */
export function cutAtWord(text: string, length: number): string {
	const head = cutLetters(text, length);
	const space = /\s/.test(text[length] ?? '') ? length : head.lastIndexOf(' ');
	const cut = space > length / 2 ? head.slice(0, space) : head;
	return cut.replace(/[\s.,;:!?…\u2010-\u2015-]+$/u, '');
}

/** The same with '…', where anything is cut. */
export const cutToFit = (text: string, maxLength: number): string =>
	text.length <= maxLength ? text : `${cutAtWord(text, maxLength - 1)}…`;
