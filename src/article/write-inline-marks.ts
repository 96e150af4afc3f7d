/** What this file reads of a DOM node: pass a browser's or, in Node, one of the parser that the converter uses. */
interface Neighbour {
	readonly nodeName: string;
	readonly textContent: string | null;
	readonly previousSibling: Neighbour | null;
	readonly nextSibling: Neighbour | null;
	readonly parentNode: Neighbour | null;
	readonly firstChild: Neighbour | null;
	readonly lastChild: Neighbour | null;
}
/**
 * Stands in front of a written link until the text is whole: then an exclamation mark before it is escaped, which would
 * make it a picture. No text contains this character.
 */
export const linkSign = '\uFDEF';
type Side = 'before' | 'behind';

const signs: Readonly<Record<string, string>> = {
	STRONG: '**',
	B: '**',
	EM: '*',
	I: '*',
	DEL: '~~',
	S: '~~',
};
const names: Readonly<Record<string, string>> = { '**': 'strong', '*': 'em', '~~': 'del' };
const inline = /^(?:A|ABBR|CITE|CODE|IMG|INS|KBD|MARK|Q|SMALL|SUB|SUP|U|VAR|SAMP)$/;

const punctuation = /[\p{P}\p{S}]/u;
const partners: Readonly<Record<string, string>> = {
	'(': ')',
	'“': '”',
	'‘': '’',
	'«': '»',
	'"': '"',
	"'": "'",
	'\\[': '\\]',
};
/** Punctuation that is text at a mark's edge; brackets and signs that are not escaped may belong to a link or a mark. */
const leading = /^(?:\\[!-/:-@[-`{-~]|[^\P{P}*_~[!`\\]|[^\P{S}<~`]|\s)+/u;
const trailing =
	/(?<!\\)(?:\\[!-/:-@[-`{-~]|[^\P{P}*_~\])`\\]|[^\P{S}>~`]|\s|(?<!\]\([^\n]*)\))+$/u;

/** Whether nobody would see this mark: it holds punctuation alone, or stands within one of its kind. */
function isIdle(node: Neighbour): boolean {
	if (!/[\p{L}\p{N}]/u.test(node.textContent ?? '')) return true;
	for (let around = node.parentNode; around; around = around.parentNode)
		if (signs[around.nodeName] === signs[node.nodeName]) return true;
	return false;
}

/** The letter that stands at this edge of a node, as Markdown's rules for marks see it. */
function edgeOf(node: Neighbour, side: Side, sign: string): string | undefined {
	const text = node.textContent ?? '';
	if (node.nodeName === 'BR') return '\n';
	if (inline.test(node.nodeName)) return '`';
	if (text === '') return undefined;
	const own = signs[node.nodeName];
	const edge = side === 'before' ? [...text].at(-1) : [...text][0];
	if (!own || isIdle(node) || /\s/.test(edge ?? ' ') || own[0] === sign[0]) return edge;
	return own[0];
}

/**
 * The letter beside a mark. Neighbouring marks write their stars as one run with its own, so of those it is the letter
 * behind them.
 */
function besideOf(node: Neighbour, side: Side, sign: string): string {
	const next = side === 'before' ? 'previousSibling' : 'nextSibling';
	for (let sibling = node[next]; sibling; sibling = sibling[next]) {
		const edge = edgeOf(sibling, side, sign);
		if (edge !== undefined) return edge;
	}
	const { parentNode: parent } = node;
	const around = parent && signs[parent.nodeName];
	if (around) return around[0] === sign[0] ? besideOf(parent, side, sign) : (around[0] ?? ' ');
	return parent && inline.test(parent.nodeName) ? '`' : ' ';
}

/** CommonMark's rule: beside a letter, a mark that begins or ends with punctuation is none. A tilde counts as either. */
const isFlanking = (inner: string, outer: string): boolean =>
	!punctuation.test(inner) || /\s/.test(outer) || (outer !== '~' && punctuation.test(outer));

