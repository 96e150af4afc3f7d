import { pictureFaultTexts } from '#contract/picture-fault-texts';
import type { Database } from '#db/client';
import { saveImage } from '#db/pictures/picture-records';
import { decodeName } from '#domain/names/decode-name';
import { findPictureFault } from '#domain/pictures/picture-address';
import { OutsideRefused } from '#lib/fetch-outside';
import type { PictureStore } from '#lib/picture-store';
import type { ImportSource, LocalPicture } from '../import-item.ts';
import { isRemote, notHere } from '../post-fields.ts';
import { fetchPicture, type PictureFetcherOptions } from './fetch-picture.ts';
import { type KeptPicture, keepPicture } from './keep-picture.ts';

export interface PictureCounts {
	/** How many files were added to the library. */
	brought: number;
	/** Addresses that stayed unchanged, because pictures were not imported or could not be. */
	left: number;
	/** Those of them that pointed to the old site's own files, and are broken now. */
	missing: number;
	/** Files of the folder that come when the import is repeated with its pictures. */
	waiting: number;
}

export interface LibraryOptions extends PictureFetcherOptions {
	now: Date;
	/** Without it no pictures are imported, but broken addresses are still reported. */
	store: PictureStore | undefined;
	findPicture: ImportSource['findPicture'];
	/** Called after each picture that was read. */
	onPicture?: (counts: PictureCounts) => void;
}

const waits = 'está na pasta: repita com --pictures';

/** The result for an address; other sites' pictures stay untouched when none are imported. */
export type Found = KeptPicture | OutsideRefused | 'untouched';

export const isWeb = (address: string) => /^(?:https?:)?\/\//i.test(address);

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** The pictures of one import: each is read once, from the delivered folder or the old blog's hosts. */
export class PictureLibrary {
	readonly counts: PictureCounts = { brought: 0, left: 0, missing: 0, waiting: 0 };
	readonly #known = new Map<string, Found>();
	readonly #options: LibraryOptions;

	constructor(options: LibraryOptions) {
		this.#options = options;
	}

	findLocal(address: string, source: string): LocalPicture | undefined {
		const { findPicture, hosts } = this.#options;
		if (!isRemote(address)) return findPicture?.(address, source);
		const url = URL.parse(address, 'https://x');
		return url && hosts.includes(url.hostname) ? findPicture?.(url.pathname, source) : undefined;
	}

	async find(address: string, source: string): Promise<Found> {
		const local = this.findLocal(address, source);
		const key = local?.name ?? (isWeb(address) ? address : `${source}\n${address}`);
		const known = this.#known.get(key);
		if (known) return known;
		const found = await this.#read(address, local).catch((error: unknown) => {
			if (error instanceof OutsideRefused) return error;
			throw error;
		});
		this.#known.set(key, found);
		this.#count(found, isWeb(address));
		if (this.#options.store) this.#options.onPicture?.(this.counts);
		return found;
	}

	/** The library's rows, for the import's own transaction. */
	async save(transaction: Database): Promise<void> {
		for (const found of this.#known.values()) {
			if (typeof found === 'object' && !(found instanceof OutsideRefused)) {
				const { standsStill: _, ...image } = found;
				await saveImage(transaction, image);
			}
		}
	}

	#count(found: Found, isOfWeb: boolean): void {
		if (found === 'untouched') return;
		if (!(found instanceof OutsideRefused)) this.counts.brought += 1;
		else {
			this.counts.left += 1;
			if (found.message === waits) this.counts.waiting += 1;
			else if (!isOfWeb) this.counts.missing += 1;
		}
	}

	async #read(address: string, local: LocalPicture | undefined): Promise<Found> {
		const { store, now } = this.#options;
		if (isWeb(address) && !(local && store))
			return this.#readWeb(address.replace(/^\/\//, 'https://'));
		if (!local) throw new OutsideRefused(notHere);
		if (!store) throw new OutsideRefused(waits);
		return keepPicture(await local.read(), lastPart(local.name), store, now);
	}

	async #readWeb(address: string): Promise<Found> {
		const { store, now } = this.#options;
		if (!store) {
			const fault = findPictureFault(address);
			if (fault) throw new OutsideRefused(pictureFaultTexts[fault]);
			return 'untouched';
		}
		const url = address.replaceAll('&amp;', '&');
		const bytes = await fetchPicture(url, this.#options);
		return keepPicture(bytes, decodeName(lastPart(new URL(url).pathname)), store, now);
	}
}
