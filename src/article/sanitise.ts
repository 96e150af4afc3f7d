import sanitizeHtml from 'sanitize-html';
import { allowedElements, allowedImageSchemes, allowedLinkSchemes } from './allow-list.ts';

const options: sanitizeHtml.IOptions = {
	allowedTags: Object.keys(allowedElements),
	allowedAttributes: Object.fromEntries(
		Object.entries(allowedElements).map(([name, attributes]) => [name, [...attributes]]),
	),
	allowedSchemes: [...allowedLinkSchemes],
	allowedSchemesByTag: { img: [...allowedImageSchemes] },
	allowProtocolRelative: false,
	nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
};

/** HTML cut down to the allow-list (B1). */
export function sanitise(html: string): string {
	return sanitizeHtml(html, options);
}
