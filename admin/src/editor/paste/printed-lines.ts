import { keepsHyphen, listWords } from './line-end-hyphens.ts';
import { type Break, readPrinted } from './printed-blocks.ts';
import type { Line } from './read-lines.ts';

const code = /[{};]$|=>|^(?:import|const|let|var|def|return|function|\$|\/\/)\s|<\/\w+>$/;
const mostCode = 0.2;

/**
 * Whether lines end where a page's or a mail's width did. Each is as long as it could be, and a sentence goes on in the
 * next; verses, addresses, code and items end where they are meant to.
 */
export function isPrinted(text: string): boolean {
	if (!text.trim().includes('\n')) return false;
	const { lines, isSure } = readPrinted(text);
	return isSure && lines.filter(({ words }) => code.test(words)).length <= lines.length * mostCode;
}

interface Change {
	from: number;
	to: number;
	insert: string;
}

const lastWord = /([-\u2010]?)(\p{L}+).$/u;
/** No word is longer. */
const lineEnd = -60;
/** What stands around a line's end without a blank, as far as it matters. */
const edges = ({ above, below }: Break) =>
	(/\S*$/.exec(above.words.slice(lineEnd))?.[0] ?? '') + (/^\S*/.exec(below.words)?.[0] ?? '');
const address = /@|:\/\/|www\.|\p{L}\.\p{L}{2}/u;

/** Takes the hyphen away that only the line's end set. */
function joinHyphen(each: Break, known: ReadonlySet<string>): Change {
	const { above, below } = each;
	const [, before = '', left = ''] = lastWord.exec(above.words.slice(lineEnd)) ?? [];
	const [right = ''] = /^(?:\p{L}+(?:-\p{L}+)*)?/u.exec(below.words) ?? [];
	// In Portuguese a compound's hyphen may stand on both lines.
	const [twice = ''] = /^\\?[-\u2010\u2011]/.exec(below.written) ?? [];
	const isKept =
		twice !== '' || before !== '' || address.test(edges(each)) || keepsHyphen(left, right, known);
	return { from: above.to - 1, to: below.textFrom + twice.length, insert: isKept ? '-' : '' };
}

/** Signs that join two words without blanks: `e/ou`, `2019–2021`; behind an address, nobody knows. */
const joins = (each: Break) =>
	/[\p{L}\p{N}][/–—]$/u.test(each.above.words) && !address.test(edges(each));

function changeOf(each: Break, known: ReadonlySet<string>): Change | undefined {
	const { above, below, kind } = each;
	if (kind === 'other') return undefined;
	if (kind === 'hyphen') return joinHyphen(each, known);
	if (kind === 'full')
		return { from: above.to, to: below.textFrom, insert: joins(each) ? '' : ' ' };
	const gap = above.quote === '' ? '\n\n' : `\n${above.quote}\n`;
	return { from: above.to, to: below.from, insert: gap };
}

/** An item between whose sign and the next one's stood lines was no item for who wrote it as text. */
const hiddenItem = /^\d{0,3}\\(?=[-+*.)]\s)/;

function listItems(lines: readonly Line[]): Change[] {
	if (lines.filter(({ isStart }) => isStart).length < 2) return [];
	return lines.flatMap(({ textFrom, written }): Change[] => {
		const end = textFrom + (hiddenItem.exec(written)?.[0].length ?? 0);
		return end > textFrom ? [{ from: end - 1, to: end, insert: '' }] : [];
	});
}

/** Lines of printed width as paragraphs; `all` is what tells of their words. */
export function joinLines(text: string, all = text): string {
	const known = listWords(all);
	const { breaks, lines } = readPrinted(text);
	const joins = breaks.flatMap((each) => changeOf(each, known) ?? []);
	let [written, at] = ['', 0];
	for (const { from, to, insert } of [...joins, ...listItems(lines)].sort(
		(a, b) => a.from - b.from,
	)) {
		written += text.slice(at, from) + insert;
		at = to;
	}
	return written + text.slice(at);
}
