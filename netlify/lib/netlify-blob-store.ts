import { getStore } from '@netlify/blobs';
import type { BlobCondition, BlobStore } from './blob-store.ts';

const toOptions = (condition: BlobCondition | undefined) => {
	if (!condition) return {};
	return 'isNew' in condition ? { onlyIfNew: true } : { onlyIfMatch: condition.etag };
};

/** Netlify Blobs, read as last written; locally the same protocol on a folder of `DATA_DIR`. */
export function netlifyBlobStore(name = 'blog'): BlobStore {
	const store = () => getStore({ name, consistency: 'strong' });
	return {
		async read(key) {
			const found = await store().getWithMetadata(key, { type: 'text' });
			return found === null ? undefined : { text: found.data, etag: found.etag ?? '' };
		},
		async write(key, text, condition) {
			const { modified } = await store().set(key, text, toOptions(condition));
			return condition === undefined || modified;
		},
		remove: (key) => store().delete(key),
		async list(prefix) {
			const { blobs } = await store().list({ prefix });
			return blobs.map((blob) => blob.key);
		},
	};
}
