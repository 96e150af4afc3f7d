import { getStore } from '@netlify/blobs';
import type { BlobStore } from './blob-store.ts';

/** Netlify Blobs, read as last written; locally the same protocol on a folder of `DATA_DIR`. */
export function netlifyBlobStore(name = 'blog'): BlobStore {
	const store = () => getStore({ name, consistency: 'strong' });
	return {
		read: async (key) => (await store().get(key, { type: 'text' })) ?? undefined,
		async write(key, text, condition) {
			const { modified } = await store().set(key, text, { onlyIfNew: condition?.isNew ?? false });
			return condition === undefined || modified;
		},
		remove: (key) => store().delete(key),
		async list(prefix) {
			const { blobs } = await store().list({ prefix });
			return blobs.map((blob) => blob.key);
		},
	};
}
