import { renderArticle } from '#article/render-article';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import type { StoredImage } from '#db/pictures/picture-records';
import { findPost, type StoredPost } from '#db/posts/find-post';
import { hadCover } from '#db/posts/post-revisions';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import { takePictureWords, withoutPictureWords } from '#domain/pictures/picture-words';
import { findPictureSpots, isPictureSpot, replaceAddresses } from '#domain/text/address-spots';
import { OutsideRefused } from '#lib/fetch-outside';
import { coverLeftOut, isOwnPicture, isRemote, notHere } from '../post-fields.ts';
import { noteLeftBehind } from '../store-posts.ts';
import type { Prepared } from '../to-post.ts';
import { OldPictureAddresses } from './old-picture-addresses.ts';
import {
	type Brought,
	type Found,
	isWeb,
	type LibraryOptions,
	PictureLibrary,
} from './picture-library.ts';

type Item = Prepared & { source: string };

const urlOf = (image: StoredImage) => paths.picture(image.hash, image.width);
const isBrought = (found: Found): found is Brought =>
	found !== 'untouched' && !(found instanceof OutsideRefused);

function noteLoss({ standsStill, isReduced }: Brought, address: string, changes: string[]): void {
	if (standsStill) changes.push(`imagem animada ficou parada: ${address}`);
	if (isReduced) changes.push(`só há a imagem reduzida: ${address}`);
}

interface Bringing {
	library: PictureLibrary;
	old: OldPictureAddresses;
	/** The old blog's. */
	hosts: readonly string[];
}

/** Only of what the old blog showed: the address of another picture was not known. */
function leadHere({ post, isWithheld }: Item, found: Brought, { library, old }: Bringing): void {
	if (isWithheld || post.scheduled_at !== null) return;
	old.add(found, urlOf(found), (address) => library.isOld(address));
}

/** Updates the note that the cover is missing, now that its file or the reason is known. */
function placeCover({ post, changes }: Item, address: string, found: Found): void {
	const at = changes.indexOf(coverLeftOut(address, notHere));
	if (found instanceof OutsideRefused && at >= 0)
		changes[at] = coverLeftOut(address, found.message);
	if (!isBrought(found)) return;
	if (at >= 0) changes.splice(at, 1);
	noteLoss(found, address, changes);
	post.image_url = urlOf(found);
	post.image_width = found.width;
	post.image_height = found.height;
}

/** Addresses of visible pictures, and then of linked ones: those of which the file is here anyway come. */
function listSpots({ content }: Item['post']) {
	const wanted = findPictureSpots(content).filter(
		({ address }) => !(isOwnPicture(address) || (isRemote(address) && !isWeb(address))),
	);
	const [linked, shown] = [true, false].map((isLinked) =>
		wanted.filter(({ use }) => (use === 'linked') === isLinked).map(({ address }) => address),
	);
	return { shown: new Set(shown), linked: new Set(linked) };
}

async function bringText(item: Item, bringing: Bringing): Promise<void> {
	const { library } = bringing;
	const { post, changes, source } = item;
	const addresses = new Map<string, string>();
	const { shown, linked } = listSpots(post);
	for (const address of new Set([...shown, ...linked])) {
		const bare = withoutPictureWords(address);
		if (!(shown.has(address) || library.hasFile(bare, source))) continue;
		const found = await library.find(bare, source);
		if (found instanceof OutsideRefused)
			changes.push(`imagem ficou onde estava: ${address} (${found.message})`);
		if (!isBrought(found)) continue;
		noteLoss(found, address, changes);
		const brought = sizedImageUrl({ ...found, url: urlOf(found) });
		leadHere(item, found, bringing);
		addresses.set(address, takePictureWords(address, brought));
	}
	if (addresses.size === 0) return;
	post.content = replaceAddresses(post.content, (spot) =>
		isPictureSpot(spot) ? addresses.get(spot.address) : undefined,
	);
	post.article = renderArticle(post.content, { title: post.title });
}

async function bringAll(item: Item, cover: string | null, bringing: Bringing): Promise<void> {
	if (cover && !isOwnPicture(cover)) {
		const found = await bringing.library.find(cover, item.source);
		placeCover(item, cover, found);
		if (isBrought(found)) leadHere(item, found, bringing);
	}
	await bringText(item, bringing);
}

/** A post that is there keeps its words and its cover; only pictures that it was imported without come. */
async function illustrate(item: Item, stored: StoredPost, bringing: Bringing, db: Database) {
	const { id, revision, title, content, article, image_url, image_width, image_height } = stored;
	const before = { title, content, article, image_url, image_width, image_height };
	const isBare = image_url === null && !(await hadCover(db, id));
	const cover = isBare ? (item.localCover ?? item.post.image_url) : image_url;
	const changes = item.changes.filter(
		(change) => isBare && change === coverLeftOut(`${cover}`, notHere),
	);
	const there: Item = { ...item, changes, post: { ...item.post, ...before } };
	await bringAll(there, cover, bringing);
	noteLeftBehind(there, bringing);
	const { post, leftBehind = [], hasOldPictures = false } = there;
	Object.assign(item, { leftBehind, hasOldPictures });
	item.whenPresent = [...(item.whenPresent ?? []), ...changes];
	if (post.content === content && post.image_url === image_url) return;
	const values = {
		title,
		content: post.content,
		article: post.article,
		image_url: post.image_url,
		image_width: post.image_width,
		image_height: post.image_height,
	};
	item.illustrated = { revision, values };
}

/** Imports the pictures that posts show into the library, and updates their addresses in the posts. */
export function createPictureBringer(db: Database, options: LibraryOptions) {
	const { hosts } = options;
	const bringing = { library: new PictureLibrary(options), old: new OldPictureAddresses(), hosts };
	return {
		...bringing,
		async bring(item: Item): Promise<void> {
			const { post, localCover } = item;
			if (post.isExact) return;
			const stored = await findPost(db, post.id);
			if (!stored) await bringAll(item, localCover ?? post.image_url, bringing);
			else if (options.store && !stored.deleted_at) await illustrate(item, stored, bringing, db);
		},
	};
}
