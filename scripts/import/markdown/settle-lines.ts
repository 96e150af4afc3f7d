import { renderArticle } from '#article/render-article';
import { isPlainText } from '#domain/plain-text';

const shown = (text: string) => renderArticle(text, { title: '' }).html.replace(/\s+/g, ' ');

/** Lists, quotations and code keep their lines. */
const keepsLines = /^(?:[ \t]*(?:[-*+>|]|\d{1,9}[.)])[ \t]| {4}|\t)/m;

const joinLines = (text: string) =>
	text
		.split(/\n(?:[ \t]*\n)+/)
		.map((block) => (keepsLines.test(block) ? block : block.replace(/(?<! {2}|\\)\n[ \t]*/g, ' ')))
		.join('\n\n');

/**
 * In a text without marks of blocks this blog guesses headings and line breaks (Spec §5). In a file of a Markdown tool
 * there is nothing to guess, so its lines are joined; where that is not enough, a comment says what it is.
 */
export function settleLines(text: string): string {
	if (!isPlainText(text)) return text;
	const marked = `${text.trimEnd()}\n\n<!-- em Markdown -->\n`;
	const wanted = shown(marked);
	return [text, joinLines(text)].find((each) => shown(each) === wanted) ?? marked;
}
