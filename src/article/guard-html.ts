import sanitizeHtml from 'sanitize-html';
import {
	allowedClasses,
	allowedElements,
	allowedImageSchemes,
	allowedLinkSchemes,
} from './allow-list.ts';

const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
	allowedTags: Object.keys(allowedElements),
	allowedAttributes: allowedElements as Record<string, string[]>,
	allowedClasses: { '*': [...allowedClasses] },
	allowedEmptyAttributes: ['alt', 'reversed'],
	allowedSchemes: [...allowedLinkSchemes],
	allowedSchemesByTag: { img: [...allowedImageSchemes] },
	allowProtocolRelative: false,
	// `style` is never kept, and no bundle contains its parser (scripts/site/bundle-functions.ts).
	parseStyleAttributes: false,
};

/** Sanitises the finished HTML once more, so that an oversight in this blog's own rules lets nothing unsafe through. */
export function guardHtml(html: string): string {
	return sanitizeHtml(html, options).replaceAll(' />', '>');
}
