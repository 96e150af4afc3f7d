import { withScheme } from '#domain/names/parse-url';
import { videoOf } from '#domain/pictures/video';
import { dropUnseen } from '#domain/text/clean-text';
import { languageTag } from '#domain/text/language-tag';
import { listTypes } from '#domain/text/list-types';
import { finishFigure, groupGalleries, setFigure } from './figures.ts';
import type { Outline } from './headings.ts';
import { setImage, setLink } from './links-and-images.ts';
import { setQuote } from './quotes.ts';
import { setCell, setTable } from './tables.ts';
import {
	createElement,
	type ElementNode,
	isElement,
	isEmpty,
	onlyChild,
	type TreeNode,
	textOf,
} from './tree.ts';

/** Marks a paragraph that holds only a video's address. `completeArticle` makes it a card; feeds keep the link. */
function setVideo(paragraph: ElementNode): ElementNode | undefined {
	const only = onlyChild(paragraph);
	if (!isElement(only, 'a')) return undefined;
	const video = videoOf(only.attributes['href'] ?? '');
	if (!video || videoOf(withScheme(textOf(only)))?.address !== video.address) return undefined;
	return createElement('p', { class: 'video' }, [only]);
}

/** Gives elements their final form: links, pictures, figures, tables, code, cards. */
export function finishElements(
	nodes: readonly TreeNode[],
	resolve: Outline['resolve'],
): TreeNode[] {
	const finished: TreeNode[] = [];
	for (const node of nodes) {
		if (typeof node === 'string') finished.push(node);
		else {
			node.children = finishElements(node.children, resolve);
			for (const made of finishElement(node, resolve)) finished.push(keepSpeech(made, node));
		}
	}
	return groupGalleries(finished);
}

/** What is written from right to left, or in another language, stays so, whatever its element becomes. */
function keepSpeech(made: TreeNode, { attributes: { dir, lang } }: ElementNode): TreeNode {
	if (!isElement(made)) return made;
	if (/^(?:ltr|rtl|auto)$/i.test(dir ?? '')) made.attributes['dir'] = `${dir}`;
	const language = languageTag(lang);
	if (language) made.attributes['lang'] = language;
	return made;
}

function finishElement(node: ElementNode, resolve: Outline['resolve']): TreeNode[] {
	switch (node.name) {
		case 'a':
			return setLink(node, resolve);
		case 'img':
			return setImage(node);
		case 'p':
			return finishParagraph(node);
		case 'table':
			return isEmpty(node) ? [] : [setTable(node)];
		case 'td':
		case 'th':
			return [setCell(node)];
		case 'figure':
			return isEmpty(node) ? [] : [finishFigure(node)];
		case 'blockquote':
			return isEmpty(node) ? [] : [setQuote(node)];
		case 'pre':
			return [createElement('pre', { tabindex: '0', translate: 'no' }, node.children)];
		case 'code':
			return [
				createElement(
					'code',
					{ 'data-language': languageOf(node), translate: 'no' },
					node.children,
				),
			];
		default:
			return isRemovable(node) ? [] : [withoutForeignAttributes(node)];
	}
}

function finishParagraph(node: ElementNode): TreeNode[] {
	if (node.children.some(isWords)) return [createElement('p', {}, node.children)];
	if (isEmpty(node)) return [];
	const content = node.children.filter((child) => isElement(child));
	const areCards = content.every(({ attributes }) => 'data-card' in attributes);
	if (areCards) return content.map((card) => createElement('p', { class: 'link-card' }, [card]));
	return [setFigure(node) ?? setVideo(node) ?? createElement('p', {}, node.children)];
}

const isWords = (node: TreeNode): boolean => typeof node === 'string' && node.trim() !== '';

/** The language of a code block is kept as a data attribute; its class is not. */
const languageOf = ({ attributes }: ElementNode): string | undefined =>
	/(?:^|\s)language-([\w+#.-]{1,30})(?:\s|$)/.exec(attributes['class'] ?? '')?.[1];

function isRemovable(node: ElementNode): boolean {
	return !['br', 'hr', 'tr', 'li'].includes(node.name) && isEmpty(node);
}

/** Some of these have no meaning on some elements, where the allow-list does not contain them. */
function withoutForeignAttributes(node: ElementNode): ElementNode {
	const { id, start, value, reversed, title, datetime } = node.attributes;
	return createElement(
		node.name,
		{
			id: /^h[2-4]$/.test(node.name) ? id : undefined,
			start: isWhole(start) ? start : undefined,
			value: isWhole(value) ? value : undefined,
			reversed: reversed === undefined ? undefined : '',
			type: listTypeOf(node),
			title,
			datetime,
		},
		node.children,
	);
}

const isWhole = (text: string | undefined): boolean => /^-?\d{1,9}$/.test(text ?? '');

/** The visible text of the article, one line for each block. Only the page knows where its words may break. */
export function plainTextOf(nodes: readonly TreeNode[]): string {
	return nodes
		.map((node) => dropUnseen(textOf(node)))
		.filter((text) => text !== '')
		.join('\n');
}

const styled = /(?:^|;)\s*list-style(?:-type)?\s*:[^;]*?((?:low|upp)er-(?:alpha|latin|roman))/i;

/** The `type` of a list that counts in letters or Roman numerals, by its attribute or its style. */
export function listTypeOf({ name, attributes }: ElementNode): string | undefined {
	if (name !== 'ol') return undefined;
	const { type = '', style = '' } = attributes;
	return /^[aAiI]$/.test(type) ? type : listTypes[styled.exec(style)?.[1]?.toLowerCase() ?? ''];
}
