import { withBlobs } from './with-blobs.ts';

/** Small named texts outside the database, which stays asleep when they are read. */
export interface BlobStore {
	read(key: string): Promise<string | undefined>;
	/** Writes; with `isNew` only if the name is free, otherwise returns false. */
	write(key: string, text: string, condition?: { isNew: true }): Promise<boolean>;
	remove(key: string): Promise<void>;
	/** Keys that start with `prefix`. */
	list(prefix: string): Promise<string[]>;
}

/** Netlify Blobs; locally the same protocol over a folder in `DATA_DIR`. */
export function netlifyBlobStore(
	name = 'blog',
	{ answerMs = 2_000, ofSite = false } = {},
): BlobStore {
	const at = { name, answerMs, ofSite };
	return {
		read: (key) => withBlobs(at, async (s) => (await s.get(key, { type: 'text' })) ?? undefined),
		async write(key, text, condition) {
			const onlyIfNew = condition?.isNew ?? false;
			const { modified } = await withBlobs(at, (store) => store.set(key, text, { onlyIfNew }));
			return condition === undefined || modified;
		},
		remove: (key) => withBlobs(at, (store) => store.delete(key)),
		async list(prefix) {
			const { blobs } = await withBlobs(at, (store) => store.list({ prefix }));
			return blobs.map((blob) => blob.key);
		},
	};
}
