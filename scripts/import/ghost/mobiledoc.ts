import { escapeHtml, pullQuote } from '../html/escape.ts';
import { cardToHtml } from './cards.ts';
import type { NoteUnknown } from './lexical.ts';

type Markup = [tag: string, attributes?: string[]];
type Marker = [type: number, opened: number[], closed: number, value: string | number];

interface Mobiledoc {
	markups?: Markup[];
	atoms?: [name: string, text: string, payload: unknown][];
	cards?: [name: string, payload: Record<string, unknown>][];
	sections?: unknown[][];
}

const blockTags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pull-quote'];
const inlineTags = [
	'a',
	'strong',
	'b',
	'em',
	'i',
	's',
	'u',
	'code',
	'sub',
	'sup',
	'mark',
	'del',
	'span',
];
const list = <Item>(value: Item[] | undefined): Item[] => (Array.isArray(value) ? value : []);

function openTag([tag, attributes = []]: Markup): string {
	if (tag !== 'a') return `<${tag}>`;
	const href = attributes[attributes.indexOf('href') + 1] ?? '';
	return `<a href="${escapeHtml(String(href))}">`;
}

function writeMarkers(markers: Marker[], { markups, atoms }: Mobiledoc): string {
	const open: string[] = [];
	const html = list(markers).map(([type, opened, closed, value]) => {
		const starts = list(opened).map((index) => {
			const markup = list(markups)[index];
			const tag = markup && inlineTags.includes(markup[0]) ? markup[0] : 'span';
			open.push(tag);
			return markup && tag !== 'span' ? openTag(markup) : '<span>';
		});
		const [name, atomText = ''] = type === 1 ? (list(atoms)[Number(value)] ?? []) : [];
		const words =
			type === 1
				? name === 'soft-return'
					? '<br>'
					: escapeHtml(String(atomText))
				: escapeHtml(String(value));
		const ends = Array.from(
			{ length: Math.min(Number(closed) || 0, open.length) },
			() => `</${open.pop()}>`,
		);
		return `${starts.join('')}${words}${ends.join('')}`;
	});
	return (
		html.join('') +
		open
			.reverse()
			.map((tag) => `</${tag}>`)
			.join('')
	);
}

function writeSection(section: unknown[], document: Mobiledoc, note: NoteUnknown): string {
	const [type, second, third] = section;
	if (type === 1) {
		const tag = blockTags.includes(String(second)) ? String(second) : 'p';
		const words = writeMarkers(third as Marker[], document);
		if (tag === 'aside' || tag === 'pull-quote') return pullQuote(words);
		return `<${tag}>${words}</${tag}>`;
	}
	if (type === 2) return `<figure><img src="${escapeHtml(String(second))}" alt=""></figure>`;
	if (type === 3) {
		const name = second === 'ol' ? 'ol' : 'ul';
		const items = list(third as Marker[][]).map(
			(item) => `<li>${writeMarkers(item, document)}</li>`,
		);
		return `<${name}>${items.join('')}</${name}>`;
	}
	const [name = '', payload = {}] = list(document.cards)[Number(second)] ?? [];
	const html = cardToHtml(name, payload);
	if (html === undefined) note(name);
	return html ?? '';
}

/** Converts a document of Ghost 1 to 4 to HTML. Throws when it is not JSON. */
export function mobiledocToHtml(source: string, note: NoteUnknown): string {
	const document = JSON.parse(source) as Mobiledoc;
	return list(document.sections)
		.filter(Array.isArray)
		.map((section) => writeSection(section, document, note))
		.join('');
}
