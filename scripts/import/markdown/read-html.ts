import { htmlToArticle } from '../html/article-text.ts';
import { escapeHtml } from '../html/escape.ts';
import { replaceShortcodes } from '../wordpress/shortcodes.ts';
import type { MarkdownSite } from './read-site.ts';
import { type ReadText, readToolSyntax } from './tool-syntax.ts';

/** Of Jekyll and of Hugo. */
const highlighted = [
	/\{%-?\s*highlight\s+([\w+#.-]+)[^%]*%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
	/\{\{[<%]\s*highlight\s+"?([\w+#.-]+)[^{}]*[>%]\}\}\n?([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
];

/** An article in HTML, as Jekyll's importers of WordPress and Blogger write them and Hugo allows them. */
export function readHtml(
	html: string,
	source: string,
	{ title, ...site }: MarkdownSite & { title: string },
): ReadText {
	const toCode = (_: string, language: string, code: string) =>
		`<pre><code class="language-${language}">${escapeHtml(code)}</code></pre>`;
	const withCode = highlighted.reduce((text, pattern) => text.replace(pattern, toCode), html);
	const { content, notes } = readToolSyntax(withCode, source, {
		...site,
		isJekyll: false,
		isPelican: false,
	});
	const shown = replaceShortcodes(content, {
		findAttachment: () => undefined,
		uploads: [],
		note: (text) => notes.push(text),
	});
	return { content: htmlToArticle(shown, { title, baseUrl: '', keepLines: false }), notes };
}
