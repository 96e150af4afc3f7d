import { type Line, readLines } from './read-lines.ts';

const number =
	/^(?:[-–—]?\s?(\d{1,4})\s?[-–—]?|(?:página|pág\.?|p\.)\s?(\d{1,4})(?:\s?(?:de|\/)\s?\d{1,4})?|(\d{1,4})\s?(?:de|\/)\s?\d{1,4})$/i;
/** Between dashes, or with how many there are. */
const sure = /^(?:[-–—]\s?\d{1,4}\s?[-–—]|(?:Página|Pág\.?)\s\d{1,4}\s?(?:de|\/)\s?\d{1,4})$/;
/** No page of a book has fewer lines. */
const leastLines = 12;

/** A line that says a number and nothing else, which may be a page's or the sentence's. */
const isNumber = ({ words }: Line): boolean => number.test(words);

interface Place {
	at: number;
	value: number;
	line: Line;
}

const readNumber = ({ words }: Line) => Number(number.exec(words)?.slice(1).find(Boolean));

/** A number that stands alone where a word goes on. */
function isWithinWord({ at, line }: Place, lines: readonly Line[]): boolean {
	const [above, below] = [lines[at - 1], lines[at + 1]];
	if (!above || !below || !line.isApart || !below.isApart) return false;
	return /\p{L}[-\u2010\u2011]$/u.test(above.words) && /^\p{Ll}/u.test(below.words);
}

const isNextPage = (one: Place, other: Place) =>
	Math.abs(one.at - other.at) > leastLines &&
	Math.sign(one.at - other.at) === one.value - other.value;

/** Only what is surely a page's number: in doubt it is a number of the sentence, which must not be lost. */
function findPageNumbers(lines: readonly Line[]): ReadonlySet<Line> {
	const places = lines.flatMap((line, at): Place[] =>
		isNumber(line) ? [{ at, value: readNumber(line), line }] : [],
	);
	/** A page's head or foot. */
	const hasHead = (one: Place, other: Place) =>
		[-1, 1].some((side) => {
			const beside = lines[one.at + side];
			const same = beside?.words === lines[other.at + side]?.words;
			return one.value !== other.value && same && beside !== undefined && !isNumber(beside);
		});
	const found = places.filter(
		(one) =>
			sure.test(one.line.words) ||
			isWithinWord(one, lines) ||
			places.some((other) => isNextPage(one, other) || hasHead(one, other)),
	);
	return new Set(found.map(({ line }) => line));
}

type Kind = 'hyphen' | 'full' | 'end' | 'page' | 'other';

/** Two lines, of which one may go on in the other. */
export interface Break {
	above: Line;
	below: Line;
	kind: Kind;
}

const hyphen = /(?<=[\p{L}\p{N}])[-\u2010\u2011]$/u;
const again = /^[-\u2010\u2011](?=\p{L})/u;
const isLower = (text: string) => /^[^\p{L}\p{N}]*\p{Ll}/u.test(text);
const isEnded = (text: string) => /[.!?…:][)"”’»*_]*$/.test(text);
const firstWord = (text: string) => /^\S*/.exec(text)?.[0].length ?? 0;
const isHyphenated = ({ words }: Line, below: Line) =>
	hyphen.test(words) && (/^[\p{L}\p{N}]/u.test(below.words) || again.test(below.words));

type Pair = Omit<Break, 'kind'> & { isNear: boolean; hasNumber: boolean };

/** Neighbours of one text, with a page's number between them or not. */
function listPairs(lines: readonly Line[]): Pair[] {
	const pairs: Pair[] = [];
	const numbers = findPageNumbers(lines);
	let above: Line | undefined;
	let hasNumber = false;
	for (const line of lines) {
		if (above && numbers.has(line)) {
			hasNumber = true;
			continue;
		}
		const isOne = above && !above.isOther && !line.isOther && above.quote === line.quote;
		const isNear = !hasNumber && !line.isApart;
		if (above && isOne && !line.isStart) pairs.push({ above, below: line, isNear, hasNumber });
		[above, hasNumber] = [line, false];
	}
	return pairs;
}

/** How much of the width the shortest line takes with the next one's first word: hyphens are of narrow columns. */
const fill = { hyphens: 0.75, none: 0.88 };

function kindOf({ above, below, isNear, hasNumber }: Pair, least: number): Kind | undefined {
	if (isHyphenated(above, below)) return 'hyphen';
	if (hasNumber) return isEnded(above.words) || !isLower(below.words) ? 'page' : 'full';
	if (!isNear) return undefined;
	if (isNumber(above) && isLower(below.words)) return 'full';
	if (above.words.length + 1 + firstWord(below.words) > least) return 'full';
	return isEnded(above.words) && !isLower(below.words) ? 'end' : 'other';
}

