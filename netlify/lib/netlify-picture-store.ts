import { getStore } from '@netlify/blobs';
import type { PictureStore } from './picture-store.ts';

/** A store of their own on Netlify Blobs; read as last written, so that a new picture shows at once. */
export function netlifyPictureStore(): PictureStore {
	const store = () => getStore({ name: 'pictures', consistency: 'strong' });
	return {
		async read(file) {
			const found: ArrayBuffer | null = await store().get(file, { type: 'arrayBuffer' });
			return found === null ? undefined : new Uint8Array(found);
		},
		async write(file, bytes) {
			await store().set(file, Uint8Array.from(bytes).buffer);
		},
		remove: (file) => store().delete(file),
		async list() {
			const { blobs } = await store().list();
			return blobs.map(({ key }) => key);
		},
	};
}
