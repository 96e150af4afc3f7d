import { codeSource, maskCode } from '#domain/mask-code';

type Rewrite = (match: RegExpExecArray) => string | undefined;

/** Rewrites matches of a text; returns how many there were. */
function replaceMatches(text: string, matches: Iterable<RegExpExecArray>, to: Rewrite) {
	let at = 0;
	let count = 0;
	let written = '';
	for (const match of matches) {
		const made = to(match);
		if (made === undefined) continue;
		written += text.slice(at, match.index) + made;
		at = match.index + match[0].length;
		count += 1;
	}
	return { text: written + text.slice(at), count };
}

/** Rewrites matches outside code. In a match's groups code is blank. */
export const rewrite = (text: string, pattern: RegExp, to: Rewrite) =>
	replaceMatches(text, maskCode(text).matchAll(pattern), (match) => {
		match[0] = text.slice(match.index, match.index + match[0].length);
		return to(match);
	});

/**
 * Rewrites matches that do not begin within code, but may contain code, or marks of it that nothing closes. The pattern
 * has named groups only.
 */
export function rewritePairs(text: string, pattern: string, to: Rewrite): string {
	const codeOr = new RegExp(`${codeSource}|${pattern}`, 'gm');
	const isCode = ({ groups }: RegExpExecArray) => groups?.['fence'] ?? groups?.['span'];
	return replaceMatches(text, text.matchAll(codeOr), (match) =>
		isCode(match) ? undefined : to(match),
	).text;
}

/** Rewrites matches within code, too, and says where they are. */
export function rewriteAll(
	text: string,
	pattern: string,
	to: (match: RegExpExecArray, isInCode: boolean) => string,
): string {
	const masked = maskCode(text);
	const matches = text.matchAll(new RegExp(pattern, 'g'));
	return replaceMatches(text, matches, (match) => to(match, masked[match.index] === ' ')).text;
}
