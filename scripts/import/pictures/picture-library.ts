import { pictureFaultTexts } from '#contract/picture-fault-texts';
import type { Database } from '#db/client';
import { saveImage } from '#db/pictures/picture-records';
import { decodeName } from '#domain/names/decode-name';
import { findPictureFault } from '#domain/pictures/picture-address';
import { OutsideRefused } from '#lib/fetch-outside';
import type { PictureStore } from '#lib/picture-store';
import type { ImportSource, LocalPicture } from '../import-item.ts';
import { isSameHost } from '../old-location.ts';
import { isRemote, notHere } from '../post-fields.ts';
import { fetchPicture, type PictureFetcherOptions } from './fetch-picture.ts';
import { isCopyOf, listFuller } from './full-picture.ts';
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
	findFull?: ImportSource['findFull'];
	/** Called after each picture that was read. */
	onPicture?: (counts: PictureCounts) => void;
}

const waits = 'está na pasta: repita com --pictures';

/** A picture of the old blog that is here now. */
export interface Brought extends KeptPicture {
	/** The full one was not to be had. */
	isReduced: boolean;
	/** Where it was: as the text shows it, and as it was found. */
	addresses: string[];
}

/** The result for an address; other sites' pictures stay untouched when none are imported. */
export type Found = Brought | OutsideRefused | 'untouched';
type Read = KeptPicture | OutsideRefused | 'untouched';

export const isWeb = (address: string) => /^(?:https?:)?\/\//i.test(address);
const isKept = (read: Read | undefined): read is KeptPicture =>
	typeof read === 'object' && !(read instanceof OutsideRefused);
const isWaiting = (read: Read) => read instanceof OutsideRefused && read.message === waits;

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** The pictures of one import: each is read once, from the delivered folder or the old blog's hosts. */
export class PictureLibrary {
	readonly counts: PictureCounts = { brought: 0, left: 0, missing: 0, waiting: 0 };
	readonly #known = new Map<string, Read>();
	/** Pictures that are shown, and addresses without one. */
	readonly #counted = new Set<Read | string>();
	readonly #options: LibraryOptions;

	constructor(options: LibraryOptions) {
		this.#options = options;
	}

	#findLocal(address: string, source: string): LocalPicture | undefined {
		const { findPicture } = this.#options;
		if (!isRemote(address)) return findPicture?.(address, source);
		const url = this.isOld(address) ? URL.parse(address, 'https://x') : null;
		return url ? findPicture?.(url.pathname, source) : undefined;
	}

	/** Whether an address in the web is one of the old blog's. */
	isOld(address: string): boolean {
		const url = URL.parse(address, 'https://x');
		return url !== null && this.#options.hosts.some((host) => isSameHost(host, url.hostname));
	}

	/** Whether the picture at this address came with the articles, or was read for another address. */
	hasFile(address: string, source: string): boolean {
		const isRead = isKept(this.#known.get(this.#keyOf(address, source)));
		return isRead || this.#findLocal(address, source) !== undefined;
	}

	async find(address: string, source: string): Promise<Found> {
		const said = this.#options.findFull?.(address);
		const fuller =
			said === undefined ? listFuller(address) : [said].filter((one) => one !== address);
		for (const full of fuller) {
			const read = await this.#readOnce(full, source);
			const isIt = isKept(read) && (said !== undefined || isCopyOf(address, read.full));
			if (isIt || isWaiting(read)) return this.#take(read, full, address, source);
		}
		const read = await this.#readOnce(address, source);
		const found = this.#take(read, address, address, source);
		return isKept(found) ? { ...found, isReduced: fuller.length > 0 } : found;
	}

	/** The library's rows, for the import's own transaction. */
	async save(transaction: Database): Promise<void> {
		for (const read of this.#counted) {
			if (typeof read === 'string' || !isKept(read)) continue;
			const { standsStill: _, full: __, ...image } = read;
			await saveImage(transaction, image);
		}
	}

	#keyOf(address: string, source: string): string {
		const local = this.#findLocal(address, source);
		return local?.name ?? (isWeb(address) ? address : `${source}\n${address}`);
	}

	async #readOnce(address: string, source: string): Promise<Read> {
		const key = this.#keyOf(address, source);
		const known = this.#known.get(key);
		if (known) return known;
		const read = await this.#read(address, this.#findLocal(address, source)).catch(
			(error: unknown) => {
				if (error instanceof OutsideRefused) return error;
				throw error;
			},
		);
		this.#known.set(key, read);
		return read;
	}

	#take(read: Read, at: string, address: string, source: string): Found {
		const counted = isKept(read) ? read : this.#keyOf(address, source);
		if (!this.#counted.has(counted)) {
			this.#counted.add(counted);
			this.#count(read, isWeb(address));
			if (this.#options.store) this.#options.onPicture?.(this.counts);
		}
		return isKept(read) ? { ...read, isReduced: false, addresses: [address, at] } : read;
	}

	#count(found: Read, isOfWeb: boolean): void {
		if (found === 'untouched') return;
		if (!(found instanceof OutsideRefused)) this.counts.brought += 1;
		else {
			this.counts.left += 1;
			if (found.message === waits) this.counts.waiting += 1;
			else if (!isOfWeb) this.counts.missing += 1;
		}
	}

	async #read(address: string, local: LocalPicture | undefined): Promise<Read> {
		const { store, now } = this.#options;
		if (!local && isWeb(address)) return this.#readWeb(address.replace(/^\/\//, 'https://'));
		if (!local) throw new OutsideRefused(notHere);
		if (!store) throw new OutsideRefused(waits);
		return keepPicture(await local.read(), lastPart(local.name), store, now);
	}

	async #readWeb(address: string): Promise<Read> {
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
