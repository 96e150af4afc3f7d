import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible =
	/^(?:text\/|image\/svg|application\/(?:json|javascript|xml|rss|manifest|ld\+json|.*\+(?:json|xml)))/;
/** Smaller bodies would save less than the headers cost. */
const smallestBytes = 700;
const keptBytes = 64 * 1024 * 1024;

const compressors = {
	br: (body: Buffer) =>
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
	gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compressors;

export const makeEtag = (body: Buffer) =>
	`W/"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`;

/** The best encoding allowed by an Accept-Encoding header. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
	const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
	const isOffered = (name: string) =>
		offers.some(
			(offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(?:\.0*)?$/.test(offer),
		);
	return isOffered('br') ? 'br' : isOffered('gzip') ? 'gzip' : undefined;
}

const kept = new Map<string, Buffer>();
let keptSize = 0;

function keep(key: string, body: Buffer): void {
	kept.set(key, body);
	keptSize += body.length;
	for (const [oldest, { length }] of kept) {
		if (keptSize <= keptBytes) break;
		kept.delete(oldest);
		keptSize -= length;
	}
}

/** `body` in `encoding`; the result is cached for bodies with an ETag. */
export async function compress(
	body: Buffer,
	encoding: Encoding,
	etag: string | undefined,
): Promise<Buffer> {
	const key = `${encoding} ${etag}`;
	const found = etag && kept.get(key);
	if (found) return found;
	const compressed = await compressors[encoding](body);
	if (etag) keep(key, compressed);
	return compressed;
}

export const isCompressible = (contentType: string | null, body: Buffer) =>
	body.length >= smallestBytes && compressible.test(contentType ?? '');
