import { escapeMarkup } from '#domain/text/escape-markup';
import { fold } from '#domain/text/fold';
import type { Part } from '../least-change.ts';
import type { SyntaxNode } from '../look/inline-marks.ts';

/** A Markdown text, and the part of it that is written as HTML. */
export interface Source extends Part {
	read: (from: number, to: number) => string;
	top: SyntaxNode;
	/** A heading's level in the article; undefined for other blocks. */
	levelOf: (node: SyntaxNode) => number | undefined;
}

const marks: Readonly<Record<string, string>> = {
	StrongEmphasis: 'strong',
	Emphasis: 'em',
	Strikethrough: 'del',
	InlineCode: 'code',
};
/** Signs, and what no reader sees. */
const unseen =
	/Mark$|^(?:LinkTitle|LinkLabel|LinkReference|TaskMarker|TableDelimiter|SourceComment|Comment|CommentBlock|ProcessingInstruction|ProcessingInstructionBlock)$/;
const items: Readonly<Record<string, string>> = { BulletList: 'ul', OrderedList: 'ol' };

function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
	for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}

/** Counted by the pipes before them: the grammar has no node for an empty cell. */
function cellsOf(row: SyntaxNode): (SyntaxNode | undefined)[] {
	const cells: (SyntaxNode | undefined)[] = [];
	let column = row.firstChild?.name === 'TableDelimiter' ? -1 : 0;
	for (const child of childrenOf(row))
		if (child.name === 'TableCell') cells[column] = child;
		else column += 1;
	return cells;
}

/** Writes a part of a text as the HTML that other programs paste; what is cut in two keeps its marks. */
export class HtmlWriter {
	readonly #source: Source;
	readonly #defined = new Map<string, string>();
	readonly #notes = new Set<string>();

	constructor(source: Source) {
		this.#source = source;
		for (const node of childrenOf(source.top)) {
			if (node.name === 'LinkReference') this.#define(node);
			if (node.name === 'FootnoteDefinition' && this.#isIn(node))
				this.#notes.add(this.#nameOf(node));
		}
	}

	#define(node: SyntaxNode): void {
		const [label, url] = [node.getChild('LinkLabel'), node.getChild('URL')];
		if (label && url) this.#defined.set(fold(this.#all(label)), this.#all(url));
	}

	#isIn = ({ from, to }: Part) => from < this.#source.to && to > this.#source.from;
	#all = ({ from, to }: Part) => this.#source.read(from, to);

	/** The letters of it that are wanted. */
	#read(from: number, to: number): string {
		const [start, end] = [Math.max(from, this.#source.from), Math.min(to, this.#source.to)];
		return start < end ? this.#source.read(start, end) : '';
	}

	#nameOf(node: SyntaxNode): string {
		return /\[\^([^\]]*)/.exec(this.#all(node))?.[1] ?? '';
	}

	#link(address: string, words: string, title = ''): string {
		if (words === '') return '';
		const named = title === '' ? '' : ` title="${escapeMarkup(title)}"`;
		return `<a href="${escapeMarkup(address)}"${named}>${words}</a>`;
	}

