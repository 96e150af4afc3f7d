import { tableOf } from '#domain/text/table-of';
import { escapeHtml, pullQuote } from '../html/escape.ts';
import { cardToHtml } from './cards.ts';

type LexicalNode = Record<string, unknown>;
export type NoteUnknown = (name: string) => void;

/** No real document is nested deeper, and a hostile one would exhaust the stack. */
const deepest = 60;
/** The bits of a text's format, innermost first. */
const marks: readonly [bit: number, tag: string][] = [
	[1, 'strong'],
	[2, 'em'],
	[4, 's'],
	[8, 'u'],
	[16, 'code'],
	[32, 'sub'],
	[64, 'sup'],
	[128, 'mark'],
];
const plainTags = tableOf<string>({
	paragraph: 'p',
	quote: 'blockquote',
	'extended-quote': 'blockquote',
	listitem: 'li',
	tablerow: 'tr',
	table: 'table',
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isNode = (value: unknown): value is LexicalNode =>
	typeof value === 'object' && value !== null;

function writeText(node: LexicalNode): string {
	const format = Number(node['format']) || 0;
	return marks.reduce(
		(html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
		escapeHtml(text(node['text'])),
	);
}

function tagOf(node: LexicalNode, type: string): string | undefined {
	if (type === 'heading' || type === 'extended-heading')
		return /^h[1-6]$/.exec(text(node['tag']))?.[0] ?? 'h2';
	if (type === 'list') return node['listType'] === 'number' ? 'ol' : 'ul';
	if (type === 'tablecell') return Number(node['headerState']) > 0 ? 'th' : 'td';
	return plainTags[type];
}

/** The text of an unknown node: plain words are better than lost ones. */
function writeUnknown(node: LexicalNode): string {
	const words = ['html', 'text', 'heading', 'header', 'title', 'content', 'caption', 'description']
		.map((name) => text(node[name]))
		.filter((part) => part !== '');
	return words.map((part) => `<p>${part}</p>`).join('');
}

function writeNode(node: LexicalNode, note: NoteUnknown, depth: number): string {
	const type = text(node['type']);
	if (type === 'linebreak') return '<br>';
	if (type === 'tab') return ' ';
	if (/^(?:extended-)?text$|^code-highlight$/.test(type)) return writeText(node);
	const listed = Array.isArray(node['children']) ? node['children'].filter(isNode) : undefined;
	const children = () =>
		depth > deepest
			? ''
			: (listed ?? []).map((child) => writeNode(child, note, depth + 1)).join('');
	if (type === 'root') return children();
	if (type === 'link' || type === 'autolink' || type === 'at-link') {
		return `<a href="${escapeHtml(text(node['url']))}">${children() || escapeHtml(text(node['url']))}</a>`;
	}
	if (type === 'aside') return pullQuote(children());
	const tag = tagOf(node, type);
	if (tag) return `<${tag}>${children()}</${tag}>`;
	const card = cardToHtml(type, node);
	if (card !== undefined) return card;
	note(type);
	return listed && listed.length > 0 ? `<p>${children()}</p>` : writeUnknown(node);
}

/** Converts a document of Ghost's current editor to HTML. Throws when it is not JSON. */
export function lexicalToHtml(source: string, note: NoteUnknown): string {
	const { root } = JSON.parse(source) as { root?: unknown };
	return isNode(root) ? writeNode({ ...root, type: 'root' }, note, 0) : '';
}
