/** What only code is written with. */
const ofCode = /[{}<>=;|$`\\]|\(\)|:\/\/|^\s*(?:[#/@.-]|[a-z_]+\()/m;
const begins = /^["'“‘«¿¡([—–]?\s?\p{Lu}/u;
const ends = /[.!?…:;,)”’»"']$/u;
const leastWords = 3;
/** A sentence that goes on in the next line fills its own. */
const leastLength = 40;

/**
 * Whether two lines that Markdown would take for code by their indent begin a paragraph of a word processor or of an
 * old mail: a sentence, and nothing that only code has.
 */
export function isIndentedProse(first: string, second = ''): boolean {
	const lines = [first, second].map((line) => line.replace(/^[\s>]+/, '').trimEnd());
	const [start = '', next = ''] = lines;
	const last = next || start;
	if (ofCode.test(lines.join('\n')) || !begins.test(start)) return false;
	if (!ends.test(last) && last.length < leastLength) return false;
	const words = start.match(/(?<=^|[\s"'“‘«(])\p{L}+(?=[\s,.;:!?…)”’»"']|$)/gu) ?? [];
	return words.length >= leastWords;
}
