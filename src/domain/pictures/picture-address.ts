import { limits } from '#config/limits';
import { parseUrl } from '../names/parse-url.ts';

/** Why no picture can be shown from an address; the screens have the texts. */
export const pictureFaults = [
	'length',
	/** Neither http(s) nor a path on this site. */
	'scheme',
	'credentials',
	'host',
	'port',
	/** A percent sign that does not start an escape. */
	'percent',
	/** A path on this site without a picture. */
	'missing',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** `url` is normalised and uses https, because pages of this site may not show other pictures. */
type PictureAddress =
	| { url: string; host: string }
	/** On this site; `path` is decoded, like a file name. */
	| { url: string; path: string };

const ownSite = 'https://site.invalid';
const loosePercent = /%(?![\da-f]{2})/i;
/** Host names that the parser accepts but DNS does not allow. */
const possibleHost = /^(?=.{1,254}$)(?:[^.]{1,63}\.)*[^.]{1,63}\.?$/;

/** Parses a picture's address as a browser does, or returns why it cannot be shown. Makes no request. */
export function readPictureAddress(text: string): PictureAddress | PictureFault {
	const address = text.trim();
	if (address.length > limits.imageUrl) return 'length';
	return address.startsWith('/') ? readOwn(address) : readRemote(address);
}

/** Why the editor's input is rejected: addresses that cannot be shown, and ones that only some servers would accept. */
export function findPictureFault(text: string): PictureFault | undefined {
	const read = readPictureAddress(text);
	if (typeof read === 'string') return read;
	return loosePercent.test(text) ? 'percent' : undefined;
}

/** The pictures on this site. */
export interface OwnPictures {
	/** Pictures among the site's files, such as `/covers/mesa.svg`. */
	files: ReadonlySet<string>;
	/** The stored widths of each picture, by hash. */
	widths: ReadonlyMap<string, readonly number[]>;
}

/** Also by their hashes those that a model made. */
export interface KnownPictures extends OwnPictures {
	generated: ReadonlySet<string>;
}

const stored = /^\/images\/([a-f0-9]{64})-(\d{1,4})\.webp$/;
/** Drawn or forwarded by functions: only a request would tell whether they exist. */
const answered = /^\/(?:og|api|\.netlify)\//;

/** The hash of the stored picture that an address on this site names. */
export function storedHash(text: string): string | undefined {
	const read = readPictureAddress(text);
	return typeof read === 'object' && 'path' in read ? stored.exec(read.path)?.[1] : undefined;
}

/** Why readers would see no picture at this address, as far as the site can tell without a request. */
export function findShownFault(text: string, own: OwnPictures): PictureFault | undefined {
	const read = readPictureAddress(text);
	if (typeof read === 'string') return read;
	if (!('path' in read) || answered.test(read.path)) return undefined;
	const [, hash, width] = stored.exec(read.path) ?? [];
	const isThere = hash ? own.widths.get(hash)?.includes(Number(width)) : own.files.has(read.path);
	return isThere ? undefined : 'missing';
}

function readOwn(address: string): PictureAddress | PictureFault {
	const parsed = parseUrl(address, ownSite);
	// `//host/x` and `/\host/x` lead to another site, and `/.//host/x` would once it is normalised.
	if (parsed?.hostname !== 'site.invalid' || parsed.pathname.startsWith('//')) return 'scheme';
	const { pathname, search, hash } = parsed;
	try {
		return { url: pathname + search + hash, path: decodeURIComponent(pathname) };
	} catch {
		return 'percent';
	}
}

function readRemote(address: string): PictureAddress | PictureFault {
	if (!/^https?:/i.test(address)) return 'scheme';
	const parsed = parseUrl(address);
	if (!parsed) return hasImpossiblePort(address) ? 'port' : 'host';
	if (parsed.username !== '' || parsed.password !== '') return 'credentials';
	const host = parsed.hostname;
	if (!possibleHost.test(host)) return 'host';
	return { url: parsed.href.replace(/^http:/, 'https:'), host };
}

/** Whether the address becomes valid without its port. */
function hasImpossiblePort(address: string): boolean {
	const portless = address.replace(/^([^/?#]*(?:\/+[^/?#]*)?):[^/?#:\]]*/, '$1');
	return portless !== address && parseUrl(portless) !== undefined;
}

/**
 * The address that a picture is shown from, or null when an icon replaces it. Accepts https addresses without
 * credentials, except on ignored hosts and their subdomains, and paths on this site. Makes no request.
 */
export function usableImageUrl(
	url: string | null | undefined,
	ignoredHosts: readonly string[] = [],
): string | null {
	const read = url ? readPictureAddress(url) : 'missing';
	if (typeof read === 'string') return null;
	if (!('host' in read)) return read.url;
	return ignoredHosts.some((ignored) => isWithinHost(read.host, ignored)) ? null : read.url;
}

function isWithinHost(host: string, parent: string): boolean {
	const read = readPictureAddress(`https://${parent.trim()}/`);
	if (typeof read === 'string' || !('host' in read)) return false;
	const [inner, outer] = [host, read.host].map((name) => name.replace(/\.$/, ''));
	return inner === outer || Boolean(inner?.endsWith(`.${outer}`));
}
