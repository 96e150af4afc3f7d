import { maskCode } from './mask-code.ts';

type Rewrite = (match: RegExpExecArray) => string | undefined;

/** Rewrites what stands outside code; answers how often it did. */
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

/** Kept where nobody sees it: what it would have shown, only the old site's code knows. */
export function hide({ 0: whole, index, input }: RegExpExecArray): string {
	const lineStart = input.lastIndexOf('\n', index - 1) + 1;
	const [rest = ''] = input.slice(index + whole.length).split('\n', 1);
	// What follows a comment that begins a line is HTML to that line's end, and no Markdown.
	const isBeforeText = input.slice(lineStart, index).trim() === '' && rest.trim() !== '';
	return `<!-- ${whole.replaceAll('--', '- -')} -->${isBeforeText ? '\n' : ''}`;
}
