import { paths } from '#config/paths';
import { parseUrl } from '#domain/names/parse-url';
import { findAddressSpots } from '#domain/text/address-spots';
import { maskCode } from '#domain/text/mask-code';
import { findTarget, isPreview, isPrivatePlace } from './private-pages.ts';

/** What a link names, with the offset of the first that does. */
interface Named {
	name: string;
	at: number;
}

/** An address without a link's marks is one all the same. */
const bare = /(?:https?:\/\/(?:\[[\da-f:]+\])?|www\.)[^\s<>()\]"']*/gi;

function listAddresses(content: string): Named[] {
	const spots = findAddressSpots(content).map(({ address, start }) => ({
		name: address,
		at: start,
	}));
	const loose = [...maskCode(content).matchAll(bare)].map(({ 0: address, index }) => ({
		name: address.replace(/^www\./i, 'https://$&').replace(/(?<![.,;:!?*_~])[.,;:!?*_~]+$/, ''),
		at: index,
	}));
	return [...spots, ...loose].sort((one, other) => one.at - other.at);
}

/** The first of each name. */
function firstOf(all: readonly Named[], nameOf: (name: string) => string | undefined): Named[] {
	const found = new Map<string, number>();
	for (const { name: written, at } of all) {
		const name = nameOf(written);
		if (name !== undefined && !found.has(name)) found.set(name, at);
	}
	return [...found].map(([name, at]) => ({ name, at }));
}

const isUnder = (pathname: string, folder: string) => `${pathname}/`.startsWith(`${folder}/`);

/** Where an address leads that may open for nobody but its writer, as a person names it. */
function placeOf(address: string, origin: string): string | undefined {
	const url = parseUrl(address, origin);
	if (!url) return undefined;
	const { pathname, hostname, port, protocol } = url;
	const ledOn = findTarget(url);
	if (ledOn) return placeOf(ledOn, origin);
	if (url.origin === origin && (isUnder(pathname, paths.admin.home) || isPreview(url)))
		return pathname;
	// What is written from the root is of this blog, wherever that runs.
	if (!/^(?:[a-z]+:|\/\/)/i.test(address) || !isPrivatePlace(url)) return undefined;
	if (protocol === 'file:') return pathname;
	return port === '' ? hostname : `${hostname}:${port}`;
}

/** A text's links to what is perhaps for its writer alone; `origin` is the blog's, where the desk is. */
export const findPrivateLinks = (
	content: string,
	origin: string = globalThis.location?.origin ?? 'https://blog.invalid',
): Named[] => firstOf(listAddresses(content), (address) => placeOf(address, origin));

/** People's addresses that a text's links give to every reader, while its words do not say them. */
export function findHiddenMails(content: string): Named[] {
	const words = content.replace(/mailto:[^\s)>"']*/gi, '').toLowerCase();
	return firstOf(listAddresses(content), (address) => {
		const [, mail] = /^mailto:([^?]+@[^?]+)/i.exec(address) ?? [];
		return mail !== undefined && !words.includes(mail.toLowerCase()) ? mail : undefined;
	});
}
