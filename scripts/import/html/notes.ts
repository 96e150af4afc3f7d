import {
	createElement,
	type ElementNode,
	isElement,
	listElements,
	type TreeNode,
} from '#article/tree';
import { textOf } from './nodes.ts';

const sign = /^[\s[(]*(\d{1,4}|[ivxlc]{1,7}|[a-z*†])[\s\])]*$/i;
const back =
	/^[\s[(]*(?:\d{1,4}|[ivxlc]{1,7}|[a-z*†]|[↩↑⇡⬆^][\uFE0E\uFE0F]?|voltar|back)?[\s\])]*$/iu;
/** Noncharacters, which no text contains. */
const [open, close] = ['\uFDD0', '\uFDD1'];
/** Stands around a note that is written in the middle of a text. */
const inlineNote = 'inline-note';

export const writeInlineNote = (html: string): string => `<${inlineNote}>${html}</${inlineNote}>`;

interface Page {
	nodes: readonly TreeNode[];
	elements: readonly ElementNode[];
	/** An element's place among all of them, parents first. */
	order: ReadonlyMap<ElementNode, number>;
	parents: ReadonlyMap<TreeNode, ElementNode>;
	named: ReadonlyMap<string | undefined, ElementNode>;
}

function readPage(nodes: readonly TreeNode[]): Page {
	const elements = listElements(nodes);
	return {
		nodes,
		elements,
		order: new Map(elements.map((element, at) => [element, at])),
		parents: new Map(
			elements.flatMap((parent) =>
				parent.children
					.filter((child) => isElement(child))
					.map((child) => [child, parent] as const),
			),
		),
		named: new Map(
			elements.flatMap((element) => {
				const { id, name } = element.attributes;
				return [id, name].flatMap((each) => (each ? [[each, element] as const] : []));
			}),
		),
	};
}

/** An element and what it is in, the innermost first. */
function around(element: ElementNode | undefined, { parents }: Page): ElementNode[] {
	const found: ElementNode[] = [];
	for (let each = element; each; each = parents.get(each)) found.push(each);
	return found;
}

