import { readOldAddress } from '#domain/names/old-address';
import { listCopies } from './full-picture.ts';
import type { Brought } from './picture-library.ts';

/** Collects where the pictures of an old blog were, for whoever still asks there. */
export class OldPictureAddresses {
	readonly #shown = new Map<string, string>();
	readonly #copies = new Map<string, string>();

	/** `to` is the picture's address on this site; `isOld` says whether one in the web is of the old blog. */
	add(
		{ addresses, full, isReduced }: Brought,
		to: string,
		isOld: (address: string) => boolean,
	): void {
		for (const address of addresses) {
			if (!(address.startsWith('/') || isOld(address))) continue;
			const path = readOldAddress(address);
			if (path === undefined) continue;
			this.#shown.set(path, to);
			if (isReduced) continue;
			for (const copy of listCopies(path, full)) this.#copies.set(copy, to);
		}
	}

	/** First the addresses that the blog's texts show. */
	list(): { from: string; to: string }[] {
		const all = new Map([...this.#shown, ...this.#copies, ...this.#shown]);
		return [...all].map(([from, to]) => ({ from, to }));
	}
}
