const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** At most so many UTF-16 units of a text, and nothing of what a reader would see as half: a letter, an emoji, a family. */
export function cutLetters(text: string, most: number): string {
	if (text.length <= most) return text;
	const { index = 0 } = graphemes.segment(text).containing(most) ?? {};
	// A single sign may be longer than that.
	return text.slice(0, index || most).replace(/[\ud800-\udbff\u200d]+$/, '');
}
