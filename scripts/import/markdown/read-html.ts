import { htmlToArticle } from '../html/article-text.ts';
import { replaceShortcodes } from '../wordpress/shortcodes.ts';
import type { MarkdownSite } from './read-site.ts';
import { type ReadText, readToolSyntax } from './tool-syntax.ts';

/** An article in HTML, as Jekyll's importers of WordPress and Blogger write them and Hugo allows them. */
export function readHtml(
	html: string,
	source: string,
	{ title, ...site }: MarkdownSite & { title: string },
): ReadText {
	const { content, notes } = readToolSyntax(html, source, { ...site, isHtml: true });
	const shown = replaceShortcodes(content, {
		findAttachment: () => undefined,
		uploads: [],
		note: (text) => notes.push(text),
	});
	return { content: htmlToArticle(shown, { title, baseUrl: '', keepLines: false }), notes };
}
