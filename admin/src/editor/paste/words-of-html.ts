const blocks =
	/^(?:p|h[1-6]|ul|ol|blockquote|pre|table|figure|figcaption|details|summary|div|section|dl|dt|dd|hr)$/;

const isList = (node: Node) => node instanceof Element && /^[uo]l$/.test(node.localName);

/** Items with their signs, inner lists further in. */
function writeList(list: Element): string {
	const first = Number(list.getAttribute('start') ?? 1);
	return [...list.children]
		.map((item, at) => {
			const sign = list.localName === 'ol' ? `${first + at}. ` : '- ';
			return sign + writeAll(item.childNodes, '\n').replaceAll('\n', '\n  ');
		})
		.join('\n');
}

const writeRow = (row: HTMLTableRowElement) =>
	[...row.cells].map((cell) => writeAll(cell.childNodes, ' ')).join('\t');

function writeNode(node: Node): string {
	if (node instanceof Text) return node.data;
	if (!(node instanceof Element)) return '';
	if (node.localName === 'br') return '\n';
	if (node instanceof HTMLImageElement) return node.alt;
	if (isList(node)) return writeList(node);
	if (node instanceof HTMLTableElement) return [...node.rows].map(writeRow).join('\n');
	return writeAll(node.childNodes, node.localName === 'figure' ? '\n' : '\n\n');
}

/** Blocks are apart from one another, and from words beside them. */
function writeAll(nodes: Iterable<Node>, gap: string): string {
	let text = '';
	let wasBlock = false;
	for (const node of nodes) {
		const isBlock = node instanceof Element && blocks.test(node.localName);
		const words = writeNode(node);
		if (words === '') continue;
		text += text !== '' && (isBlock || wasBlock) ? gap + words : words;
		wasBlock = isBlock;
	}
	return text;
}

/** What HTML says, for where nothing but words can stand: no marks, but items and cells that can be told apart. */
export const wordsOfHtml = (body: HTMLElement): string => writeAll(body.childNodes, '\n\n');
