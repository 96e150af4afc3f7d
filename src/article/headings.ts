import { decodeAnchor } from '#domain/names/decode-anchor';
import { slugify } from '#domain/names/slug';
import type { Heading } from '#domain/post/post';
import { findHeadingIn } from '#domain/text/find-heading';
import { idPrefix } from './allow-list.ts';
import { createElement, type ElementNode, listElements, type TreeNode, textOf } from './tree.ts';

const firstLevel = 2;
const lastLevel = 4;
const headingName = /^h[1-6]$/;

export interface Outline {
	headings: Heading[];
	/** The id to which an anchor within this article leads. */
	resolve: (anchor: string) => string;
}

/** Gives headings consecutive levels from h2 without gaps, and stable, unique, prefixed ids. */
export function setHeadings(nodes: readonly TreeNode[]): Outline {
	const headings: Heading[] = [];
	const taken = new Map<string, number>();
	const bySlug = new Map<string, string>();
	/** By the names that the author gave. */
	const named = new Map<string, { node: ElementNode; id: string }>();
	const above: number[] = [];
	for (const node of listElements(nodes)) {
		const name = node.attributes['id'];
		if (node.name === 'a') taken.set(idPrefix + (name ?? node.attributes['name']), 1);
		if (!headingName.test(node.name)) continue;
		const text = textOf(node);
		const level = nextLevel(above, Number(node.name[1]));
		const slug = slugify(text) || 'secao';
		const id = uniqueId(slug, taken);
		if (!bySlug.has(slug)) bySlug.set(slug, id);
		if (name && !named.has(name)) named.set(name, { node, id });
		Object.assign(node, { name: `h${level}`, attributes: { ...node.attributes, id } });
		headings.push({ id, text, level });
	}
	const find = findHeadingIn(headings);
	for (const [name, { node, id }] of named) {
		const isFree = !taken.has(idPrefix + name) && !/\s/.test(name);
		if (isFree && find(decodeAnchor(name)) !== id)
			node.children.unshift(createElement('a', { id: name }));
	}
	const resolve = (anchor: string) =>
		named.get(anchor)?.id ??
		[idPrefix + anchor, anchor].find((id) => taken.has(id)) ??
		bySlug.get(slugify(anchor)) ??
		find(anchor) ??
		idPrefix + anchor;
	return { headings, resolve };
}

/** A heading in a quotation or a cell is not part of the outline: it becomes strong text. */
export function demoteInnerHeadings(nodes: readonly TreeNode[]): void {
	for (const node of listElements(nodes))
		if (['blockquote', 'td', 'th'].includes(node.name)) demoteHeadings(node.children);
}

/** Makes every heading strong text: in a footnote its id would be neither unique nor prefixed. */
export function demoteHeadings(nodes: readonly TreeNode[]): void {
	for (const node of listElements(nodes)) {
		if (!headingName.test(node.name)) continue;
		const strong = createElement('strong', {}, node.children);
		Object.assign(node, { name: 'p', attributes: {}, children: [strong] });
	}
}

/** `above` holds the original levels of the headings above this one in the hierarchy. */
function nextLevel(above: number[], source: number): number {
	while (above.length > 0 && (above.at(-1) as number) >= source) above.pop();
	above.push(source);
	return Math.min(firstLevel + above.length - 1, lastLevel);
}

/** `taken` maps every id to the last number tried for its repetitions. */
function uniqueId(slug: string, taken: Map<string, number>): string {
	const first = idPrefix + slug;
	let id = first;
	let count = taken.get(first) ?? 1;
	while (taken.has(id)) {
		count += 1;
		id = `${first}-${count}`;
	}
	taken.set(first, count);
	if (id !== first) taken.set(id, 1);
	return id;
}
