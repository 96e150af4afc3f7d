import { isCode, isInline, type TreeNode } from './tree.ts';

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

interface Quotes {
	/** The preceding character, across inline elements. */
	before: string;
	double: boolean;
	single: boolean;
}

/** Sets curly quotes and non-breaking spaces, as in '5 min' and 'R$ 50'; never within code. */
export function setTypography(nodes: readonly TreeNode[]): TreeNode[] {
	return setNodes(nodes, newBlock());
}

function setNodes(nodes: readonly TreeNode[], quotes: Quotes): TreeNode[] {
	return nodes.map((node) => {
		if (typeof node === 'string') return tie(curl(node, quotes));
		if (isCode(node.name)) {
			quotes.before = 'x';
			return node;
		}
		const inside = isInline(node.name) ? quotes : newBlock();
		node.children = setNodes(node.children, inside);
		if (node.name === 'br') quotes.before = ' ';
		if (node.name === 'img') quotes.before = 'x';
		return node;
	});
}

const newBlock = (): Quotes => ({ before: ' ', double: false, single: false });

const tie = (text: string): string =>
	text.replace(tiedSpace, nbsp).replace(date, `${nbsp}de${nbsp}`);

function curl(text: string, quotes: Quotes): string {
	const set = text.replace(/["']/g, (sign, at: number) => {
		const before = at === 0 ? quotes.before : (text[at - 1] as string);
		return sign === '"' ? doubleQuote(before, quotes) : singleQuote(before, text[at + 1], quotes);
	});
	quotes.before = set.at(-1) ?? quotes.before;
	return set;
}

const opensAfter = /[\s([{<>/\-\u2010-\u2015“‘«"']/;

function doubleQuote(before: string, quotes: Quotes): string {
	if (!quotes.double && !opensAfter.test(before)) return '"';
	quotes.double = !quotes.double;
	return quotes.double ? '“' : '”';
}

/** An apostrophe stands between letters; after a digit the sign is a unit. */
function singleQuote(before: string, after: string | undefined, quotes: Quotes): string {
	if (/\p{L}/u.test(before) && after !== undefined && /\p{L}/u.test(after)) return '’';
	const opens = opensAfter.test(before) && after !== undefined && !/\s/.test(after);
	if (!quotes.single && !opens) return /\p{L}/u.test(before) ? '’' : "'";
	quotes.single = !quotes.single;
	return quotes.single ? '‘' : '’';
}
