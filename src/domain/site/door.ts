import { site } from '#config/site';
import { type ParsedUrl, parseUrl, withScheme } from '../names/parse-url.ts';
import { decodeMarkup } from '../text/escape-markup.ts';

/**
 * The digits of an international number as people write it, `+55 11 91234-5678`; undefined when nobody could be called
 * there. Brazilian numbers have ten or eleven digits after the country's.
 */
export function phoneDigits(written: string): string | undefined {
	const digits = written.replace(/\D/g, '');
	const isWhole = digits.startsWith('55') ? /^\d{12,13}$/ : /^[1-9]\d{6,14}$/;
	return /^\+[\d ().-]+$/.test(written) && isWhole.test(digits) ? digits : undefined;
}

/** The ways from a text to the house, as `src/config/site.ts` sets them. */
export type Door = 'visit' | 'whatsapp' | 'map';

export type DoorSettings = Pick<(typeof site)['company'], 'bookingUrl' | 'whatsapp' | 'mapUrl'>;

const hostOf = ({ hostname, port }: ParsedUrl) => `${hostname.replace(/^www\./, '')}:${port}`;
/** A URL's parser leaves these signs as they are, and a text's link encodes them. */
const encoded = (part: string) => part.replace(/[[\]^`{|}]/g, encodeURIComponent);
const pathOf = ({ pathname }: ParsedUrl) => encoded(pathname.replace(/\/+$/, ''));
const wordsOf = ({ search }: ParsedUrl) => encoded(search.slice(1)).split('&').filter(Boolean);

/** Whether an address leads to the configured one: it may say more in its query, such as where it was clicked. */
function leadsTo(url: ParsedUrl, configured: string): boolean {
	const target = parseUrl(configured.trim());
	if (!target || hostOf(url) !== hostOf(target) || pathOf(url) !== pathOf(target)) return false;
	const given = new Set(wordsOf(url));
	const isSamePlace = target.hash === '' || encoded(target.hash) === encoded(url.hash);
	return isSamePlace && wordsOf(target).every((word) => given.has(word));
}

/** The number that a link to WhatsApp writes to. */
function numberIn({ hostname, pathname, searchParams }: ParsedUrl): string | undefined {
	if (/^(?:www\.)?wa\.me$/.test(hostname)) return /^\/\+?(\d+)\/?$/.exec(pathname)?.[1];
	const isSend =
		/^(?:(?:www|web|api)\.)?whatsapp\.com$/.test(hostname) && /^\/send\/?$/.test(pathname);
	return isSend ? searchParams.get('phone')?.replace(/\D/g, '') : undefined;
}

/** Where an address leads: to booking, WhatsApp or map of the house; undefined for any other, and where none is set. */
export function doorOf(
	address: string,
	{ bookingUrl, whatsapp, mapUrl }: DoorSettings = site.company,
): Door | undefined {
	const url = parseUrl(address.trim());
	if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
		return undefined;
	if (leadsTo(url, bookingUrl)) return 'visit';
	if (leadsTo(url, mapUrl)) return 'map';
	const digits = phoneDigits(whatsapp);
	return digits !== undefined && numberIn(url) === digits ? 'whatsapp' : undefined;
}

/** Whether a link's words are nothing but an address of this door. */
export const isDoorAddress = (words: string, door: Door, settings?: DoorSettings): boolean =>
	!/\s/.test(words) && doorOf(withScheme(words), settings) === door;

/** Between angle brackets, Markdown reads any other sign as it is; a browser's parser leaves line breaks out. */
const asWritten = (address: string): string =>
	address
		.trim()
		.replace(/[\t\n\r]/g, '')
		.replace(/[\s<>]/g, encodeURIComponent);

/** The address of each way to the house that is set, as it stands between angle brackets in a text. */
export function doorAddresses(
	{ bookingUrl, whatsapp, mapUrl }: DoorSettings = site.company,
): ReadonlyMap<Door, string> {
	const digits = phoneDigits(whatsapp);
	const addresses: [Door, string][] = [
		['visit', asWritten(bookingUrl)],
		['whatsapp', digits ? `https://wa.me/${digits}` : ''],
		['map', asWritten(mapUrl)],
	];
	return new Map(addresses.filter(([, address]) => address !== ''));
}

/** Whether the settings have any way to the house. */
export const hasHouse = (settings: DoorSettings = site.company): boolean =>
	doorAddresses(settings).size > 0;

/** Whether anything in an article leads to the house; the renderer writes `href` first. */
export const hasDoor = (html: string, settings?: DoorSettings): boolean =>
	[...html.matchAll(/<a href="([^"]*)"/g)].some(
		([, href = '']) => doorOf(decodeMarkup(href), settings) !== undefined,
	);

/** The lines of a door's sign, on a grid of 24 units; a visit has none. */
export const doorSigns: Readonly<Record<Door, string>> = {
	visit: '',
	whatsapp:
		'M3 21l1.7-5A8.5 8.5 0 1 1 8 19.3zM9 9.5c0 3 2.5 5.5 5.5 5.5l1.2-1.6-2-1.2-1 .8a4 4 0 0 1-1.7-1.7l.8-1-1.2-2z',
	map: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
};
