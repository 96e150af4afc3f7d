import { messages } from '#config/messages';
import { type Door, doorOf, doorSigns, isDoorAddress } from '#domain/site/door';
import { decodeMarkup } from '#domain/text/escape-markup';

/** A paragraph with one link and nothing else, perhaps emphasised. The renderer writes `href` first. */
const loneLink =
	/<p((?: (?:dir|lang)="[^"]*")*)>(?:<(?:strong|em|b|i|u)>)*<a href="([^"]*)"([^>]*)>((?:(?!<\/a>).)*)<\/a>(?:<\/(?:strong|em|b|i|u)>)*<\/p>/gs;
const link = /<a href="([^"]*)"/g;

function signOf(door: Door): string {
	const lines = doorSigns[door];
	return lines
		? `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${lines}"/></svg> `
		: '';
}

/**
 * Marks links that lead to the house (booking, WhatsApp, map), so that clicks on them are counted. One alone in its
 * paragraph becomes a button; the first that books a visit is the filled one.
 */
export function markDoorLinks(html: string): string {
	let isFilled = false;
	const buttons = html.replace(
		loneLink,
		(paragraph: string, speech: string, href: string, more: string, words: string) => {
			const door = doorOf(decodeMarkup(href));
			if (!door) return paragraph;
			const look = door === 'visit' && !isFilled ? 'fill' : 'line';
			isFilled ||= look === 'fill';
			const text = decodeMarkup(words.replace(/<[^>]*>/g, ''));
			const said = isDoorAddress(text, door) ? messages.doors[door] : words;
			return `<p class="door"${speech}><a href="${href}" class="btn btn-${look}"${more}>${signOf(door)}${said}</a></p>`;
		},
	);
	return buttons.replace(link, (start, href: string) => {
		const door = doorOf(decodeMarkup(href));
		return door ? `${start} data-cta-type="${door}" data-cta-location="text"` : start;
	});
}