	#titleOf(node: SyntaxNode): string {
		const title = node.getChild('LinkTitle');
		return title
			? this.#all(title)
					.slice(1, -1)
					.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
			: '';
	}

	/** Where a link leads; undefined where the text does not say it. */
	#addressOf(node: SyntaxNode, words: Part): string | undefined {
		const url = node.getChild('URL');
		if (url)
			return this.#all(url)
				.replace(/^<|>$/g, '')
				.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
		const label = node.getChild('LinkLabel');
		const name = label && label.to - label.from > 2 ? this.#all(label) : `[${this.#all(words)}]`;
		return this.#defined.get(fold(name));
	}

	#linkOrPicture(node: SyntaxNode): string {
		const [open, close] = node.getChildren('LinkMark');
		const words = { from: open?.to ?? node.from, to: close?.from ?? node.to };
		const address = this.#addressOf(node, words);
		const written = this.#inline(node, words);
		if (address === undefined) return escapeMarkup(this.#read(node.from, node.to));
		if (node.name === 'Link') return this.#link(address, written, this.#titleOf(node));
		const alt = this.#all(words).replace(/\\(?=[!-/:-@[-`{-~])/g, '');
		const title = this.#titleOf(node);
		const named = title === '' ? '' : ` title="${escapeMarkup(title)}"`;
		return `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}"${named}>`;
	}

	#element(node: SyntaxNode): string {
		const { name } = node;
		const text = this.#read(node.from, node.to);
		const mark = marks[name];
		if (mark) {
			const inner = this.#inline(node);
			return inner === '' ? '' : `<${mark}>${inner}</${mark}>`;
		}
		if (unseen.test(name)) return '';
		if (name === 'Link' || name === 'Image') return this.#linkOrPicture(node);
		if (name === 'Autolink' || name === 'URL') {
			const address = this.#all(node).replace(/^<|>$/g, '');
			const scheme = /^[a-z][a-z0-9+.-]*:/i.test(address)
				? ''
				: address.includes('@')
					? 'mailto:'
					: 'https://';
			return this.#link(scheme + address, escapeMarkup(text.replace(/^<|>$/g, '')));
		}
		if (name === 'Escape') return escapeMarkup(text.replace(/^\\/, ''));
		if (name === 'Entity' || name === 'HTMLTag') return text;
		if (name === 'HardBreak') return '\n';
		if (name === 'FootnoteReference') {
			const note = escapeMarkup(this.#nameOf(node));
			const sign = `[${note}]`;
			return `<sup>${this.#notes.has(note) ? this.#link(`#fn-${note}`, sign) : sign}</sup>`;
		}
		return this.#inline(node);
	}

	/** What stands within a block, its line breaks as newlines. */
	#inline(node: SyntaxNode, { from, to }: Part = node): string {
		let html = '';
		let at = from;
		for (const child of childrenOf(node)) {
			if (child.from < from || child.to > to) continue;
			html += escapeMarkup(this.#read(at, child.from));
			if (this.#isIn(child)) html += this.#element(child);
			at = child.to;
		}
		return html + escapeMarkup(this.#read(at, to));
	}

	/** Words with their marks. */
	writeWords(node: SyntaxNode): string {
		return this.#inline(node).replace(/[ \t]*\n[ \t]*/g, '<br>');
	}

	#code(node: SyntaxNode): string {
		const lines = node.getChildren('CodeText').map(({ from, to }) => this.#read(from, to));
		return `<pre><code>${escapeMarkup(lines.join(''))}</code></pre>`;
	}

	#item(node: SyntaxNode): string {
		const blocks = [...childrenOf(node)].filter(({ name }) => !unseen.test(name));
		const prose = blocks.filter(({ name }) => !(name in items));
		const [first] = prose;
		const isTight = prose.length === 1 && /^(?:Paragraph|Task)$/.test(first?.name ?? '');
		const inner = blocks.map((block) => {
			if (!this.#isIn(block)) return '';
			return isTight && block === first ? this.#words(block) : this.#block(block);
		});
		return `<li>${inner.join('')}</li>`;
	}

	#words(node: SyntaxNode): string {
		const box = node.getChild('TaskMarker');
		const sign = box ? (/x/i.test(this.#all(box)) ? '☑ ' : '☐ ') : '';
		return sign + this.writeWords(node).trim();
	}

	#list(node: SyntaxNode): string {
		const all = node.getChildren('ListItem');
		const first = all.findIndex(this.#isIn);
		const number = Number.parseInt(this.#source.read(node.from, node.from + 9), 10) + first;
		const start = node.name === 'OrderedList' && number > 1 ? ` start="${number}"` : '';
		const inner = all.map((item) => (this.#isIn(item) ? this.#item(item) : ''));
		return `<${items[node.name]}${start}>${inner.join('')}</${items[node.name]}>`;
	}

	#table(node: SyntaxNode): string {
		const rule = node.getChildren('TableDelimiter').map(this.#all).join('');
		const sides = rule.replace(/^\||\|$/g, '').split('|');
		const whereOf = (column: number) => {
			const side = (sides[column] ?? '').trim();
			if (!side.endsWith(':')) return '';
			return side.startsWith(':') ? ' align="center"' : ' align="right"';
		};
		const rows = [...childrenOf(node)].filter(({ name }) => /^Table(?:Header|Row)$/.test(name));
		const written = rows.filter(this.#isIn).map((row) => {
			const tag = row.name === 'TableHeader' ? 'th' : 'td';
			const inRow = cellsOf(row);
			const cells = sides.map((_, at) => {
				const cell = inRow[at];
				return `<${tag}${whereOf(at)}>${cell ? this.writeWords(cell) : ''}</${tag}>`;
			});
			return `<tr>${cells.join('')}</tr>`;
		});
		return `<table>${written.join('')}</table>`;
	}

	#block(node: SyntaxNode): string {
		const { name } = node;
		if (unseen.test(name)) return '';
		const level = this.#source.levelOf(node);
		if (level !== undefined) return `<h${level}>${this.writeWords(node).trim()}</h${level}>`;
		if (name in items) return this.#list(node);
		if (name === 'Blockquote') return `<blockquote>${this.#blocks(node)}</blockquote>`;
		if (name === 'FencedCode' || name === 'CodeBlock') return this.#code(node);
		if (name === 'HorizontalRule') return '<hr>';
		if (name === 'Table') return this.#table(node);
		if (name === 'HTMLBlock') return this.#read(node.from, node.to);
		if (name === 'FootnoteDefinition') {
			const note = escapeMarkup(this.#nameOf(node));
			return `<ol><li id="fn-${note}">${this.#words(node)}</li></ol>`;
		}
		const words = this.#words(node);
		const picture = node.getChild('Image');
		const isAlone = picture?.from === node.from && picture.to === node.to;
		const caption = isAlone ? this.#titleOf(picture) : '';
		if (caption === '') return `<p>${words}</p>`;
		return `<figure>${words}<figcaption>${escapeMarkup(caption)}</figcaption></figure>`;
	}

	#blocks(node: SyntaxNode): string {
		return [...childrenOf(node)]
			.filter((child) => this.#isIn(child))
			.map((child) => this.#block(child))
			.join('')
			.replaceAll('</ol><ol><li id="fn-', '<li id="fn-');
	}

	write(): string {
		return this.#blocks(this.#source.top);
	}
}
