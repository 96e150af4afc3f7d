import { codeSource, maskCode } from '#domain/text/mask-code';

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

/** What a tag opens, up to the first that closes it; the patterns have named groups only. */
export interface Pair {
	open: string;
	close: string;
	/** The group `name` of its matches. */
	name?: string;
}

/** Finds the next match from a place on that only grows. */
function findFrom(text: string, pattern: string): (from: number) => RegExpExecArray | undefined {
	let found: RegExpExecArray[] | undefined;
	let at = 0;
	return (from) => {
		found ??= [...text.matchAll(new RegExp(pattern, 'g'))];
		while ((found[at]?.index ?? from) < from) at += 1;
		return found[at];
	};
}

/** Each pair with its `inner` text, in linear time: a search for an end from each opening would read the whole rest. */
function* matchPairs(text: string, pairs: readonly Pair[], passedOver: string[]) {
	const opens = pairs.map(({ open }, at) => `(?<pair${at}>${open})`);
	const opening = new RegExp([...passedOver, ...opens].join('|'), 'gm');
	const ends = pairs.map(({ close }) => findFrom(text, close));
	for (let match = opening.exec(text); match; match = opening.exec(text)) {
		const groups = { ...match.groups };
		const at = pairs.findIndex((_, index) => groups[`pair${index}`] !== undefined);
		const end = ends[at]?.(opening.lastIndex);
		if (!end) continue;
		groups['inner'] = text.slice(opening.lastIndex, end.index);
		groups['name'] = pairs[at]?.name ?? '';
		opening.lastIndex = end.index + end[0].length;
		match[0] = text.slice(match.index, opening.lastIndex);
		yield Object.assign(match, { groups });
	}
}

/** Rewrites pairs that do not begin within code, but may contain code, or marks of it that nothing closes. */
export const rewritePairs = (text: string, pairs: readonly Pair[], to: Rewrite): string =>
	replaceMatches(text, matchPairs(text, pairs, [codeSource]), to).text;

/** Rewrites pairs within code, too, and says where they are. */
export function rewriteAll(
	text: string,
	pairs: readonly Pair[],
	to: (match: RegExpExecArray, isInCode: boolean) => string,
): string {
	const masked = maskCode(text);
	const matches = matchPairs(text, pairs, []);
	return replaceMatches(text, matches, (match) => to(match, masked[match.index] === ' ')).text;
}
