import { readOwnImage } from '#domain/pictures/own-picture';
import { readPictureAddress } from '#domain/pictures/picture-address';
import { cutLetters } from '#domain/text/cut-text';
import { emoji } from './clean-paste.ts';
import { missingSign, pictureSign } from './picture-slots.ts';

const kinds = { pngblip: 'png', jpegblip: 'jpeg' } as const;

/** Word writes a picture that is not in a file only as a drawing. */
function showDrawnPictures(body: HTMLElement): void {
	for (const drawing of body.querySelectorAll('v\\:imagedata')) {
		const picture = drawing.ownerDocument.createElement('img');
		picture.setAttribute('src', drawing.getAttribute('src') ?? '');
		drawing.before(picture);
	}
}

function readHex(text: string): Uint8Array<ArrayBuffer> {
	const hex = text.replace(/\s+/g, '');
	const bytes = new Uint8Array(hex.length >> 1);
	for (let at = 0; at < bytes.length; at += 1)
		bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
	return bytes;
}

function readPicture(group: string): Blob | undefined {
	const kind = /\\(pngblip|jpegblip)\b/.exec(group)?.[1] as keyof typeof kinds | undefined;
	// The only other hexadecimal number is the picture's id, which is shorter.
	const start = group.search(/[\da-f\s]{100}/i);
	if (!kind || start < 0) return undefined;
	const end = group.indexOf('}', start);
	const bytes = readHex(group.slice(start, end < 0 ? undefined : end));
	return new Blob([bytes], { type: `image/${kinds[kind]}` });
}

/**
 * The pictures of an RTF document, for as many places in its HTML. In order, so none when there are more or fewer: they
 * would be exchanged.
 */
function readRtfPictures(rtf: string, count: number): (Blob | undefined)[] {
	const [, ...groups] = rtf.replaceAll(/\{\\nonshppict\s*\{\\pict/g, '{\\other').split('{\\pict');
	const all = groups.map(readPicture);
	const shown = all.filter((picture) => picture !== undefined);
	return [all, shown].find(({ length }) => length === count) ?? [];
}

/** A picture whose bytes came along. */
interface PastedPicture {
	file: File;
	alt: string;
	title: string;
}
export interface PastedPictures {
	held: PastedPicture[];
	missing: Missing[];
}
/** Why a picture did not come: it is on another computer's disk, or the program kept it to itself. */
type Missing = 'disk' | 'program';

const data = /^data:(image\/[\w.+-]+)(?:;[\w=-]+)*?(;base64)?,/i;
/** In a mail, Gmail's copy of a picture names the original behind a number sign. */
const proxied = /^https:\/\/[\w-]+\.googleusercontent\.com\/[^#]*#(https?:.+)$/;
/** Characters; pages use shorter ones to keep a place free. */
const leastData = 100;

function readData(address: string): Blob | undefined {
	const [head, type = '', isBase64] = data.exec(address) ?? [];
	if (!head) return undefined;
	const body = decodeURIComponent(address.slice(head.length));
	const text = isBase64 ? atob(body.replace(/\s/g, '')) : body;
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
	return new Blob([bytes], { type });
}

function tryToReadData(address: string): Blob | undefined {
	try {
		return readData(address);
	} catch {
		return undefined; // Cut off by the program: the picture is not there.
	}
}

/** The picture's own address; a page that loads its pictures late has it in another attribute. */
function addressOf(picture: Element): string {
	const source = picture.getAttribute('src') ?? '';
	const late = picture.getAttribute('data-src') ?? picture.getAttribute('data-lazy-src') ?? '';
	const address = /^https?:/.test(late) ? late : source;
	return proxied.exec(address)?.[1] ?? address;
}

/** On this site only the path is kept, and any other address is written as readers can open it. */
function webAddress(address: string): string | undefined {
	const read = readPictureAddress(address);
	if (typeof read === 'string') return undefined;
	const { origin, pathname, hash } = new URL(read.url, location.origin);
	return origin === location.origin ? pathname + hash : read.url;
}

/** A text has the size of a picture of the blog in its address. */
function withSize(address: string, picture: Element): string {
	const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
	const own = readOwnImage(address);
	return own && !own.height && width && height ? `${address}#${width}x${height}` : address;
}

function nameOf(address: string, alt: string, { type }: Blob): string {
	const own = /^file:/.test(address) ? address.split(/[\\/]/).at(-1) : undefined;
	return (
		own || `${cutLetters(alt.trim(), 60) || 'imagem colada'}.${type.replace(/^image\/|\+.*/g, '')}`
	);
}

/** A caption without links becomes the picture's own. */
function takeCaption(picture: Element): string {
	const figure = picture.closest('figure');
	const caption = figure?.querySelector('figcaption');
	const own = picture.getAttribute('title') ?? '';
	if (!caption || caption.querySelector('a') || figure?.querySelectorAll('img').length !== 1)
		return own;
	caption.remove();
	return (caption.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Puts a sign where the picture stood; a link around nothing else goes too. */
function replaceBySign(picture: Element, sign: string): void {
	const link = picture.closest('a');
	const isAlone =
		link && (link.textContent ?? '').trim() === '' && !link.querySelector('img ~ img');
	(isAlone ? link : picture).replaceWith(sign);
}

const isLocal = (address: string) => /^file:/i.test(address);

/** Pages keep a place free with a picture too small to be one. */
const isSpacer = (address: string) =>
	address === '' || (data.test(address) && address.length < leastData);

/** Takes out the pictures that are no addresses on the web, and leaves a sign for each. */
export function takePictures(body: HTMLElement, rtf: string): PastedPictures {
	showDrawnPictures(body);
	const pictures = [...body.querySelectorAll('img')].filter(({ alt }) => !emoji.test(alt));
	const fromRtf = readRtfPictures(rtf, pictures.length);
	const held: PastedPicture[] = [];
	const missing: Missing[] = [];
	for (const [at, picture] of pictures.entries()) {
		const address = addressOf(picture);
		const [alt, title] = [picture.alt, takeCaption(picture)];
		if (title) picture.setAttribute('title', title);
		const web = /^(?:https?:|\/(?!\/))/i.test(address) ? webAddress(address) : undefined;
		const blob = isLocal(address) ? fromRtf[at] : tryToReadData(address);
		if (web) picture.setAttribute('src', withSize(web, picture));
		else if (isSpacer(address)) picture.remove();
		else if (blob) {
			const file = new File([blob], nameOf(address, alt, blob), { type: blob.type });
			held.push({ file, alt, title });
			replaceBySign(picture, pictureSign);
		} else {
			missing.push(isLocal(address) ? 'disk' : 'program');
			replaceBySign(picture, missingSign);
		}
	}
	return { held, missing };
}
