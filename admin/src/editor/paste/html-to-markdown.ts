import { makeMarkdownWriter } from '#article/markdown-writer';
import { plainLetters } from '#domain/text/clean-text';
import { parseInert } from '../../ui/trusted-html.ts';
import { joinMarks } from '../keys/join-marks.ts';
import { keepAllowed, type Removed } from './clean-paste.ts';
import { splitMarks } from './line-breaks.ts';
import { ownCount, typeLists, writeHtml } from './list-types.ts';
import { readNotion } from './notion.ts';
import { cardMark, nameFrames } from './pasted-embeds.ts';
import { takeNotes, writeNotes, writeSigns } from './pasted-footnotes.ts';
import { freePictures, readGalleries } from './pasted-galleries.ts';
import {
	dropHidden,
	endOfLine,
	lineEnd,
	markBoxes,
	settleLineEnds,
	writeBoxes,
} from './pasted-html.ts';
import { type PastedPictures, takePictures } from './pasted-pictures.ts';
import { dropLayoutTables, freeCaptions, hasSpans, tableText } from './pasted-table.ts';
import { withInertStyles } from './style-of.ts';
import { acceptChanges, acceptSuggestions } from './tracked-changes.ts';
import { unwrapOffice } from './unwrap-office.ts';

const sheet = /<style\b[^<>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi;
const comment = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g;
/** What holds only in print, on phones, for faces of letters … */
const elsewhere =
	/@(?!layer|supports|media\s+(?:only\s+)?(?:screen|all)\s*\{)[\w-]+[^{};@]*\{(?:[^{}]|\{[^{}]*\})*\}/gi;
const rule = /(?<![^{}])([^{}]+)\{([^{}]*)\}/g;

function findAll(body: HTMLElement, selector: string): Element[] {
	try {
		return [...body.querySelectorAll(selector)];
	} catch {
		return []; // Of a browser or a year that is not ours.
	}
}

/** Apple's programs and Excel write bold and italic in a style sheet, with a class for each combination. */
function inlineClassStyles(html: string, body: HTMLElement): void {
	const css = [...html.matchAll(sheet)].map(([, text = '']) => text).join('\n');
	const given = new Map<Element, string>();
	const rules = css.replace(comment, '').replace(elsewhere, '').matchAll(rule);
	for (const [, selector = '', declarations = ''] of rules)
		for (const element of findAll(body, selector.replace(/^[\s\S]*;/, '')))
			given.set(element, `${given.get(element) ?? ''}${declarations};`);
	for (const [element, declarations] of given)
		element.setAttribute('data-style', declarations + (element.getAttribute('data-style') ?? ''));
}

const toMarkdown: ReturnType<typeof makeMarkdownWriter> = makeMarkdownWriter({
	card: {
		filter: (node) => node.hasAttribute(cardMark),
		replacement: (_, node) => `\n\n${node.getAttribute('href')}\n\n`,
	},
	br: { filter: 'br', replacement: () => `${lineEnd}\n` },
	lettered: {
		filter: (node) => node.matches(ownCount) && !node.parentElement?.closest(ownCount),
		replacement: (_, node) => `\n\n${writeHtml(node)}\n\n`,
	},
	table: {
		filter: 'table',
		replacement: (_, node) =>
			tableText(node as unknown as HTMLTableElement, (cell) =>
				toMarkdown(cell).replaceAll(lineEnd, ''),
			),
	},
});

export interface PastedText extends PastedPictures {
	/** With a sign for each picture that is not on the web. */
	markdown: string;
	/** Whether its plain text would say too little, or what must not be said. */
	isRich: boolean;
	removed: Removed[];
}

/** Writes letters as they are typed. */
function settleLetters(body: HTMLElement): void {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		const plain = plainLetters(text.data);
		if (plain !== text.data) text.data = plain;
	}
}

const write = (element: HTMLElement) =>
	writeBoxes(writeSigns(settleLineEnds(toMarkdown(element).replaceAll('\u00A0', ' '))))
		.replace(endOfLine, '')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

/**
 * Converts pasted rich text to clean Markdown: keeps emphasis and structure, drops fonts, colours and wrappers. Footnotes
 * are numbered from `firstNote`; Word's pictures are in the RTF.
 */
export function htmlToMarkdown(
	html: string,
	{ firstNote = 1, rtf = '', clip = '' } = {},
): PastedText {
	const { body } = parseInert(withInertStyles(html));
	inlineClassStyles(html, body);
	const isHiding = dropHidden(body);
	readNotion(html, body);
	const notes = takeNotes(body, firstNote);
	const hasBoxes = markBoxes(body);
	freePictures(body);
	const pictures = takePictures(body, rtf);
	readGalleries(body);
	const isChanged = [acceptSuggestions(body, clip), acceptChanges(body)].includes(true);
	settleLetters(body);
	const removed = [...unwrapOffice(body), ...nameFrames(body), ...keepAllowed(body)];
	if (isChanged) removed.push('changes');
	if (isHiding) removed.push('hidden');
	freeCaptions(body);
	dropLayoutTables(body);
	if (hasSpans(body)) removed.push('spans');
	removed.push(...typeLists(body));
	splitMarks(body);
	joinMarks(body);
	notes.remove();
	const isRich =
		isChanged ||
		isHiding ||
		hasBoxes ||
		body.querySelector('*:not(p, div, br)') !== null ||
		notes.hasChildNodes() ||
		pictures.held.length + pictures.missing.length > 0;
	const parts = [write(body), writeNotes(notes, firstNote, write)];
	return {
		...pictures,
		markdown: parts.filter((part) => part !== '').join('\n\n'),
		isRich,
		removed,
	};
}
