import { messages } from '#config/messages';
import { videoOf } from '#domain/pictures/video';
import { cleanText } from '#domain/text/clean-text';
import { languageTag } from '#domain/text/language-tag';
import { allowedElements } from './allow-list.ts';
import { hiddenElements } from './hidden-elements.ts';
import { appendNode, parseHtml } from './parse-html.ts';
import { createElement, type ElementNode, isElement, isInline, type TreeNode } from './tree.ts';

const texts = messages.article.embeds;

/** Elements that load something from elsewhere, with what their card says if their address says nothing. */
const embeds = new Map<string, string | undefined>([
	['iframe', undefined],
	['embed', undefined],
	['source', texts.media],
	['video', texts.video],
	['audio', texts.audio],
]);

/** A third-party frame or player becomes a link, so that the page makes no third-party request. */
function setEmbed({ name, attributes }: ElementNode): ElementNode | undefined {
	if (!embeds.has(name)) return undefined;
	const read = (attribute: string) => cleanText(attributes[attribute] ?? '').trim();
	const source = read('src').replace(/^\/\//, 'https://');
	const url = /^https?:/i.test(source) && URL.parse(source);
	if (!url) return undefined;
	const video = videoOf(source);
	const label = video ? texts[video.site] : (embeds.get(name) ?? texts.other(url.host));
	const title = read('title');
	const card = title === '' ? label : `${label}: ${title}`;
	return createElement('a', { href: video?.address ?? source, 'data-card': '' }, [card]);
}

/** Elements that separate texts: readers see them as paragraphs. */
const blockElements =
	'div section article main header footer aside nav center address form fieldset legend hgroup dir menu dialog ' +
	'search label option optgroup video audio picture object noembed noframes plaintext listing iframe embed source';
const renamed = new Map([
	...blockElements.split(' ').map((name): [string, string] => [name, 'p']),
	['strike', 'del'],
	['tt', 'code'],
	['font', 'span'],
]);

/** `setHeadings` gives all headings their levels. */
const allowed = new Set([...Object.keys(allowedElements), 'h1', 'h5', 'h6']);

/** What a frame contains is HTML again; in so many frames it is text. */
const deepestFrame = 8;

/** Reduces what the author wrote to safe elements; `arrange` puts them in order, and `finish` sets their attributes. */
export function sanitise(nodes: readonly TreeNode[], frames = 0): TreeNode[] {
	const safe: TreeNode[] = [];
	for (const node of nodes) {
		if (typeof node === 'string') appendNode(safe, cleanText(node));
		else for (const kept of sanitiseElement(node, frames)) appendNode(safe, kept);
	}
	return safe;
}

/** What an embed contains is its fallback, and follows its card. */
function sanitiseElement(element: ElementNode, frames: number): TreeNode[] {
	if (hiddenElements.has(element.name)) return [];
	const name = renamed.get(element.name) ?? element.name;
	const lang = languageTag(element.attributes['lang']);
	if (lang && name === 'p') passLanguage(element, lang);
	const children = sanitiseContent(element, frames);
	const card = setEmbed(element);
	if (card) return [card, ...children];
	if (!allowed.has(name) || (name === 'span' && !lang)) return children;
	return [{ name, attributes: cleanAttributes(element.attributes), children }];
}

/** A box that blocks end leaves its language to them. */
function passLanguage({ children }: ElementNode, lang: string): void {
	for (const child of children)
		if (isElement(child) && !isInline(child.name)) child.attributes['lang'] ??= lang;
}

function sanitiseContent({ name, children }: ElementNode, frames: number): TreeNode[] {
	const [text] = children;
	if (name !== 'iframe' || typeof text !== 'string' || frames === deepestFrame)
		return sanitise(children, frames);
	return sanitise(parseHtml(text), frames + 1);
}

/** Names that begin with `data-` are ours. */
function cleanAttributes(given: Readonly<Record<string, string>>): Record<string, string> {
	const kept: Record<string, string> = {};
	for (const name in given) {
		const value = cleanText(given[name] ?? '');
		const isGiven = value !== '' || name === 'reversed';
		if (isGiven && !name.startsWith('data-')) kept[name] = value;
	}
	return kept;
}
