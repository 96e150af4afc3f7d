import { cleanText } from './clean-text.ts';

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
const visible = /[^\p{C}\p{Z}\p{M}\s\u2800]/u;

/** Cleans one line of text, such as a title or a name, of invisible characters; returns '' when nothing visible is left. */
export function cleanLine(text: string): string {
	const line = cleanText(text)
		.replace(hidden, '')
		.replace(idleJoiner, '')
		.replace(tags, '$1')
		.replace(/[\n\t]+/g, ' ')
		.trim();
	return visible.test(line) ? line : '';
}
