import { htmlToArticle } from '../html/article-text.ts';
import { escapeHtml } from '../html/escape.ts';
import { replaceShortcodes } from '../wordpress/shortcodes.ts';
import type { MarkdownSite } from './read-site.ts';
import { type ReadText, readToolSyntax } from './tool-syntax.ts';

const highlighted =
	/\{%-?\s*highlight\s+([\w+#.-]+)[^%]*%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g;

/** An article in HTML, as Jekyll's importers of WordPress and Blogger write them and Hugo allows them. */
export function readHtml(
	html: string,
	source: string,
	{ title, hasLiquid }: Pick<MarkdownSite, 'hasLiquid'> & { title: string },
): ReadText {
	const withCode = html.replace(
		highlighted,
		(_, language: string, code: string) =>
			`<pre><code class="language-${language}">${escapeHtml(code)}</code></pre>`,
	);
	const { content, notes } = readToolSyntax(withCode, source, {
		hasLiquid,
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
