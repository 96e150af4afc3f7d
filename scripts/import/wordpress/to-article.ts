import { z } from 'zod';
import { htmlToArticle } from '../html/article-text.ts';
import { linkTo, replaceComments } from '../html/escape.ts';
import { writeInlineNote } from '../html/notes.ts';
import { unwrapBuilders } from './page-builders.ts';
import { replaceShortcodes } from './shortcodes.ts';
import type { SiteIndex } from './site-index.ts';

const hasBlocks = /<!--\s+wp:/;
/** WordPress shows an address on its own line as a player. */
const loneAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;
const keptShortcode = /\[([a-z][\w-]{2,30})(?:\s[^[\]]{0,500})?\]/g;

/** Generated from the site's own data, which this site does itself, so no words are lost. */
const ownBlocks =
	/^(?:more|nextpage|spacer|separator|template-part|pattern|navigation|post-|query|site-|comment|latest-|archives|calendar|categories|tag-cloud|search|rss|loginout|avatar|page-list|read-more|social-link|term-|home-link)/;

interface Reading {
	postId: string;
	/** The post's own field, in JSON; '' without one. */
	footnotes: string;
	title: string;
	index: SiteIndex;
	note: (text: string) => void;
}

const footnote = z.object({ id: z.string().regex(/^[\w-]+$/), content: z.string() });

function readFootnotes(json: string): z.output<typeof footnote>[] {
	try {
		return z.array(footnote).safeParse(JSON.parse(json)).data ?? [];
	} catch {
		return [];
	}
}

/** WordPress lists a post's notes where their block is. */
function writeFootnotes(json: string): string {
	const items = readFootnotes(json).map(({ id, content }) => `<li id="${id}">${content}</li>`);
	return `<ol>${items.join('')}</ol>`;
}

/** A block that WordPress fills when showing the page: the export contains only its name. */
function writeEmptyBlock(block: string, { note, footnotes }: Reading): string {
	const [, name = ''] = /^wp:(?:core\/)?([a-z][\w/-]{0,100})/.exec(block) ?? [];
	if (name === 'footnotes') return writeFootnotes(footnotes);
	if (!ownBlocks.test(name)) note(`bloco "${name}" sem conteúdo no arquivo`);
	return '';
}

/** Removes the comments that mark blocks. */
function readBlocks(text: string, reading: Reading): string {
	return replaceComments(text, (body) => {
		const comment = body.trim();
		if (/^wp:/.test(comment) && comment.endsWith('/')) return writeEmptyBlock(comment, reading);
		return /^(?:\/?wp:|(?:more|nextpage|noteaser)\b)/.test(comment) ? '\n\n' : `<!--${body}-->`;
	});
}

/** Prose, and every second time the content of `pre` or `code`, where marks are examples. */
function splitCode(html: string): string[] {
	const parts: string[] = [];
	const lower = html.toLowerCase();
	const opening = /<(pre|code)\b[^<>]{0,500}>/gi;
	let at = 0;
	for (let match = opening.exec(html); match; match = opening.exec(html)) {
		const end = lower.indexOf(`</${(match[1] ?? '').toLowerCase()}`, opening.lastIndex);
		if (end < 0) break;
		parts.push(html.slice(at, match.index), html.slice(match.index, end));
		at = end;
		opening.lastIndex = end;
	}
	return [...parts, html.slice(at)];
}

/** A sentence in two brackets, as the plugins Footnotes and WP-Footnotes take it for a note. */
const bracketed = /\(\(((?:(?!\(\()[^\n]){10,2000}?)\)\)(?!\))/g;
const block = /<\/?(?:p|div|li|[ou]l|h\d|pre|table|t[dhr]|blockquote|figure)\b/i;
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

const takeBracketed = (html: string) =>
	splitCode(html)
		.map((part, at) =>
			at % 2 === 1
				? part
				: part.replace(bracketed, (whole, words: string) =>
						block.test(words) || !isSentence(words) ? whole : writeInlineNote(words),
					),
		)
		.join('');

/** Shortcodes whose plugin nothing here knows; readers would see them as they are written. */
function listUnknown(html: string): string[] {
	const text = splitCode(html)
		.filter((_, at) => at % 2 === 0)
		.join(' ');
	const listNames = (pattern: RegExp) =>
		new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
	const ended = listNames(/\[\/([a-z][\w-]{2,30})\]/g);
	const withValues = listNames(/\[([a-z][\w-]{2,30})\s+[\w-]{1,100}=/g);
	return [...listNames(keptShortcode)].filter(
		(name) => name.includes('_') || ended.has(name) || withValues.has(name),
	);
}

export interface WordPressArticle {
	content: string;
	/** Names of shortcodes that stand in the text as they are written. */
	unknown: string[];
}

/** Converts WordPress's HTML, from blocks or the classic editor with shortcodes, to an article text. */
export function wordPressToArticle(content: string, reading: Reading): WordPressArticle {
	const { index, note, postId, title } = reading;
	const isOfBlocks = hasBlocks.test(content);
	const html = readBlocks(content, reading);
	const context = {
		findAttachment: (id: string) => index.attachments.get(id),
		uploads: index.uploads.get(postId) ?? [],
		note,
	};
	const replaced = takeBracketed(replaceShortcodes(unwrapBuilders(html, context), context)).replace(
		loneAddress,
		(_, address: string) => `\n\n${linkTo(address)}\n\n`,
	);
	return {
		content: htmlToArticle(replaced, { title, baseUrl: index.baseUrl, keepLines: !isOfBlocks }),
		unknown: listUnknown(replaced),
	};
}
