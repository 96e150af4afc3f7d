import { makeMarkdownWriter } from '#article/markdown-writer';
import { renderArticle } from '#article/render-article';
import { type CleanOptions, cleanTree } from './clean-tree.ts';
import { createElement, depthOf, isElement, type Node, parse, textOf, write } from './nodes.ts';

/** Nobody writes deeper HTML: such a text stays unchanged, and the renderer makes it safe. */
const deepest = 120;
/** Longer texts are not articles: they stay HTML, which saves a slow comparison. */
const most = { tags: 10_000, blocks: 600, letters: 300_000 };
const countTags = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;

const aroundBlocks =
	/ ?(<\/?(?:p|h[2-4]|[uo]l|li|d[ltd]|figure|figcaption|blockquote|table|t[rhd]|thead|tbody|pre|hr|br|img)\b[^>]*>) ?/g;

const toMarkdown = makeMarkdownWriter();

/** In code every space counts, except at the end of the last line. */
const keepSpaces = (code: string) =>
	code
		.replace(/\n(?=(?:<\/code>)?<\/pre>$)/, '')
		.replace(/\n/g, '⏎')
		.replace(/ (?![^<]*>)/g, '␣');

/** Whether two texts look the same to a reader. */
function shown(text: string, title: string): string {
	return renderArticle(text, { title })
		.html.replace(/<pre[\s\S]*?<\/pre>/g, keepSpaces)
		.replace(/\s+/g, ' ')
		.replace(aroundBlocks, '$1');
}

/** A figure with a picture and a plain text caption becomes a paragraph with the caption as its title, as in Markdown. */
function setPicture(node: Node): Node {
	if (!isElement(node, 'figure')) return node;
	const parts = node.childNodes.filter((child) => isElement(child) || textOf(child).trim() !== '');
	const [shown, caption] = parts;
	const linked =
		isElement(shown, 'a') && shown.childNodes.length === 1 ? shown.childNodes[0] : shown;
	if (!isElement(linked, 'img') || !shown || parts.length > 2) return node;
	if (caption && !(isElement(caption, 'figcaption') && !caption.childNodes.some(isMark)))
		return node;
	const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
	linked.attrs = linked.attrs
		.filter(({ name }) => name !== 'title')
		.concat(words === '' ? [] : [{ name: 'title', value: words }]);
	return createElement('p', {}, [shown]);
}

/** One HTML block without blank lines, which would end it in Markdown. */
function writeBlock(node: Node): string {
	const html = write([
		isElement(node, 'video', 'audio', 'embed') ? createElement('p', {}, [node]) : node,
	]);
	return html.replace(/\n(?=[ \t]*\n)/g, '&#10;').trim();
}

const isMark = (node: Node) => isElement(node) && node.tagName !== 'br';
const isEmpty = (node: Node) =>
	!isElement(node) ||
	(isElement(node, 'p', 'h2', 'h3', 'h4') &&
		!node.childNodes.some(isMark) &&
		textOf(node).trim() === '');

function toCheckedMarkdown(html: string): string {
	const markdown = toMarkdown(html);
	return markdown !== '' && shown(markdown, '') === shown(html, '') ? markdown : html;
}

/** Converts to Markdown if that shows exactly what the HTML showed; otherwise keeps the HTML. */
function writeBlocks(nodes: Node[], title: string): string {
	const blocks = nodes
		.filter((node) => !isEmpty(node))
		.map(setPicture)
		.map(writeBlock);
	const whole = blocks.join('\n\n');
	if (whole.length > most.letters || countTags(whole) > most.tags) return whole;
	const wanted = shown(whole, title);
	const markdown = toMarkdown(whole);
	if (shown(markdown, title) === wanted) return markdown;
	if (blocks.length > most.blocks) return whole;
	const mixed = blocks.map(toCheckedMarkdown).join('\n\n');
	return shown(mixed, title) === wanted ? mixed : whole;
}

/** Converts another blog's HTML to an article text: the same words, pictures and links, without its styling. */
export function htmlToArticle(
	html: string,
	{ title, ...options }: CleanOptions & { title: string },
): string {
	if (countTags(html) > 2 * most.tags) return html;
	const tree = parse(html);
	if (depthOf(tree) > deepest) return html;
	return writeBlocks(cleanTree(tree.childNodes, options), title);
}

/** The plain text of a title or excerpt that may contain tags and entities. */
export function htmlToText(html: string): string {
	const tree = parse(html);
	if (depthOf(tree) > deepest) return html.replace(/<[^>]*>/g, ' ');
	return cleanTree(tree.childNodes, { baseUrl: '', keepLines: false })
		.map(textOf)
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim();
}