/** Whether the mark around this one both begins and ends with a mark of stars, which is more than marked can divide. */
function sharesBothEdges(node: Neighbour, sign: string): boolean {
	const { parentNode: around, previousSibling, nextSibling } = node;
	if (sign === '~~' || nextSibling || !previousSibling || !around?.firstChild) return false;
	return [around, around.firstChild].every(({ nodeName }) => signs[nodeName]?.[0] === '*');
}

/** The signs of two marks in a row would be one run, which Markdown may divide in another way. */
function isBehindAnother(node: Neighbour, sign: string): boolean {
	let before = node.previousSibling;
	while (before?.textContent === '' && !/^(?:BR|IMG)$/.test(before.nodeName))
		before = before.previousSibling;
	const other = before && signs[before.nodeName];
	const isOneRun = other?.[0] === sign[0] && /\S$/.test(before?.textContent ?? '');
	return isOneRun || sharesBothEdges(node, sign);
}

/** The content without the signs of inner marks that begin or end with it. */
function withoutOwn(content: string, sign: string): string {
	const text = content.startsWith(linkSign) ? content.slice(1) : content;
	return sign === '~~' ? text : text.replace(/^\*+|(?<=(?:^|[^\\])(?:\\\\)*)\*+$/g, '');
}

/** Escapes what would read on from its neighbour: the dot behind a list's number, the start of a tag. */
const escapeEdges = (text: string) => text.replace(/^[.)]|<$/g, '\\$&');

interface Edges {
	before: string;
	inner: string;
	behind: string;
}

/** Moves the punctuation at a mark's edges out of it, with the partner of a bracket. */
function moveOut(content: string, isOpen: boolean, isClosed: boolean): Edges {
	const before = isOpen ? '' : (leading.exec(content)?.[0] ?? '');
	const rest = content.slice(before.length);
	const behind = isClosed ? '' : (trailing.exec(rest)?.[0] ?? '');
	const inner = rest.slice(0, rest.length - behind.length);
	const partner = partners[before];
	if (partner && behind === '' && inner.endsWith(partner) && trailing.test(inner))
		return { before, inner: inner.slice(0, -partner.length), behind: partner };
	const opening = Object.entries(partners).find(
		([open, close]) => close === behind && inner.startsWith(open),
	);
	if (opening && before === '')
		return { before: opening[0], inner: inner.slice(opening[0].length), behind };
	return { before, inner, behind };
}

/**
 * Writes bold, italic and struck text so that Markdown reads the mark wherever it stands: punctuation at an edge moves
 * out of it where a letter follows, and what cannot move is written as HTML.
 */
export function writeInlineMark(content: string, node: Neighbour): string {
	const sign = signs[node.nodeName] ?? '';
	if (isIdle(node)) return escapeEdges(content);
	const asHtml = `<${names[sign]}>${content}</${names[sign]}>`;
	if (isBehindAnother(node, sign)) return asHtml;
	const beside = (side: Side) =>
		/\s/.test((side === 'before' ? node.textContent?.at(0) : node.textContent?.at(-1)) ?? '')
			? ' '
			: besideOf(node, side, sign);
	const [outerStart, outerEnd] = [beside('before'), beside('behind')];
	const isMark = ({ before, inner, behind }: Edges) => {
		const text = withoutOwn(inner, sign);
		const start = before === '' ? outerStart : before.at(-1);
		const end = behind === '' ? outerEnd : behind[0];
		return (
			isFlanking([...text][0] ?? '', start ?? ' ') && isFlanking([...text].at(-1) ?? '', end ?? ' ')
		);
	};
	const whole = { before: '', inner: content, behind: '' };
	const text = withoutOwn(content, sign);
	const moved = moveOut(
		content,
		isFlanking([...text][0] ?? '', outerStart),
		isFlanking([...text].at(-1) ?? '', outerEnd),
	);
	const { before, inner, behind } = isMark(whole) ? whole : moved;
	if (!isMark({ before, inner, behind })) return asHtml;
	// One tilde more would lengthen the sign.
	const written = sign === '~~' ? inner.replace(/^~|(?<!\\)~$/g, '\\~') : inner;
	return before + sign + written + sign + behind.replace(/<$/, '\\<');
}
