import { cleanText } from './clean-text.ts';
import { dropUnseen } from './drop-unseen.ts';

const visible = /[^\p{C}\p{Z}\p{M}\s\u2800]/u;

/** Cleans one line of text, such as a title or a name, of invisible characters; returns '' when nothing visible is left. */
export function cleanLine(text: string): string {
	const line = dropUnseen(cleanText(text))
		.replace(/[\n\t]+/g, ' ')
		.trim();
	return visible.test(line) ? line : '';
}
