import { opensAfter, setSingleQuotes } from './single-quotes.ts';
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
