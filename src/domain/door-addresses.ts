import { site } from '#config/site';
import type { Door, DoorSettings } from './door.ts';
import { phoneDigits } from './phone-number.ts';

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
