import { isCode, isInline, type TreeNode } from './tree.ts';

/** What a single sign may come after to open a quotation. */
const opensAfter = /[\s([{<>/\-\u2010-\u2015“‘«"']/;

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
function setSingleQuotes(text: string): string {
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

const nbsp = '\u00a0';
const months =
	'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

const amount = /(?=\d)(?<=(?:^|[^\p{L}])(?:R|US|U|A|C)?[$€£] )/u;
const measure =
	/(?<=\d )(?=(?:min|h|s|seg|ms|km|m|cm|mm|m²|kg|g|mg|l|ml|GB|MB|KB|kWh|mil|milhão|milhões|bilhão|bilhões|reais|%|°C)(?![\p{L}\p{N}]))/u;
const abbreviation =
	/(?<=(?:^|[^\p{L}\p{N}])(?:nº|n\.º|p\.|pp\.|art\.|cap\.|fig\.|§|Sr\.|Sra\.|Dr\.|Dra\.|Prof\.|Profa\.) )(?=[\p{L}\p{N}])/u;
/** A space to make non-breaking; testing the character before it rules out most spaces cheaply. */
const tiedSpace = new RegExp(
	` (?<=[\\d$€£º.§] )(?:${[amount, measure, abbreviation].map(({ source }) => source).join('|')})`,
	'gu',
);
const date = new RegExp(
	` de (?=(?:${months})(?!\\p{L}))(?<=(?:^|[^\\p{L}\\p{N}])\\d{1,2}º? de )`,
	'giu',
);

/** A text of the block, and where it begins in the block's whole line. */
interface Piece {
	nodes: TreeNode[];
	index: number;
	from: number;
}

/** Sets curly quotes and non-breaking spaces, as in '5 min' and 'R$ 50'; never within code. */
export function setTypography(nodes: TreeNode[]): TreeNode[] {
	const pieces: Piece[] = [];
	const line = setSingleQuotes(curl(readLine(nodes, '', pieces)));
	for (const { nodes: around, index, from } of pieces) {
		const { length } = around[index] as string;
		around[index] = tie(line.slice(from, from + length));
	}
	return nodes;
}

/** The block's text across inline elements, sign for sign; blocks in it are lines of their own. */
function readLine(nodes: TreeNode[], before: string, pieces: Piece[]): string {
	let line = before;
	for (const [index, node] of nodes.entries()) {
		if (typeof node === 'string') {
			pieces.push({ nodes, index, from: line.length });
			line += node;
		} else if (isCode(node.name) || node.name === 'img') line += 'x';
		else if (node.name === 'br') line += ' ';
		else if (isInline(node.name)) line = readLine(node.children, line, pieces);
		else {
			setTypography(node.children);
			line += ' ';
		}
	}
	return line;
}

const tie = (text: string): string =>
	text.replace(tiedSpace, nbsp).replace(date, `${nbsp}de${nbsp}`);

/** Double quotes open and close in turn. */
function curl(line: string): string {
	let isOpen = false;
	return line.replaceAll('"', (sign, at: number) => {
		if (!isOpen && !opensAfter.test(line[at - 1] ?? ' ')) return sign;
		isOpen = !isOpen;
		return isOpen ? '“' : '”';
	});
}
