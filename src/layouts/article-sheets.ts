import { voidTag } from '#seo/head-tags';
import gallery from '#styles/gallery.css?url&no-inline';
import rich from '#styles/rich.css?url&no-inline';

/** What `rich.css` is for; most articles have none of it. */
const isRich =
	/<(?:table|pre|dl|details|h4|hr|kbd|mark|section|su[bp]|video-card)\b|class="(?:gallery|wide|pull|link-card|door)"|class="[^"]*\b(?:narrow|tall-)/;

/** `href` comes first because the build moves `<link rel="stylesheet"` of all pages to the top (`paintFirst`). */
const sheet = (href: string) => voidTag('link', { href, rel: 'stylesheet' });

/** The style sheets that not every article needs, as HTML for the head. */
export const articleSheets = (html: string): string =>
	(isRich.test(html) ? sheet(rich) : '') + (html.includes('class="gallery"') ? sheet(gallery) : '');
