import { site } from '#config/site';
import { escapeMarkup } from '#domain/text/escape-markup';
import { absoluteUrl } from './absolute-url.ts';
import { metaTags } from './meta-tags.ts';
import type { PageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/** An element without content, such as `<meta name="robots" content="noindex">`; undefined attributes are omitted. */
export function voidTag(name: string, attributes: Record<string, string | undefined>): string {
	const written = Object.entries(attributes).map(([key, value]) =>
		value === undefined ? '' : ` ${key}="${escapeMarkup(value)}"`,
	);
	return `<${name}${written.join('')}>`;
}

/** The page's own head elements as HTML: title, canonical address, social cards, structured data. */
export function headTags(meta: PageMeta, siteUrl: string): string {
	return [
		`<title>${escapeMarkup(fullTitle(meta.title))}</title>`,
		voidTag('link', { rel: 'canonical', href: absoluteUrl(siteUrl, meta.path) }),
		...metaTags(meta, siteUrl).map((tag) => voidTag('meta', { ...tag })),
		`<script type="application/ld+json">${serializeJsonLd(structuredData(meta, siteUrl))}</script>`,
	].join('');
}

/** Every title ends with the blog's name. `Livros` → `Livros | Vão Livre`. */
export const fullTitle = (title: string): string =>
	title === site.name ? title : `${title} | ${site.name}`;

/** Structured data for a script element, escaped so that it cannot end the element or a line. */
export const serializeJsonLd = (graph: object): string =>
	JSON.stringify(graph)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
