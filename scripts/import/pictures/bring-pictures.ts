import { renderArticle } from '#article/render-article';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import { type StoredImage, saveImage } from '#db/images';
import { listPresentPosts } from '#db/list-present-posts';
import { AppError } from '#domain/app-error';
import { sizedImageUrl } from '#domain/own-image';
import { encodePicture } from '#lib/encode-picture';
import { fileName, type PictureStore } from '#lib/picture-store';
import type { Prepared } from '../to-post.ts';
import { decodeName } from './decode-name.ts';
import { fetchPicture, type PictureFetcherOptions, PictureRefused } from './fetch-picture.ts';

const kinds = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
const address = /https?:\/\/[^\s"'<>()\\]+/g;
/** Of a tag or of Markdown: what stands there is shown as a picture. */
const shown = [
	/<img\b[^>]{0,2000}?\ssrc=["']?([^"'\s>]+)/gi,
	/!\[[^\]]{0,1000}\]\(\s*<?([^\s)>]+)/g,
];

const unescaped = (url: string) => url.replaceAll('&amp;', '&');

function listShown({ post }: Prepared): string[] {
	const inText = shown.flatMap((pattern) =>
		[...post.content.matchAll(pattern)].map(([, url = '']) => url),
	);
	const urls = [...inText, post.image_url ?? ''].filter((url) => /^https?:\/\//i.test(url));
	return [...new Set(urls)];
}

export interface PictureBringer {
	bring: (prepared: Prepared) => Promise<void>;
	/** The library's rows, for the import's own transaction. */
	save: (db: Database) => Promise<void>;
	/** Of this run. */
	counts: { brought: number; left: number };
}

/** Fetches the pictures that posts show from the old blog's own hosts, and sets their new address in the post. */
export function createPictureBringer(
	db: Database,
	store: PictureStore,
	options: PictureFetcherOptions & { now: Date },
): PictureBringer {
	const known = new Map<string, StoredImage | PictureRefused>();
	const counts = { brought: 0, left: 0 };

	async function keep(url: string): Promise<StoredImage> {
		const bytes = await fetchPicture(unescaped(url), options);
		const { hash, width, height, sizes } = await encodePicture(bytes, kinds).catch(
			(error: unknown) => {
				if (error instanceof AppError) throw new PictureRefused(error.message, { cause: error });
				throw error;
			},
		);
		for (const size of sizes) await store.write(fileName(hash, size.width), size.bytes);
		return {
			hash,
			name: decodeName(new URL(url).pathname.split('/').at(-1) ?? '').slice(0, 300) || 'imagem',
			alt: '',
			width,
			height,
			widths: sizes.map((size) => size.width),
			bytes: sizes.reduce((sum, size) => sum + size.bytes.length, 0),
			created_at: options.now.toISOString(),
		};
	}

	async function find(url: string): Promise<StoredImage | PictureRefused> {
		const found = known.get(url);
		if (found) return found;
		const made = await keep(url).catch((error: unknown) => {
			if (error instanceof PictureRefused) return error;
			throw error;
		});
		known.set(url, made);
		if (made instanceof PictureRefused) counts.left += 1;
		else counts.brought += 1;
		return made;
	}

	function place({ post }: Prepared, url: string, image: StoredImage): void {
		const own = paths.picture(image.hash, image.width);
		const sized = sizedImageUrl({ url: own, width: image.width, height: image.height });
		post.content = post.content.replace(address, (each) => (each === url ? sized : each));
		if (post.image_url !== url) return;
		post.image_url = own;
		post.image_width = image.width;
		post.image_height = image.height;
	}

	return {
		counts,
		async bring(prepared) {
			const { post, changes } = prepared;
			if ((await listPresentPosts(db, [post.id])).has(post.id)) return;
			const before = post.content;
			for (const url of listShown(prepared)) {
				const image = await find(url);
				if (image instanceof PictureRefused)
					changes.push(`imagem ficou onde estava: ${url} (${image.message})`);
				else place(prepared, url, image);
			}
			if (post.content !== before)
				post.article = renderArticle(post.content, { title: post.title });
		},
		async save(transaction) {
			for (const image of known.values()) {
				if (!(image instanceof PictureRefused)) await saveImage(transaction, image);
			}
		},
	};
}
