import { isAnimated } from '#domain/pictures/is-animated';
import { netlifyPictureStore, type PictureStore } from './picture-store.ts';
import { emptyReply, pictureHeaders } from './secure-headers.ts';

const address = /^\/images\/([a-f0-9]{64}-[1-9]\d{0,3})(-still)?\.webp$/;

async function firstFrame(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	const { default: sharp } = await import('sharp');
	return Uint8Array.from(await sharp(bytes).keepMetadata().webp().toBuffer());
}

/**
 * Serves a stored picture at one of its widths, or the first frame of one that moves, of which pages learn by its
 * `Server-Timing`. Its address identifies its content, so it never changes. Uses no database.
 */
export async function servePicture(
	request: Request,
	_context: unknown,
	given?: { pictures: PictureStore },
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return emptyReply(405, { allow: 'GET, HEAD' });
	}
	const [, name, still] = address.exec(new URL(request.url).pathname) ?? [];
	if (name === undefined) return emptyReply(404);
	let bytes: Uint8Array<ArrayBuffer> | undefined;
	let moves = false;
	try {
		bytes = await (given?.pictures ?? netlifyPictureStore()).read(`${name}.webp`);
		moves = bytes !== undefined && isAnimated(bytes);
		if (bytes && moves && still) bytes = await firstFrame(bytes);
	} catch {
		// Any storage failure means 'try again later' to the browser.
		return emptyReply(503, { 'retry-after': '5' });
	}
	if (!bytes) return emptyReply(404);
	return new Response(request.method === 'HEAD' ? null : bytes, {
		headers: {
			...pictureHeaders,
			'content-type': 'image/webp',
			...(moves && !still && { 'server-timing': 'moving' }),
			'content-length': String(bytes.length),
			'cache-control': 'public, max-age=31536000, immutable',
			'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
			// One cache entry for any query string, so that made-up queries cannot wake the function.
			'netlify-vary': 'query=none',
		},
	});
}
