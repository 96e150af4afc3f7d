import { limits } from '#config/limits';
import { fold } from './fold.ts';

/** Removes the prefix, which is the two leading blocks `# …` and `— …`, whatever they contain. */
export function stripTitlePrefix(content: string): string {
	const prefix = findPrefix(content);
	return isByline(prefix?.byline) ? content.slice(prefix?.end) : content;
}

export const hasPrefix = (content: string): boolean => stripTitlePrefix(content) !== content;

/** Removes the prefix from a text that may have that of the stored one. Another heading and dashed line are the writer's own. */
export function stripStoredPrefix(
	content: string,
	{ content: stored, author }: { content: string; author: string },
): string {
	const own = findPrefix(stored)?.byline ?? `— ${author}`;
	return findPrefix(content)?.byline === own ? stripTitlePrefix(content) : content;
}

/** No author's name is longer, so a longer line belongs to the text. */
function isByline(line: string | undefined): boolean {
	return line !== undefined && line.length <= limits.author + 2;
}

interface Prefix {
	heading: string;
	byline?: string;
	/** Offsets where the text starts after the heading, and after heading and author. */
	headingEnd: number;
	end: number;
}

function findPrefix(content: string): Prefix | undefined {
	const first = /^(?:[ \t]*\r?\n)*(# [^\r\n]*)(?:\r?\n|$)/.exec(content);
	if (!first) return undefined;
	const headingEnd = first[0].length;
	const second = /^(?:[ \t]*\r?\n)*(— ?[^\r\n]+)(?:\r?\n|$)(?:[ \t]*\r?\n|$)*/.exec(
		content.slice(headingEnd),
	);
	const heading = first[1] as string;
	const byline = second?.[1];
	if (!second || !byline) return { heading, headingEnd, end: headingEnd };
	return { heading, byline, headingEnd, end: headingEnd + second[0].length };
}

/**
 * Removes this text's prefix. Another heading and dashed line may be the writer's own; a line of dialogue ends in
 * punctuation.
 */
export function dropOwnPrefix(
	content: string,
	heading: string,
	byline: string | undefined,
): string {
	const prefix = findPrefix(content);
	if (!prefix) return content;
	const ownHeading = fold(oneLine(prefix.heading)) === fold(heading);
	if (byline !== undefined && prefix.byline !== undefined) {
		const ownByline = fold(oneLine(prefix.byline)) === fold(byline);
		if (ownByline || (isByline(prefix.byline) && !/[.!?…:;,]$/.test(prefix.byline.trim()))) {
			return content.slice(prefix.end);
		}
	}
	return ownHeading ? content.slice(prefix.headingEnd) : content;
}

export function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
