import type { ImportItem } from '../import-item.ts';
import { readArticleFields } from './article-fields.ts';
import { decodeText } from './decode-text.ts';
import { readFrontMatter } from './front-matter.ts';
import { type OldSite, withOldSite } from './old-site.ts';
import { readHtml } from './read-html.ts';
import { isHtml, type MarkdownSite } from './read-site.ts';
import { readToolSyntax } from './tool-syntax.ts';

/**
 * Reads one file in Markdown or HTML as an article. A file that is not text or has an invalid header becomes an item that is
 * refused later with the reason.
 */
export function readArticle(
	bytes: Uint8Array,
	source: string,
	site: Pick<MarkdownSite, 'isSite' | 'isJekyll' | 'isPelican' | 'hasLiquid' | 'root'>,
	old: OldSite = {},
): ImportItem {
	try {
		const { text, encoding } = decodeText(bytes);
		const { fields, content } = readFrontMatter(text);
		const title = typeof fields['title'] === 'string' ? fields['title'] : '';
		const read = isHtml(source)
			? readHtml(content, source, { ...site, title })
			: readToolSyntax(content, source, site);
		const notes = [...(encoding ? [`não era UTF-8: lido como ${encoding}`] : []), ...read.notes];
		const place = { name: source.slice(site.root.length), ...site };
		return {
			key: source,
			source,
			fields: {
				...withOldSite(readArticleFields(fields, place), place, old),
				content: read.content,
			},
			...(notes.length > 0 && { notes }),
		};
	} catch (error) {
		const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
		return { key: source, source, fields: { unreadable: reason } };
	}
}
