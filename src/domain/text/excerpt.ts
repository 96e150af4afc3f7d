import { limits } from '#config/limits';
import type { PostArticle } from '../post/post.ts';
import { cleanLine } from './clean-text.ts';
import { cutAtWord, cutLetters } from './cut-text.ts';
import { stripMarks } from './strip-marks.ts';
import { stripTitlePrefix } from './title-prefix.ts';

const ellipsis = '...';
/** An excerpt may need more source text than its own length, because marks and addresses are removed. */
const sourceLength = 20_000;

/** At most 180 characters including '...', without Markdown, cut between words, with '...' when cut. */
export function makeExcerpt(content: string): string {
	const source = stripTitlePrefix(content);
	const text = stripMarks(cutLetters(source, sourceLength));
	if (text.length <= limits.excerpt && source.length <= sourceLength) return text;
	if (text.length <= limits.excerpt - ellipsis.length)
		return text === '' ? '' : `${text}${ellipsis}`;
	return `${cutAtWord(text, limits.excerpt - ellipsis.length)}${ellipsis}`;
}

/** The prose of an article, cut like any excerpt. */
export function cutExcerpt(prose: string): string {
	if (prose.length <= limits.excerpt) return prose;
	return `${cutAtWord(prose, limits.excerpt - ellipsis.length)}${ellipsis}`;
}

/** A paragraph with nothing but an address, of a video for example. */
export const bareAddress = /^https?:\/\/\S+$/;

/** The rule before this one, which also read tables, code, captions and notes. Only `isAutomatic` asks it. */
function formerExcerpt(plainText: string): string {
	const lines = plainText.slice(0, sourceLength).split('\n');
	return cutExcerpt(lines.filter((line) => !bareAddress.test(line)).join(' '));
}

/** Whether an excerpt is what an article gives when nobody types one, by today's rule or the one before. */
export function isAutomatic(
	excerpt: string,
	{ opening, plain_text }: Pick<PostArticle, 'opening' | 'plain_text'>,
): boolean {
	return [opening, formerExcerpt(plain_text)].map(spaced).includes(spaced(excerpt));
}

/** A form cleans what it sends back. */
const spaced = (excerpt: string): string => cleanLine(excerpt).replace(/\s+/g, ' ');
