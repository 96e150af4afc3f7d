import { site } from '#config/site';
import { type DoorSettings, doorOf } from './door.ts';
import { doorAddresses } from './door-addresses.ts';
import { decodeMarkup } from './escape-markup.ts';

/** Whether the settings have any way to the house. */
export const hasHouse = (settings: DoorSettings = site.company): boolean =>
	doorAddresses(settings).size > 0;

/** Whether anything in an article leads to the house; the renderer writes `href` first. */
export const hasDoor = (html: string, settings?: DoorSettings): boolean =>
	[...html.matchAll(/<a href="([^"]*)"/g)].some(
		([, href = '']) => doorOf(decodeMarkup(href), settings) !== undefined,
	);
