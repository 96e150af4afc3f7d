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
