import { site } from '#config/site';
import { type DoorSettings, doorOf } from './door.ts';
import { decodeMarkup } from './escape-markup.ts';
import { phoneDigits } from './phone-number.ts';

/** Whether the settings have any way to the house. */
export const hasHouse = ({ bookingUrl, whatsapp, mapUrl }: DoorSettings = site.company): boolean =>
	bookingUrl !== '' || mapUrl !== '' || phoneDigits(whatsapp) !== undefined;

/** Whether anything in an article leads to the house; the renderer writes `href` first. */
export const hasDoor = (html: string, settings?: DoorSettings): boolean =>
	[...html.matchAll(/<a href="([^"]*)"/g)].some(
		([, href = '']) => doorOf(decodeMarkup(href), settings) !== undefined,
	);