/** Below which lines may be verses, unless they end within a phrase; and from which two of them say enough. */
const [narrow, wide] = [45, 60];
/** No verse, item or name ends with one of these. */
const linking =
	/(?<!\p{L})(?:[aoàe]s?|ao|aos|uma?|uns|d[aeo]s?|n[ao]s?|em|num|numa|por|pel[ao]s?|para|pra|com|sem|sob|sobre|entre|até|ou|mas|nem|que|se|como|quando|são|é|seus?|suas?|est[ae]s?|ess[ae]s?|cada|mais|muito|the|of|and|to|in|for|with|that|is|are|at|on|by|from)$/iu;
const postcode = /(?<!\d)\d{5}-?\d{3}(?!\d)/;
const mostOfAddress = 6;

const countOf = (breaks: readonly Break[], test: (each: Break) => boolean) =>
	breaks.filter(test).length;

/** A run of lines, and what it has of a page's. */
interface Block {
	breaks: Break[];
	isPrinted: boolean;
}

/** Whether lines are as long as they could be: other ends are meant, as in addresses, items and notes. */
function isFilled(breaks: readonly Break[]): boolean {
	const joined = countOf(breaks, ({ kind }) => kind === 'hyphen' || kind === 'full');
	if (joined === 0 || countOf(breaks, ({ kind }) => kind === 'other') * 2 > joined) return false;
	if (breaks.some(({ kind }) => kind === 'hyphen')) return true;
	const words = [breaks[0]?.above.words ?? '', ...breaks.map(({ below }) => below.words)];
	const isAddress = words.length <= mostOfAddress && words.some((line) => postcode.test(line));
	return !isAddress;
}

function listBlocks(breaks: readonly Break[]): Block[] {
	const blocks: Break[][] = [];
	for (const each of breaks) {
		const block = blocks.at(-1);
		if (block?.at(-1)?.below === each.above) block.push(each);
		else blocks.push([each]);
	}
	return blocks.map((all) => ({ breaks: all, isPrinted: isFilled(all) }));
}

/** What a text has of printed lines: the breaks within their runs, and the pages' numbers between two of these. */
export function readPrinted(text: string): { breaks: Break[]; lines: Line[]; isSure: boolean } {
	const lines = readLines(text);
	const pairs = listPairs(lines);
	const hasHyphens = pairs.some(({ above, below }) => isHyphenated(above, below));
	const ends = pairs.filter(({ isNear, hasNumber }) => isNear || hasNumber);
	const width = Math.max(0, ...ends.map(({ above }) => above.words.length));
	const least = width * (hasHyphens ? fill.hyphens : fill.none);
	const all = pairs.flatMap((pair): Break[] => {
		const kind = kindOf(pair, least);
		return kind ? [{ above: pair.above, below: pair.below, kind }] : [];
	});
	const blocks = listBlocks(all.filter(({ kind }) => kind !== 'page'));
	const breaks = blocks.flatMap(({ breaks: own, isPrinted }) => (isPrinted ? own : []));
	const known = new Set(breaks.flatMap(({ above, below }) => [above, below]));
	const pages = all.filter(
		({ kind, above, below }) => kind === 'page' && known.has(above) && known.has(below),
	);
	return { breaks: [...breaks, ...pages], lines, isSure: isSure(breaks, width) };
}

/** Enough of them, which go on in one another, for what nobody asked about. */
function isSure(breaks: readonly Break[], width: number): boolean {
	if (breaks.some(({ kind, below }) => kind === 'hyphen' && isLower(below.words))) return true;
	const full = breaks.filter(({ kind, above }) => kind === 'full' && !isNumber(above));
	const linked = countOf(full, ({ above }) => linking.test(above.words));
	const isMany = width >= wide ? full.length + linked > 1 : full.length > 2;
	const share = (test: (each: Break) => boolean) => countOf(full, test) / full.length;
	return (
		isMany &&
		breaks.some(({ above, below }) => /[.,;:!?…]/.test(above.words + below.words)) &&
		(width >= narrow || linked > 0) &&
		share(({ below }) => isLower(below.words) || isNumber(below)) >= 0.5 &&
		share(({ above }) => /[\p{P}\p{S}]$/u.test(above.words)) <= 0.5 &&
		share(({ above }) => above.words.split(' ').length > (width >= narrow ? 4 : 2)) >= 0.8
	);
}
