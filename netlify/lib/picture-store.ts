import { withBlobs } from './with-blobs.ts';

/** The bytes of the site's own pictures, by file name: `{hash}-{width}.webp`. */
export interface PictureStore {
	read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	write(file: string, bytes: Uint8Array): Promise<void>;
	remove(file: string): Promise<void>;
	list(): Promise<string[]>;
}

export const fileName = (hash: string, width: number) => `${hash}-${width}.webp`;

/** Longer than for texts, because pictures have several megabytes. */
const at = { name: 'pictures', answerMs: 10_000 };

/** A separate Netlify Blobs store with strong consistency, so that a new picture shows immediately. */
export function netlifyPictureStore(): PictureStore {
	return {
		async read(file) {
			const found: ArrayBuffer | null = await withBlobs(at, (store) =>
				store.get(file, { type: 'arrayBuffer' }),
			);
			return found === null ? undefined : new Uint8Array(found);
		},
		async write(file, bytes) {
			await withBlobs(at, (store) => store.set(file, Uint8Array.from(bytes).buffer));
		},
		remove: (file) => withBlobs(at, (store) => store.delete(file)),
		async list() {
			const { blobs } = await withBlobs(at, (store) => store.list());
			return blobs.map(({ key }) => key);
		},
	};
}
