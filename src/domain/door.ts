import { site } from '#config/site';
import { type ParsedUrl, parseUrl, withScheme } from './parse-url.ts';
import { phoneDigits } from './phone-number.ts';

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