const targetOf = ({ name, attributes }: ElementNode, { named }: Page) =>
	name === 'a' ? named.get(/#([^#]+)$/.exec(attributes['href'] ?? '')?.[1] ?? '') : undefined;

/** Google Docs puts a note's paragraphs into a box without a name. */
const isBoxOfNote = (box: ElementNode | undefined, paragraph: ElementNode) =>
	isElement(box, 'div') &&
	box.children.find((child) => isElement(child)) === paragraph &&
	box.children.every((child) => isElement(child, 'p') || typeof child === 'string');

/** The item, box or paragraph with the words of a note. */
function holderOf(target: ElementNode, page: Page): ElementNode | undefined {
	const outer = around(target, page);
	const paragraph = outer.find(({ name }) => name === 'p');
	const box = paragraph && page.parents.get(paragraph);
	return (
		outer.find(({ name }) => name === 'li') ??
		outer.find(({ name, attributes }) => name === 'div' && attributes['id']) ??
		(paragraph && isBoxOfNote(box, paragraph) ? box : paragraph)
	);
}

/** Whether a number is raised or in brackets, or the words to which it leads have a way back. */
function isSign(link: ElementNode, holder: ElementNode, page: Page): boolean {
	const outer = around(link, page).slice(0, 3);
	const isRaised = [...outer, ...listElements(link.children)].some(({ name }) => name === 'sup');
	if (isRaised || textOf(link).includes('[')) return true;
	return listElements(holder.children).some((each) => {
		const target = targetOf(each, page);
		return target !== undefined && outer.includes(target);
	});
}

/** The note to whose words a link leads: they stand below it. */
function noteOf(link: ElementNode, page: Page): ElementNode | undefined {
	const target = sign.test(textOf(link)) ? targetOf(link, page) : undefined;
	const at = page.order.get(link) ?? 0;
	if (!target || (page.order.get(target) ?? 0) < at) return undefined;
	const holder = holderOf(target, page);
	const isBelow = holder !== undefined && (page.order.get(holder) ?? 0) > at;
	return isBelow && isSign(link, holder, page) ? holder : undefined;
}

const vanish = (element: ElementNode) => Object.assign(element, createElement('template', {}, []));

/** Takes the links back to the text out of a note. */
function dropBackLinks(holder: ElementNode, page: Page): void {
	const start = page.order.get(holder) ?? 0;
	for (const link of listElements(holder.children)) {
		if (!/#/.test(link.attributes['href'] ?? '') || !back.test(textOf(link))) continue;
		const target = targetOf(link, page);
		if (!target || (page.order.get(target) ?? 0) < start) vanish(link);
	}
}

/** Takes out the number that somebody wrote before a note's words; false while there are no words. */
function dropNumber(element: ElementNode, number: string): boolean {
	return element.children.some((child, at) => {
		if (typeof child !== 'string') return dropNumber(child, number);
		const written = [`[${number}]`, `(${number})`, `${number}.`, `${number}:`, `${number})`];
		const text = child.trimStart();
		const found = text.trim() === number ? number : written.find((each) => text.startsWith(each));
		if (found !== undefined) element.children[at] = text.slice(found.length).trimStart();
		return text !== '';
	});
}

/** Lists in which only notes were go with them, and so does the line above. */
function clearAround(holders: readonly ElementNode[], page: Page): void {
	const seen = new Set<ElementNode>();
	for (const each of holders.flatMap((holder) => around(holder, page))) {
		if (seen.has(each)) continue;
		seen.add(each);
		if (textOf(each).trim() !== '') continue;
		const above = page.elements[(page.order.get(each) ?? 0) - 1];
		if (above?.name === 'hr') vanish(above);
		vanish(each);
	}
}

/** Puts a mark for each note of a page where its sign was, and takes the notes' words out of it, in their order. */
export function takeNotes(nodes: readonly TreeNode[]): TreeNode[][] {
	const page = readPage(nodes);
	const notes = new Map<ElementNode, { number: number; label: string; words: TreeNode[] }>();
	const signs: ElementNode[] = [];
	for (const element of page.elements) {
		const note = element.name === inlineNote ? element : noteOf(element, page);
		if (!note) continue;
		const [, label = ''] = sign.exec(textOf(element)) ?? [];
		const known = notes.get(note) ?? { number: notes.size + 1, label, words: note.children };
		notes.set(note, known);
		signs.push(element);
		element.children = [`${open}${known.number}${close}`];
	}
	for (const element of signs) {
		for (const raised of around(element, page).slice(0, 3))
			if (raised === element || raised.name === 'sup')
				Object.assign(raised, createElement('span', {}, raised.children));
	}
	const holders = [...notes.keys()].filter((holder) => !signs.includes(holder));
	for (const holder of holders) {
		dropBackLinks(holder, page);
		if (holder.name !== 'li') dropNumber(holder, notes.get(holder)?.label ?? '');
		holder.children = [];
	}
	clearAround(holders, page);
	return [...notes.values()].map(({ words }) => words);
}

const toMarks = (text: string) => text.replaceAll(open, '[^').replaceAll(close, ']');
export const countSigns = (text: string): number => text.split(open).length - 1;

/** The text with its notes below it; further paragraphs of a note are indented. */
export function writeNotes(text: string, notes: readonly string[]): string {
	const written = notes.map((note, at) => `[^${at + 1}]: ${note.replace(/\n(?=.)/g, '\n    ')}`);
	return toMarks([text, written.join('\n')].join('\n\n'));
}

/** Links within an article that lead nowhere, because their target is no part of an article. */
export function listLostAnchors(html: string): string[] {
	const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
	const lost = [...html.matchAll(/\shref="#sec-([^"]*)"/g)].flatMap(([, name = '']) =>
		ids.has(`sec-${name}`) ? [] : [`#${name}`],
	);
	return [...new Set(lost)];
}
