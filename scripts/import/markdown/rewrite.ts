import { maskCode } from '#domain/mask-code';

type Rewrite = (match: RegExpExecArray) => string | undefined;

/** Rewrites matches outside code; returns how many there were. */
export function rewrite(
	text: string,
	pattern: RegExp,
	to: Rewrite,
): { text: string; count: number } {
	let at = 0;
	let count = 0;
	let written = '';
	for (const match of maskCode(text).matchAll(pattern)) {
		const made = to(match);
		if (made === undefined) continue;
		written += text.slice(at, match.index) + made;
		at = match.index + match[0].length;
		count += 1;
	}
	return { text: written + text.slice(at), count };
}

/** Hides a tag in a comment, because only the old site's code knows its output. */
export function hide({ 0: whole, index, input }: RegExpExecArray): string {
	const lineStart = input.lastIndexOf('\n', index - 1) + 1;
	const [rest = ''] = input.slice(index + whole.length).split('\n', 1);
	// The rest of a line that starts with a comment is HTML, not Markdown.
	const isBeforeText = input.slice(lineStart, index).trim() === '' && rest.trim() !== '';
	return `<!-- ${whole.replaceAll('--', '- -')} -->${isBeforeText ? '\n' : ''}`;
}
