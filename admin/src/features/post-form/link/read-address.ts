import { parseUrl } from '#domain/names/parse-url';

/** A typed or pasted address, judged by its form alone, without any request. */
export interface ReadAddress {
	/** The address to insert. */
	address: string;
	/** The host, or its equivalent for other kinds. */
	name: string;
	kind: 'site' | 'own' | 'mail' | 'phone' | 'section';
}

const hostLike = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?:[/?#:]\S*)?$/i;
const mailLike = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,24}$/i;

/** Whether the text looks like an address, valid or not. */
export const isAddressLike = (text: string): boolean =>
	/^(?:https?:|mailto:|tel:|\/|#|www\.)/i.test(text) || hostLike.test(text) || mailLike.test(text);

function completed(text: string): string {
	if (mailLike.test(text)) return `mailto:${text}`;
	return hostLike.test(text) ? `https://${text}` : text;
}

/** Parses an address; undefined when browsers cannot open it. `ownHost` is this site's host. */
export function readAddress(typed: string, ownHost: string): ReadAddress | undefined {
	const text = completed(typed.trim());
	if (/^#./.test(text)) return { address: text, name: text, kind: 'section' };
	const url = parseUrl(text, `https://${ownHost}`);
	if (!url || /\s/.test(text)) return undefined;
	const { protocol, hostname, pathname, search, hash } = url;
	const rest = pathname + search + hash;
	if (protocol === 'mailto:' || protocol === 'tel:') {
		if (pathname === '') return undefined;
		const kind = protocol === 'tel:' ? 'phone' : 'mail';
		return { address: url.href, name: decodeName(pathname), kind };
	}
	if (protocol !== 'https:' && protocol !== 'http:') return undefined;
	const isOwn =
		hostname.replace(/^www\./, '') === ownHost.replace(/^www\./, '').replace(/:\d+$/, '');
	if (isOwn) return rest.startsWith('//') ? undefined : { address: rest, name: rest, kind: 'own' };
	if (!hostname.includes('.')) return undefined;
	return { address: url.href, name: hostname.replace(/^www\./, ''), kind: 'site' };
}

function decodeName(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
