import { tableOf } from './table-of.ts';

const entities = tableOf<string>({
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
});

/** Escapes text for the content of an element or a double-quoted attribute, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => entities[sign] as string);

const signs = tableOf<string>({ amp: '&', lt: '<', gt: '>', quot: '"' });

/** Undoes `escapeMarkup`. */
export const decodeMarkup = (text: string): string =>
	text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] as string);
