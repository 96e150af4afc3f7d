import { tableOf } from '#domain/text/table-of';
import {
	createElement,
	type ElementNode,
	isElement,
	isInline,
	isVoid,
	type TreeNode,
} from './tree.ts';

const deepest = { blocks: 48, inlines: 24 };
/** Blocks that contain only text and inline elements. */
const textBlocks = new Set('p h1 h2 h3 h4 h5 h6 pre dt summary figcaption caption'.split(' '));
/** Blocks in which loose text needs its own paragraph. */
const flowBlocks = new Set(['root', 'blockquote', 'details', 'figure']);
/** Blocks that contain rows or cells, never text. */
const rowParents = new Set('table thead tbody tfoot tr'.split(' '));
const tableParts = new Set('caption thead tbody tfoot tr th td'.split(' '));
/** The parent that an element requires, and the one created when it is missing. */
const parents = tableOf<{ within: string[]; make?: string }>({
	li: { within: ['ul', 'ol'], make: 'ul' },
	dt: { within: ['dl'], make: 'dl' },
	dd: { within: ['dl'], make: 'dl' },
	caption: { within: ['table'], make: 'table' },
	thead: { within: ['table'], make: 'table' },
	tbody: { within: ['table'], make: 'table' },
	tfoot: { within: ['table'], make: 'table' },
	tr: { within: ['table', 'thead', 'tbody', 'tfoot'], make: 'table' },
	th: { within: ['tr'], make: 'tr' },
	td: { within: ['tr'], make: 'tr' },
	figcaption: { within: ['figure'] },
	summary: { within: ['details'] },
});

/**
 * Puts safe nodes in order: every element stands where HTML allows it, with no paragraph in a paragraph, no loose text
 * between blocks, no cell without a row.
 */
export function arrange(nodes: readonly TreeNode[]): TreeNode[] {
	const builder = new TreeBuilder();
	builder.addAll(nodes);
	return builder.root.children.filter((node) => isElement(node));
}

/** Opens and closes elements in any order, like a browser but stricter. */
class TreeBuilder {
	readonly root = createElement('root');
	/** Open blocks, outermost first. */
	private readonly blocks: ElementNode[] = [this.root];
	/** Inline elements that are open in the source. */
	private inlines: ElementNode[] = [];
	/** Their copies in the innermost block; a block inside an inline element starts without any. */
	private copies: ElementNode[] = [];
	/** Anchors without words, which the next words take along. */
	private anchors: ElementNode[] = [];

	private get block(): ElementNode {
		return this.blocks.at(-1) as ElementNode;
	}

	addAll(nodes: readonly TreeNode[]): void {
		for (const node of nodes) {
			if (typeof node === 'string') this.addText(node);
			else if (isVoid(node.name) && isInline(node.name)) this.addVoid(node);
			else if (isBareAnchor(node)) this.anchors.push(node);
			else this.addElement(node);
		}
	}

	private addElement({ name, attributes, children }: ElementNode): void {
		const node: ElementNode = { name, attributes, children: [] };
		const isOpened = isInline(name) || !this.isInsideText(node);
		if (isInline(name)) this.openInline(node);
		else if (isOpened) this.openBlock(node);
		this.addAll(children);
		if (isOpened) this.close(name);
	}

	private addText(text: string): void {
		if (this.block.name !== 'pre' && text.trim() === '') {
			if (this.copies.length > 0 || this.block.children.length > 0) this.addSpace(text);
			return;
		}
		this.enterText();
		const isFirst = this.block.children.every(isBareAnchor) && this.block.name !== 'pre';
		this.target().children.push(isFirst ? text.trimStart() : text);
	}

	private addVoid(node: ElementNode): void {
		if (node.name === 'br' && !this.isTextAllowed()) return;
		this.enterText();
		this.target().children.push(node);
	}

	private openInline(node: ElementNode): void {
		if (node.name === 'a') this.close('a');
		if (this.inlines.length < deepest.inlines) this.inlines.push(node);
	}

	private openBlock(node: ElementNode): void {
		if (textBlocks.has(this.block.name)) this.leaveBlock();
		// A browser, too, ends a table at one that is in none of its cells.
		if (node.name === 'table' && rowParents.has(this.block.name)) this.close('table');
		if (this.blocks.length >= deepest.blocks && node.name !== 'p') return;
		const rule = parents[node.name];
		if (rule) this.moveInto(rule);
		if (rule && !rule.within.includes(this.block.name)) {
			this.openBlock(createElement(rule.make ?? 'p'));
			if (!rule.make) return;
		}
		if (!rule) this.leaveForeignGround(node.name);
		this.enterBlock(node);
	}

