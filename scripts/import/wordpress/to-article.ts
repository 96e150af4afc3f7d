import { limits } from '#config/limits';
import { htmlToArticle } from '../html/article-text.ts';
import { replaceComments } from '../html/comments.ts';
import { linkTo } from '../html/escape.ts';
import { replaceShortcodes } from './shortcodes.ts';
import type { SiteIndex } from './site-index.ts';

const hasBlocks = /<!--\s+wp:/;
/** WordPress shows an address on its own line as a player. */
const loneAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;
const keptShortcode = /\[([a-z][\w-]{2,30})(?:\s[^\]]{0,500})?\]/g;
const deepestReuse = 3;
/** Too long to be accepted, so not worth converting. */
const longest = 2 * limits.contentBytes;

/** Generated from the site's own data, which this site does itself, so no words are lost. */
const ownBlocks =
	/^(?:core\/)?(?:more|nextpage|spacer|separator|template-part|pattern|navigation|post-|query|site-|comment|latest-|archives|calendar|categories|tag-cloud|search|rss|loginout|avatar|page-list|read-more|social-link|term-|home-link)/;

interface Reading {
	postId: string;
	title: string;
	index: SiteIndex;
	note: (text: string) => void;
}

/** A block that WordPress fills when showing the page: the export contains only its name. */
function writeEmptyBlock(block: string, reading: Reading, depth: number): string {
	const { index, note } = reading;
	const [, name = ''] = /^wp:([a-z][\w/-]{0,100})/.exec(block) ?? [];
	const [, ref = ''] = /"ref"\s*:\s*"?(\d+)/.exec(block) ?? [];
	const reused = /^(?:core\/)?block$/.test(name) ? index.blocks.get(ref) : undefined;
	if (reused !== undefined && depth < deepestReuse) return readBlocks(reused, reading, depth + 1);
	if (!ownBlocks.test(name)) note(`bloco "${name}" sem conteúdo no arquivo`);
	return '';
}

/** Removes the comments that mark blocks, and inserts reusable blocks. */
function readBlocks(text: string, reading: Reading, depth = 0): string {
	return replaceComments(text, (body) => {
		const comment = body.trim();
		if (/^wp:/.test(comment) && comment.endsWith('/')) {
			return writeEmptyBlock(comment, reading, depth);
		}
		return /^(?:\/?wp:|(?:more|nextpage|noteaser)\b)/.test(comment) ? '\n\n' : `<!--${body}-->`;
	});
}

function noteKept(text: string, note: Reading['note']): void {
	const names = new Set([...text.matchAll(keptShortcode)].flatMap(([, name]) => name ?? []));
	for (const name of [...names].slice(0, 5)) {
		if (text.includes(`[/${name}]`) || new RegExp(`\\[${name}\\s+\\w+=`).test(text)) {
			note(`[${name}] ficou escrito no texto`);
		}
	}
}

/** Converts WordPress's HTML, from blocks or the classic editor with shortcodes, to an article text. */
export function wordPressToArticle(content: string, reading: Reading): string {
	const { index, note, postId, title } = reading;
	if (content.length > longest) return content;
	const isOfBlocks = hasBlocks.test(content);
	const html = readBlocks(content, reading);
	const replaced = replaceShortcodes(html, {
		findAttachment: (id) => index.attachments.get(id),
		uploads: index.uploads.get(postId) ?? [],
		note,
	}).replace(loneAddress, (_, address: string) => `\n\n${linkTo(address)}\n\n`);
	noteKept(replaced, note);
	return htmlToArticle(replaced, { title, baseUrl: index.baseUrl, keepLines: !isOfBlocks });
}
