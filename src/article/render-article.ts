import { Marked } from 'marked';
import { cleanText } from '#domain/clean-text';
import { stripDraftPrefix } from '#domain/draft-text';
import { isPlainText, plainTextToMarkdown } from '#domain/plain-text';
import type { RenderedArticle } from '#domain/post';
import { countWords, readingMinutes } from '#domain/read-time';
import { sanitise } from './sanitise.ts';

/** Names the renderer in stored articles: another one means render again. */
export const rendererVersion = 'article-1';

const marked = new Marked({ gfm: true });

/** Spec §5, B1: any text in, a safe article out. Pure, linear, never throws. */
export function renderArticle(content: string, _context: { title: string }): RenderedArticle {
	const text = stripDraftPrefix(cleanText(content));
	const markdown = isPlainText(text) ? plainTextToMarkdown(text) : text;
	const html = sanitise(marked.parse(markdown, { async: false }));
	const plain_text = html
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return {
		html,
		outline: [],
		plain_text,
		reading_minutes: readingMinutes(countWords(plain_text)),
		renderer: rendererVersion,
	};
}
