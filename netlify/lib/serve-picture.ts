import { netlifyPictureStore } from './netlify-picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { emptyReply, pictureHeaders } from './secure-headers.ts';

const address = /^\/images\/([a-f0-9]{64}-[1-9]\d{0,3}\.webp)$/;

/** Serves a stored picture at one of its widths. Its address identifies its content, so it never changes. Uses no database. */
export async function servePicture(
	request: Request,
	_context: unknown,
	given?: { pictures: PictureStore },
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return emptyReply(405, { allow: 'GET, HEAD' });
	}
	const file = address.exec(new URL(request.url).pathname)?.[1];
	if (file === undefined) return emptyReply(404);
	let bytes: Uint8Array<ArrayBuffer> | undefined;
	try {
		bytes = await (given?.pictures ?? netlifyPictureStore()).read(file);
	} catch {
		// Any storage failure means 'try again later' to the browser.
		return emptyReply(503, { 'retry-after': '5' });
	}
	if (!bytes) return emptyReply(404);
	return new Response(request.method === 'HEAD' ? null : bytes, {
		headers: {
			...pictureHeaders,
			'content-type': 'image/webp',
			'content-length': String(bytes.length),
			'cache-control': 'public, max-age=31536000, immutable',
			'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
			// One cache entry for any query string, so that made-up queries cannot wake the function.
			'netlify-vary': 'query=none',
		},
	});
}
