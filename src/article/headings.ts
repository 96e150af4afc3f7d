import type { Heading } from '#domain/post';
import { slugify } from '#domain/slug';
import { idPrefix } from './allow-list.ts';
import { createElement, listElements, type TreeNode, textOf } from './tree.ts';

const firstLevel = 2;
const lastLevel = 4;
const headingName = /^h[1-6]$/;

export interface Outline {
	headings: Heading[];
	/** Maps ids that the author gave, or that a Markdown tool would generate, to the ids of the headings. */
	aliases: Map<string, string>;
}

/** Gives headings consecutive levels from h2 without gaps, and stable, unique, prefixed ids. */
export function setHeadings(nodes: readonly TreeNode[]): Outline {
	const headings: Heading[] = [];
	const aliases = new Map<string, string>();
	const taken = new Map<string, number>();
	const above: number[] = [];
	for (const node of listElements(nodes)) {
		if (!headingName.test(node.name)) continue;
		const text = textOf(node);
		const level = nextLevel(above, Number(node.name[1]));
		const slug = slugify(text) || 'secao';
		const id = uniqueId(slug, taken);
		for (const alias of [node.attributes['id'], slug]) {
			if (alias && !aliases.has(alias)) aliases.set(alias, id);
		}
		Object.assign(node, { name: `h${level}`, attributes: { ...node.attributes, id } });
		headings.push({ id, text, level });
	}
	return { headings, aliases };
}

/** A heading in a quotation or a cell is not part of the outline: it becomes strong text. */
export function demoteInnerHeadings(nodes: readonly TreeNode[]): void {
	for (const node of listElements(nodes)) {
		if (!['blockquote', 'td', 'th'].includes(node.name)) continue;
		for (const inner of listElements(node.children)) {
			if (!headingName.test(inner.name)) continue;
			const strong = createElement('strong', {}, inner.children);
			Object.assign(inner, { name: 'p', attributes: {}, children: [strong] });
		}
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
