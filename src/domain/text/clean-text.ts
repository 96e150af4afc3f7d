const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Whatever Unicode ends a line with becomes a line feed: CR, CR LF, VT, FF, NEL, LS and PS. Every way in does this, so that
 * a text is the same pasted, created, saved and imported; what is stored is never changed again.
 */
export const unifyLineEnds = (text: string): string => text.replace(lineEnds, '\n');

const unprintable = /[^\P{Cc}\n\t]/gu;
/** Invisible direction marks, joiners and other marks; the joiner of emoji (U+200D) stays. */
const invisible =
	/[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Removes control characters, bidi controls, zero-width marks and lone surrogates. */
export function cleanText(text: string): string {
	return unifyLineEnds(text.toWellFormed()).replace(unprintable, '').replace(invisible, '');
}

/**
 * Invisible characters: direction marks, joiners, fillers, soft hyphens. Variation selectors stay; the rest is checked
 * below.
 */
const hidden = /[\ufff9-\ufffb]|(?!\u200d|\p{VS}|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** A joiner is kept only between two emoji, or after a mark within a word of an Indic script. */
const idleJoiner =
	/(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu;
/** Tag characters are kept only after the black flag, where they spell a region's flag. A look-behind would be quadratic. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0020}-\u{e007f}]+/gu;

/** Plain text without the characters that nobody sees, which would part its words. */
export const dropUnseen = (text: string): string =>
	text.replace(hidden, '').replace(idleJoiner, '').replace(tags, '$1');

const visible = /[^\p{C}\p{Z}\p{M}\s\u2800]/u;

/** Cleans one line of text, such as a title or a name, of invisible characters; returns '' when nothing visible is left. */
export function cleanLine(text: string): string {
	const line = dropUnseen(cleanText(text))
		.replace(/[\n\t]+/g, ' ')
		.trim();
	return visible.test(line) ? line : '';
}

const ligature = /[\ufb00-\ufb06]/g;
const softHyphen = /\u00ad/g;

/** The letters that a page was set from: ligatures are two or three, and hyphens for line ends are none. */
export const plainLetters = (text: string): string =>
	text.replace(softHyphen, '').replace(ligature, (letters) => letters.normalize('NFKC'));
