import { renderArticle } from '#article/render-article';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import type { StoredImage } from '#db/pictures/images';
import { listPresentPosts } from '#db/posts/list-present-posts';
import { replaceAddresses } from '#domain/address-spots';
import { sizedImageUrl } from '#domain/own-image';
import { findPictureSpots, isPictureSpot } from '#domain/picture-spots';
import { takePictureWords, withoutPictureWords } from '#domain/picture-words';
import { OutsideRefused } from '#lib/fetch-outside';
import { coverLeftOut, isOwnPicture, isRemote, notHere } from '../post-fields.ts';
import type { Prepared } from '../to-post.ts';
import type { KeptPicture } from './keep-picture.ts';
import { type Found, isWeb, type LibraryOptions, PictureLibrary } from './picture-library.ts';

type Item = Prepared & { source: string };

const urlOf = (image: StoredImage) => paths.picture(image.hash, image.width);
const isBrought = (found: Found): found is KeptPicture =>
	found !== 'untouched' && !(found instanceof OutsideRefused);

const stillNote = (address: string) => `imagem animada ficou parada: ${address}`;

/** Updates the note that the cover is missing, now that its file or the reason is known. */
function placeCover({ post, changes }: Item, address: string, found: Found): void {
	const at = changes.indexOf(coverLeftOut(address, notHere));
	if (found instanceof OutsideRefused && at >= 0)
		changes[at] = coverLeftOut(address, found.message);
	if (!isBrought(found)) return;
	if (at >= 0) changes.splice(at, 1);
	if (found.standsStill) changes.push(stillNote(address));
	post.image_url = urlOf(found);
	post.image_width = found.width;
	post.image_height = found.height;
}

/** Addresses of visible pictures, and of linked ones whose file was delivered with the text. */
function listAddresses({ post, source }: Item, library: PictureLibrary): string[] {
	const wanted = findPictureSpots(post.content).filter(({ address, use }) => {
		if (isOwnPicture(address) || (isRemote(address) && !isWeb(address))) return false;
		return (
			use !== 'linked' || library.findLocal(withoutPictureWords(address), source) !== undefined
		);
	});
	return [...new Set(wanted.map(({ address }) => address))];
}

async function bringText(item: Item, library: PictureLibrary): Promise<void> {
	const { post, changes, source } = item;
	const addresses = new Map<string, string>();
	for (const address of listAddresses(item, library)) {
		const found = await library.find(withoutPictureWords(address), source);
		if (found instanceof OutsideRefused)
			changes.push(`imagem ficou onde estava: ${address} (${found.message})`);
		if (!isBrought(found)) continue;
		if (found.standsStill) changes.push(stillNote(address));
		const brought = sizedImageUrl({ ...found, url: urlOf(found) });
		addresses.set(address, takePictureWords(address, brought));
	}
	if (addresses.size === 0) return;
	post.content = replaceAddresses(post.content, (spot) =>
		isPictureSpot(spot) ? addresses.get(spot.address) : undefined,
	);
	post.article = renderArticle(post.content, { title: post.title });
}

/** Imports the pictures that posts show into the library, and updates their addresses in the posts. */
export function createPictureBringer(db: Database, options: LibraryOptions) {
	const library = new PictureLibrary(options);
	return {
		library,
		async bring(item: Item): Promise<void> {
			const { post, localCover, source } = item;
			if (post.isExact || (await listPresentPosts(db, [post.id])).has(post.id)) return;
			const cover = localCover ?? post.image_url;
			if (cover && !isOwnPicture(cover)) {
				placeCover(item, cover, await library.find(cover, source));
			}
			await bringText(item, library);
		},
	};
}
