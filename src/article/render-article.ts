import { limits } from '#config/limits';
import { messages } from '#config/messages';
import type { PostArticle } from '#domain/post/post';
import { cleanText, dropUnseen } from '#domain/text/clean-text';
import { bareAddress, cutExcerpt } from '#domain/text/excerpt';
import { isPlainText, plainTextToMarkdown } from '#domain/text/plain-text';
import { countReadWords, readingMinutes } from '#domain/text/read-time';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import { idPrefix } from './allow-list.ts';
import { arrange } from './arrange.ts';
import { finishElements, plainTextOf } from './finish-elements.ts';
import { guardHtml } from './guard-html.ts';
import { demoteHeadings, demoteInnerHeadings, setHeadings } from './headings.ts';
import { parseMarkdown } from './markdown.ts';
import { parseHtml } from './parse-html.ts';
import { removeBoilerplate } from './remove-boilerplate.ts';
import { rendererVersion } from './renderer-version.ts';
import { sanitise } from './sanitise.ts';
import { nameTables } from './tables.ts';
import {
	createElement,
	type ElementNode,
	isElement,
	listElements,
	serialise,
	type TreeNode,
	textOf,
} from './tree.ts';
import { setTypography } from './typography.ts';

/** They are read beside the prose, not as its beginning. */
const isAside = (node: TreeNode): boolean =>
	isElement(node, 'table', 'pre', 'figcaption') ||
	(isElement(node) && /^(?:video|credit)$/.test(node.attributes['class'] ?? ''));

const withoutAsides = (node: TreeNode): TreeNode =>
	isElement(node)
		? {
				...node,
				children: node.children.filter((child) => !isAside(child)).map(withoutAsides),
			}
		: node;

/** How an article's prose begins, which is its excerpt unless somebody types one. */
function openingOf(body: readonly TreeNode[]): string {
	let prose = '';
	for (const node of body) {
		if (prose.length > limits.excerpt) break;
		const line = isAside(node) ? '' : dropUnseen(textOf(withoutAsides(node)));
		if (line !== '' && !bareAddress.test(line)) prose += prose === '' ? line : ` ${line}`;
	}
	return cutExcerpt(prose);
}

const mentionId = new RegExp(`^${idPrefix}volta-(\\d+)(?:-\\d+)?$`);

/** The way back to a note's mention; from the second on they are numbered. */
const wayBack = (id: string, number: number, mention: number): ElementNode =>
	createElement(
		'a',
		{ href: `#${id}`, 'aria-label': messages.article.backToText(number, mention) },
		mention === 1 ? ['↩'] : ['↩', createElement('sup', {}, [String(mention)])],
	);

/** The footnotes below an article, each with links back to its mentions. */
function setNotes(
	notes: readonly { number: number; nodes: TreeNode[] }[],
	body: readonly TreeNode[],
): ElementNode {
	const ids = listElements([...body, ...notes.flatMap(({ nodes }) => nodes)]).map(
		({ attributes }) => attributes['id'] ?? '',
	);
	const mentions = Map.groupBy(ids, (id) => Number(mentionId.exec(id)?.[1]));
	const items = notes.map(({ number, nodes }) => {
		const back = (mentions.get(number) ?? []).flatMap((id, at) => [
			' ',
			wayBack(id, number, at + 1),
		]);
		const last = nodes.at(-1);
		if (isElement(last, 'p')) last.children.push(...back);
		else nodes.push(createElement('p', {}, back.slice(1)));
		return createElement('li', { id: `${idPrefix}nota-${number}` }, nodes);
	});
	return createElement('section', { class: 'footnotes', 'aria-label': messages.article.notes }, [
		createElement('h2', {}, [messages.article.notes]),
		createElement('ol', {}, items),
	]);
}

/** Turns any text into a safe article. Pure, linear, never throws. */
export function renderArticle(content: string, { title }: { title: string }): PostArticle {
	const { body, notes } = parseContent(content);
	const article = removeBoilerplate(body, cleanText(title));
	demoteInnerHeadings(article);
	for (const { nodes } of notes) demoteHeadings(nodes);
	const { headings, resolve } = setHeadings(article);
	const finished = setTypography(finishElements(article, resolve));
	const noteNodes = notes.map(({ number, nodes }) => ({
		number,
		nodes: finishElements(nodes, resolve),
	}));
	const plain_text = plainTextOf([...finished, ...noteNodes.flatMap(({ nodes }) => nodes)]);
	const opening = openingOf(finished);
	if (noteNodes.length > 0) finished.push(setNotes(noteNodes, finished));
	const elements = listElements(finished);
	nameTables(elements);
	const images = elements.filter(({ name }) => name === 'img').length;
	return {
		html: guardHtml(serialise(finished)),
		outline: headings,
		plain_text,
		opening,
		reading_minutes: readingMinutes(countReadWords(plain_text), images),
		renderer: rendererVersion,
	};
}

/** Parses the text to trees of safe elements, before this blog's own rules. */
export function parseContent(content: string): {
	body: TreeNode[];
	notes: { number: number; nodes: TreeNode[] }[];
	/** Labels of footnotes that are never mentioned; they are paragraphs of the body. */
	unmentioned: string[];
} {
	const text = stripTitlePrefix(cleanText(content));
	const markdown = isPlainText(text) ? plainTextToMarkdown(text) : text;
	const { html, notes, unmentioned } = parseMarkdown(markdown);
	return {
		body: parseSafe(html),
		notes: notes.map(({ number, html }) => ({ number, nodes: parseSafe(html) })),
		unmentioned,
	};
}

/** Parses HTML to a tree of safe elements in order. */
export function parseSafe(html: string): TreeNode[] {
	return arrange(sanitise(parseHtml(html)));
}
