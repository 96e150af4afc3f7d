import { site } from '#config/site';
import type { Door, DoorSettings } from './door.ts';
import { phoneDigits } from './phone-number.ts';

/** The address of each way to the house that is set. */
export function doorAddresses(
	{ bookingUrl, whatsapp, mapUrl }: DoorSettings = site.company,
): ReadonlyMap<Door, string> {
	const digits = phoneDigits(whatsapp);
	const addresses: [Door, string][] = [
		['visit', bookingUrl.trim()],
		['whatsapp', digits ? `https://wa.me/${digits}` : ''],
		['map', mapUrl.trim()],
	];
	return new Map(addresses.filter(([, address]) => address !== ''));
}
