import { escapeMarkup } from '#domain/text/escape-markup';
import { absoluteUrl } from './absolute-url.ts';
import { fullTitle } from './full-title.ts';
import { metaTags } from './meta-tags.ts';
import type { PageMeta } from './page-meta.ts';
import { serializeJsonLd } from './serialize-json-ld.ts';
import { structuredData } from './structured-data.ts';

/** An element without content, such as `<meta name="robots" content="noindex">`; undefined attributes are omitted. */
export function voidTag(name: string, attributes: Record<string, string | undefined>): string {
	const written = Object.entries(attributes).map(([key, value]) =>
		value === undefined ? '' : ` ${key}="${escapeMarkup(value)}"`,
	);
	return `<${name}${written.join('')}>`;
}

/** The page's own head elements as HTML: title, canonical address, social cards, structured data (Spec §1). */
export function headTags(meta: PageMeta, siteUrl: string): string {
	return [
		`<title>${escapeMarkup(fullTitle(meta.title))}</title>`,
		voidTag('link', { rel: 'canonical', href: absoluteUrl(siteUrl, meta.path) }),
		...metaTags(meta, siteUrl).map((tag) => voidTag('meta', { ...tag })),
		`<script type="application/ld+json">${serializeJsonLd(structuredData(meta, siteUrl))}</script>`,
	].join('');
}
