import { makeMarkdownWriter } from '#article/markdown-writer';
import { parseHtml } from '#article/parse-html';
import { renderArticle } from '#article/render-article';
import { createElement, isElement, isInline, type TreeNode } from '#article/tree';
import { type CleanOptions, cleanTree } from './clean-tree.ts';
import { isBlank, textOf, write } from './nodes.ts';
import { countSigns, takeNotes, writeNotes } from './notes.ts';

/** Longer texts are not articles: they stay HTML, which saves a slow comparison. */
const most = { tags: 10_000, blocks: 600, letters: 300_000 };
const countTags = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;

const aroundBlocks =
	/ ?(<\/?(?:p|h[2-4]|[uo]l|li|d[ltd]|figure|figcaption|blockquote|table|t[rhd]|thead|tbody|pre|hr|br|img)\b[^>]*>) ?/g;

const toMarkdown = makeMarkdownWriter({
	// Markdown has no syntax for the language of words; a block with one stays HTML as a whole.
	spoken: {
		filter: (node) => isInline(node.nodeName.toLowerCase()) && node.hasAttribute('lang'),
		replacement: (text, node) => {
			const name = node.nodeName.toLowerCase();
			return `<${name} lang="${(node as HTMLElement).getAttribute('lang')}">${text}</${name}>`;
		},
	},
});

/** In code every space counts, except at the end of the last line. */
const keepSpaces = (code: string) =>
	code
		.replace(/\n(?=(?:<\/code>)?<\/pre>$)/, '')
		.replace(/<[^<>]*>|[ \n]/g, (part) => (part === ' ' ? '␣' : part === '\n' ? '⏎' : part));

/** Whether two texts look the same to a reader. */
function asShown(text: string, title: string): string {
	return renderArticle(text, { title })
		.html.replace(/<pre[\s\S]*?<\/pre>/g, keepSpaces)
		.replace(/\s+/g, ' ')
		.replace(aroundBlocks, '$1');
}

/** A figure with a picture and a plain text caption becomes a paragraph with the caption as its title, as in Markdown. */
function setPicture(node: TreeNode): TreeNode {
	if (!isElement(node, 'figure')) return node;
	const parts = node.children.filter((child) => !isBlank(child));
	const [shown, caption] = parts;
	const linked = isElement(shown, 'a') && shown.children.length === 1 ? shown.children[0] : shown;
	if (!isElement(linked, 'img') || !shown || parts.length > 2) return node;
	if (caption && !(isElement(caption, 'figcaption') && !caption.children.some(isMark))) return node;
	const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
	const { title: _, ...attributes } = linked.attributes;
	linked.attributes = words === '' ? attributes : { ...attributes, title: words };
	return createElement('p', {}, [shown]);
}

/** One HTML block without blank lines, which would end it in Markdown. */
function writeBlock(node: TreeNode): string {
	const html = write([
		isElement(node, 'video', 'audio', 'embed') ? createElement('p', {}, [node]) : node,
	]);
	return html.replace(/\n(?=[ \t]*\n)/g, '&#10;').trim();
}

const isMark = (node: TreeNode) => isElement(node) && node.name !== 'br';
const isEmpty = (node: TreeNode) =>
	!isElement(node) ||
	(isElement(node, 'p', 'h2', 'h3', 'h4') &&
		!node.children.some(isMark) &&
		textOf(node).trim() === '');

function toCheckedMarkdown(html: string): string {
	const markdown = toMarkdown(html);
	return markdown !== '' && asShown(markdown, '') === asShown(html, '') ? markdown : html;
}

/** Converts to Markdown if that shows exactly what the HTML showed; otherwise keeps the HTML. */
function writeBlocks(nodes: TreeNode[], title: string): string {
	const blocks = nodes
		.filter((node) => !isEmpty(node))
		.map(setPicture)
		.map(writeBlock);
	const whole = blocks.join('\n\n');
	if (whole.length > most.letters || countTags(whole) > most.tags) return whole;
	const wanted = asShown(whole, title);
	const markdown = toMarkdown(whole);
	if (asShown(markdown, title) === wanted) return markdown;
	if (blocks.length > most.blocks) return whole;
	const mixed = blocks.map(toCheckedMarkdown).join('\n\n');
	return asShown(mixed, title) === wanted ? mixed : whole;
}

/**
 * Converts another blog's HTML to an article text: the same words, pictures, links and notes, without its styling. Notes
 * whose signs stand where Markdown knows none stay as they are.
 */
export function htmlToArticle(
	html: string,
	{ title, ...options }: CleanOptions & { title: string },
): string {
	if (countTags(html) > 2 * most.tags) return html;
	const tree = parseHtml(html);
	const notes = takeNotes(tree);
	const text = writeBlocks(cleanTree(tree, options), title);
	if (notes.length === 0) return text;
	const words = notes.map((note) => writeBlocks(cleanTree(note, options), ''));
	const written = writeNotes(text, words);
	const shown = renderArticle(written, { title }).html.match(/href="#sec-nota-/g)?.length;
	return shown === countSigns([text, ...words].join())
		? written
		: writeBlocks(cleanTree(parseHtml(html), options), title);
}

/** The plain text of a title or excerpt that may contain tags and entities. */
export function htmlToText(html: string): string {
	return cleanTree(parseHtml(html), { baseUrl: '', keepLines: false })
		.map(textOf)
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim();
}
