/** What a single sign may come after to open a quotation. */
export const opensAfter = /[\s([{<>/\-\u2010-\u2015“‘«"']/;

/** Words that are written and said without their beginning. */
const clippedWord =
	/^(?:\d|(?:cê|cês|ocê|tá|tão|tava|tavam|tive|tô|té|bora|xa|inda|pera|peraí|guenta|brigad[oa]|n|til|tis|twas|cause|em|bout|round|nuff)(?!\p{L}))/iu;
/** `rock 'n' roll` is clipped at both ends. */
const isN = /^n$/i;
const letter = /[\p{L}\p{N}]/u;

/**
 * Turns straight single signs into quotation marks and apostrophes, sign for sign. Only signs with a partner in the text
 * are a quotation; without one, a sign before a year or a clipped word is an apostrophe.
 */
export function setSingleQuotes(text: string): string {
	const signs = text.split('');
	/** Signs without a partner yet; a clipped word opens a quotation only if nothing else does. */
	const words: number[] = [];
	const clipped: number[] = [];
	for (const { index: at } of text.matchAll(/['‘’]/g)) {
		const before = text[at - 1] ?? ' ';
		const after = text[at + 1] ?? ' ';
		const isStraight = signs[at] === "'";
		const opens = isStraight && opensAfter.test(before) && !/\s/.test(after);
		const closes = !/\s/.test(before) && !letter.test(after);
		if (letter.test(before) && /\p{L}/u.test(after)) signs[at] = '’';
		else if (opens || signs[at] === '‘')
			(clippedWord.test(text.slice(at + 1, at + 12)) ? clipped : words).push(at);
		else if (closes && words.length + clipped.length > 0) {
			const from = words.pop() ?? (clipped.pop() as number);
			signs[from] = isN.test(text.slice(from + 1, at)) ? '’' : '‘';
			signs[at] = '’';
		} else if (isStraight && /\p{L}/u.test(before)) signs[at] = '’';
	}
	for (const at of clipped) signs[at] = '’';
	for (const at of words)
		signs[at] = signs[at] === "'" && /\p{Ll}/u.test(text[at + 1] ?? '') ? '’' : '‘';
	return signs.join('');
}
