import { type BlobStore, netlifyBlobStore } from './blob-store.ts';
import { withBlobs } from './with-blobs.ts';

const at = { name: 'late', answerMs: 2_000 };

/** The posts that no deploy contains yet. */
export interface LateStore extends Pick<BlobStore, 'read' | 'remove' | 'list'> {
	/** `tag` stands for the text, for `replace`. */
	readTagged(key: string): Promise<{ text: string; tag: string } | undefined>;
	/** Writes if nothing else did since; without a tag only if the name is free. Returns whether it did. */
	replace(key: string, text: string, tag: string | undefined): Promise<boolean>;
}

export function netlifyLateStore(): LateStore {
	const { read, remove, list } = netlifyBlobStore(at.name);
	return {
		read,
		remove,
		list,
		async readTagged(key) {
			const found = await withBlobs(at, (store) => store.getWithMetadata(key, { type: 'text' }));
			return found ? { text: found.data, tag: found.etag ?? '' } : undefined;
		},
		async replace(key, text, tag) {
			const condition = tag === undefined ? { onlyIfNew: true } : { onlyIfMatch: tag };
			const { modified } = await withBlobs(at, (store) => store.set(key, text, condition));
			return modified;
		},
	};
}
