import { readFlag } from '../read-flag.ts';
import { elsewhere, unfound, whyElsewhere } from '../why-hidden.ts';
import type { WordPressItem } from './read-export.ts';

type Meta = WordPressItem['meta'];

/** In PHP's notation, as an entry of a list or with a value of its own. */
const listed = /(?<![a-z])no_?index(?![a-z]|";(?:[ib]:0|N|s:0:|s:1:"0"))/i;
const canonical = /canonical|^_aioseop_custom_link$/i;
/** By these readers were sent to another page and never saw the text. */
const sentOn = /^(?:_links_to|_yoast_wpseo_redirect|_pprredirect_url|redirect)$/;

/** Each plugin for searches has a field of its own: a flag, or a list of what robots are told. */
function asksNotToBeFound(key: string, value: string): boolean {
	if (/no_?index/i.test(key) || key === '_seopress_robots_index') return readFlag(value) === true;
	return /robots|^slim_seo$/i.test(key) && listed.test(value);
}

function whyLed(key: string, value: string, hosts: readonly string[]): string | undefined {
	if (sentOn.test(key)) return /^(?:https?:\/)?\//i.test(value) ? elsewhere(value) : undefined;
	return canonical.test(key) ? whyElsewhere(value, hosts) : undefined;
}

/** Why a public post was not meant to be found, by the fields of plugins; undefined for one that was. */
export function whyNotToBeFound(meta: Meta, hosts: readonly string[]): string | undefined {
	const fields = [...meta].flatMap(([key, values]) =>
		values.map((value) => [key, value.trim()] as const),
	);
	if (fields.some(([key, value]) => asksNotToBeFound(key, value))) return unfound;
	return fields.map(([key, value]) => whyLed(key, value, hosts)).find(Boolean);
}

/** When PublishPress Future takes a post away, from Unix seconds. */
export function expiryOf(meta: Meta): string | undefined {
	const seconds = Number(meta.get('_expiration-date')?.[0]);
	const status = meta.get('_expiration-date-status')?.[0] ?? 'saved';
	const isSet = seconds > 0 && seconds < 1e11 && status === 'saved';
	return isSet ? new Date(seconds * 1000).toISOString() : undefined;
}
