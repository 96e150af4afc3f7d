import type { BlobStore } from '#lib/blob-store';

export interface MemoryBlobStore extends BlobStore {
	/** The requests it received, in order: `read scheduler/next`. */
	calls: string[];
	texts: Map<string, string>;
	/** While set, every call throws it. */
	fault: Error | undefined;
}

/** Blobs in memory, with the real store's conditional writes. */
export function memoryBlobStore(): MemoryBlobStore {
	const texts: MemoryBlobStore['texts'] = new Map();
	const store: MemoryBlobStore = {
		calls: [],
		texts,
		fault: undefined,
		read: async (key) => {
			note(`read ${key}`);
			return texts.get(key);
		},
		write: async (key, text, condition) => {
			note(`write ${key}`);
			if (condition && texts.has(key)) return false;
			texts.set(key, text);
			return true;
		},
		remove: async (key) => {
			note(`remove ${key}`);
			texts.delete(key);
		},
		list: async (prefix) => {
			note(`list ${prefix}`);
			return [...texts.keys()].filter((key) => key.startsWith(prefix));
		},
	};
	function note(call: string) {
		store.calls.push(call);
		if (store.fault) throw store.fault;
	}
	return store;
}
