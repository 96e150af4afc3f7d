import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { paths } from '#config/paths';
import type { Image } from '#contract/images';
import { pictureWidths } from '#domain/pictures/own-picture';

interface Stored {
	image: Image;
	bytes: Buffer<ArrayBuffer>;
	type: string;
}

/** A library that only lasts as long as the page; it gives every size of a picture as it was sent. */
function openLibrary() {
	const stored = new Map<string, Stored>();
	return {
		find: (hash: string) => stored.get(hash),
		search: (words: string) =>
			[...stored.values()].flatMap(({ image }) =>
				`${image.name} ${image.alt}`.includes(words) ? image : [],
			),
		async take(name: string, bytes: Buffer<ArrayBuffer>): Promise<Image> {
			const { width = 0, height = 0, format } = await sharp(bytes).metadata();
			const hash = createHash('sha256').update(bytes).digest('hex');
			const widths = pictureWidths(width);
			const largest = widths.at(-1) ?? width;
			const image = {
				hash,
				name,
				alt: '',
				width: largest,
				height: Math.round((largest * height) / width),
				url: paths.picture(hash, largest),
				widths,
				bytes: bytes.length,
				origin: null,
				created_at: new Date().toISOString(),
			};
			stored.set(hash, { image, bytes, type: `image/${format}` });
			return image;
		},
	};
}

const succeed = (reply: object = {}) => Response.json({ success: true, ...reply });

/** Stands for the blog: keeps pictures, and knows no post and no video. */
export function answerCalls(): (request: Request) => Promise<Response | undefined> {
	const library = openLibrary();
	const calls: Record<string, (input: Record<string, string>) => Promise<Response>> = {
		'upload-image': async ({ name = '', data_base64 = '' }) =>
			succeed({ image: await library.take(name, Buffer.from(data_base64, 'base64')) }),
		images: async ({ action, q = '', hash = '', alt = '' }) => {
			const found = library.search(q);
			if (action === 'list') return succeed({ images: found, total: found.length });
			const described = library.find(hash)?.image;
			if (described) described.alt = alt;
			return succeed({ image: described });
		},
		'linked-posts': async () => succeed({ posts: [], nearest: null }),
		videos: async () => succeed({ videos: [] }),
	};
	return async (request) => {
		const [, room, name = ''] = new URL(request.url).pathname.split('/');
		if (room === 'api') {
			const call = calls[name];
			return call ? call(await request.json()) : new Response(null, { status: 404 });
		}
		if (room !== 'images') return undefined;
		const picture = library.find(name.slice(0, 64));
		if (!picture) return new Response(null, { status: 404 });
		return new Response(picture.bytes, { headers: { 'content-type': picture.type } });
	};
}
