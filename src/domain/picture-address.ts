import { limits } from '#config/limits';

/** Of the WHATWG URL parser, which every browser and Node have, what is used here. */
declare const URL: new (
	url: string,
	base?: string,
) => Record<'href' | 'username' | 'password' | 'hostname' | 'pathname' | 'search' | 'hash', string>;

/** Why an address is none that a picture can be shown from; the screens own the words. */
export const pictureFaults = [
	'length',
	/** Neither http(s) nor a path of this site. */
	'scheme',
	'credentials',
	'host',
	'port',
	/** A percent sign that escapes nothing. */
	'percent',
	/** A path of this site at which there is no picture. */
	'missing',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** `url` is as the parser writes it, and with https: a page of this site may show no other. */
export type PictureAddress =
	| { url: string; host: string }
	/** Of this site; `path` is decoded, as a file has it. */
	| { url: string; path: string };

const ownSite = 'https://site.invalid';
const loosePercent = /%(?![\da-f]{2})/i;
/** Names that the parser takes and no name server can have. */
const possibleHost = /^(?=.{1,254}$)(?:[^.]{1,63}\.)*[^.]{1,63}\.?$/;

/** A picture's address as a browser reads it, or why it cannot be shown. Nothing is fetched. */
export function readPictureAddress(text: string): PictureAddress | PictureFault {
	const address = text.trim();
	if (address.length > limits.imageUrl) return 'length';
	return address.startsWith('/') ? readOwn(address) : readRemote(address);
}

/** Why an address is refused where it is typed: what cannot be shown, and what only some servers would take. */
export function findPictureFault(text: string): PictureFault | undefined {
	const read = readPictureAddress(text);
	if (typeof read === 'string') return read;
	return loosePercent.test(text) ? 'percent' : undefined;
}

/** What this site can show of its own. */
export interface OwnPictures {
	/** The pictures among its files, as `/covers/mesa.svg`. */
	files: ReadonlySet<string>;
	/** The widths at which a picture is stored, by its hash. */
	widths: ReadonlyMap<string, readonly number[]>;
}

const stored = /^\/images\/([a-f0-9]{64})-(\d{1,4})\.webp$/;
/** Drawn or sent on by functions: only an answer would tell. */
const answered = /^\/(?:og|api|\.netlify)\//;

/** The hash of the stored picture that an address of this site names. */
export function storedHash(text: string): string | undefined {
	const read = readPictureAddress(text);
	return typeof read === 'object' && 'path' in read ? stored.exec(read.path)?.[1] : undefined;
}

/** Is this the address of a picture of this site's own that is not there? */
export function isMissingPicture(text: string, own: OwnPictures): boolean {
	const read = readPictureAddress(text);
	if (typeof read === 'string' || !('path' in read) || answered.test(read.path)) return false;
	const [, hash, width] = stored.exec(read.path) ?? [];
	if (hash !== undefined) return !own.widths.get(hash)?.includes(Number(width));
	return !own.files.has(read.path);
}

function parse(address: string, base?: string) {
	try {
		return new URL(address, base);
	} catch {
		// The parser has no other way to say no that every browser knows.
		return undefined;
	}
}

function readOwn(address: string): PictureAddress | PictureFault {
	const parsed = parse(address, ownSite);
	// `//host/x` and `/\host/x` lead to another site, and `/.//host/x` would once it is written out.
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
	const parsed = parse(address);
	if (!parsed) return hasImpossiblePort(address) ? 'port' : 'host';
	if (parsed.username !== '' || parsed.password !== '') return 'credentials';
	const host = parsed.hostname;
	if (!possibleHost.test(host)) return 'host';
	return { url: parsed.href.replace(/^http:/, 'https:'), host };
}

/** Does the address stand once its port is taken away? */
function hasImpossiblePort(address: string): boolean {
	const portless = address.replace(/^([^/?#]*\/*[^/?#]*):[^/?#:\]]*/, '$1');
	return portless !== address && parse(portless) !== undefined;
}