	private close(name: string): void {
		const inline = this.inlines.findLastIndex((node) => node.name === name);
		if (inline >= 0) {
			this.inlines.splice(inline, 1);
			this.copies.length = Math.min(this.copies.length, inline);
			return;
		}
		const open = this.blocks.findLastIndex((node) => node.name === name);
		if (open <= 0 || (!tableParts.has(name) && this.isBehindCell(open))) return;
		while (this.blocks.length > open) this.leaveBlock();
	}

	/** Closes blocks up to the nearest one that may contain the element, without leaving a table cell. */
	private moveInto(rule: { within: string[]; make?: string }): void {
		const at = this.blocks.findLastIndex((node) => rule.within.includes(node.name));
		if (at < 0 || (!rule.within.some((name) => tableParts.has(name)) && this.isBehindCell(at)))
			return;
		while (this.blocks.length > at + 1) this.leaveBlock();
	}

	/** A block between list items goes into the last item or a new one. */
	private leaveForeignGround(name: string): void {
		const current = this.block.name;
		if (current === 'ul' || current === 'ol') {
			const last = this.block.children.at(-1);
			if (isElement(last, 'li') && (name === 'ul' || name === 'ol')) this.reenter(last);
			else this.enterBlock(createElement('li'));
		} else if (current === 'dl') this.enterBlock(createElement('dd'));
	}

	/** Anything between rows moves before their table, as in a browser. */
	private enterBlock(node: ElementNode): void {
		if (rowParents.has(this.block.name) && !tableParts.has(node.name)) {
			const table = this.blocks.findLastIndex(({ name }) => name === 'table');
			this.blocks[table - 1]?.children.splice(-1, 0, node);
		} else this.block.children.push(node);
		this.reenter(node);
	}

	private reenter(node: ElementNode): void {
		this.blocks.push(node);
		this.copies = [];
	}

	private leaveBlock(): void {
		this.blocks.pop();
		this.copies = [];
	}

	private isBehindCell(at: number): boolean {
		return this.blocks.findLastIndex((node) => node.name === 'td' || node.name === 'th') > at;
	}

	/** A wrapper in a heading or caption that has no text yet, and any block in pre, is not a block. */
	private isInsideText(node: ElementNode): boolean {
		const { name, children } = this.block;
		if (name === 'pre') {
			if (children.length > 0) this.target().children.push('\n');
			return true;
		}
		return textBlocks.has(name) && name !== 'p' && node.name === 'p' && children.length === 0;
	}

	private isTextAllowed(): boolean {
		const { name } = this.block;
		return !flowBlocks.has(name) && !rowParents.has(name) && !['ul', 'ol', 'dl'].includes(name);
	}

	/** Opens the blocks that loose text needs, then the inline elements that are open in the source. */
	private enterText(): void {
		this.leaveForeignGround('#text');
		if (flowBlocks.has(this.block.name) || rowParents.has(this.block.name)) {
			this.enterBlock(createElement('p'));
		}
		while (this.copies.length < this.inlines.length) {
			const source = this.inlines[this.copies.length] as ElementNode;
			const copy = createElement(source.name, { ...source.attributes });
			delete source.attributes['id'];
			this.target().children.push(copy);
			this.copies.push(copy);
		}
		this.placeAnchors();
	}

	private placeAnchors(): void {
		const isInLink = this.copies.some(({ name }) => name === 'a');
		const place = isInLink ? this.block : this.target();
		for (const { attributes } of this.anchors.splice(0))
			place.children.push(createElement('a', { id: attributes['id'] ?? attributes['name'] }));
	}

	private addSpace(text: string): void {
		const last = this.block.children.at(-1);
		if (!isElement(last) || isInline(last.name)) this.target().children.push(text);
	}

	private target(): ElementNode {
		return this.copies.at(-1) ?? this.block;
	}
}

const isBareAnchor = (node: TreeNode): boolean =>
	isElement(node, 'a') &&
	(node.attributes['id'] ?? node.attributes['name']) !== undefined &&
	node.children.every((child) => typeof child === 'string' && child.trim() === '');
