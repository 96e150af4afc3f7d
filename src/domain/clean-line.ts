import { cleanText } from './clean-text.ts';

/** What shows nothing: directions, joints, fillers, soft hyphens. Selectors of a sign's form stay; others are judged below. */
const hidden = /[\ufff9-\ufffb]|(?!\u200d|\p{VS}|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Joins two pictures, or follows a mark within a word of an Indian script: elsewhere it joins nothing. */
const idleJoiner =
	/(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu;
/** The letters of a region's flag, behind its black flag. */
const idleTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu;
const visible = /[^\p{C}\p{Z}\p{M}\s\u2800]/u;

/** One line of text, such as a title or a name, without signs that show nothing; '' when no sign of it shows. */
export function cleanLine(text: string): string {
	const line = cleanText(text)
		.replace(hidden, '')
		.replace(idleJoiner, '')
		.replace(idleTags, '')
		.replace(/[\n\t]+/g, ' ')
		.trim();
	return visible.test(line) ? line : '';
}
