import { lostLink } from '../settle-links.ts';
import { isWithinLink, type Spot } from './hide.ts';
import { isPicture } from './shown-text.ts';

/** What stands for a tag within an address or an attribute, where nothing can be hidden; undefined for nothing. */
export function inAddress(spot: Spot, given: Record<string, string>): string | undefined {
	const [, , literal] = /^\{\{-?\s*(["'])(.+?)\1/.exec(spot[0]) ?? [];
	if (literal) return literal.replace(/^(?![a-z][a-z+.-]*:|[/#?])/i, '/');
	const picture = Object.values(given).find(isPicture);
	return picture ?? (isWithinLink(spot) ? lostLink(spot[0]) : undefined);
}
