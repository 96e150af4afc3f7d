const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

/** Text as the content of an element or of an attribute in double quotes, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => entities[sign] as string);
