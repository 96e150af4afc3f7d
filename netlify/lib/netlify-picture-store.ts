import type { PictureStore } from './picture-store.ts';
import { withBlobs } from './with-blobs.ts';

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
