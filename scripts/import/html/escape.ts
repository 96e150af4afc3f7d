export const escapeHtml = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');

/** Ghost's second kind of quotation, with the class that its own pages give it. */
export const pullQuote = (html: string) =>
	`<blockquote class="kg-blockquote-alt">${html}</blockquote>`;

/** Replaces another site's player by a link that says where it leads. */
export function linkTo(address: string, text = address): string {
	const href = address.replace(/&amp;/g, '&').trim();
	return `<p><a href="${escapeHtml(href)}">${escapeHtml(text.replace(/&amp;/g, '&').trim())}</a></p>`;
}

/** Replaces what is between `<!--` and `-->`, in linear time for any number of either. */
export function replaceComments(text: string, replace: (body: string) => string): string {
	const parts = text.split('-->');
	const last = parts.pop() ?? '';
	const done = parts.map((part) => {
		const start = part.indexOf('<!--');
		return start < 0 ? `${part}-->` : part.slice(0, start) + replace(part.slice(start + 4));
	});
	return done.join('') + last;
}
