import { messages } from '#config/messages';
import { escapeMarkup as text } from '#domain/escape-markup';
import { headTags } from '#seo/head-tags';
import type { PageMeta } from '#seo/page-meta';
import { type PageKind, readFrames } from './frames.ts';

export const siteUrl = 'https://blog.test';

function breadcrumbs({ crumbs }: PageMeta): string {
	const way = crumbs.slice(0, -1);
	if (way.length === 0) return '';
	const steps = way.map(({ name, path }) => `<li><a href="${path}">${text(name)}</a></li>`);
	return `<div class="wrap"><nav class="crumbs" aria-label="${messages.breadcrumbs}"><ol>${steps.join('')}<li aria-current="page">${text(crumbs.at(-1)?.name ?? '')}</li></ol></nav></div>`;
}

/** A whole page: its own head and main element in the frame that all pages of its kind share. */
export function page(kind: PageKind, meta: PageMeta, main: string, more = ''): string {
	const [before, between, after] = readFrames().pieces[kind];
	return before + headTags(meta, siteUrl) + more + between + breadcrumbs(meta) + main + after;
}
