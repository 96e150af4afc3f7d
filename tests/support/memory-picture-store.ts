import type { PictureStore } from '#lib/picture-store';

export interface MemoryPictureStore extends PictureStore {
	files: Map<string, Uint8Array<ArrayBuffer>>;
	/** While set, writing and reading throw it. */
	fault: Error | undefined;
}

/** Pictures in memory. */
export function memoryPictureStore(): MemoryPictureStore {
	const files: MemoryPictureStore['files'] = new Map();
	const check = () => {
		if (store.fault) throw store.fault;
	};
	const store: MemoryPictureStore = {
		files,
		fault: undefined,
		read: async (file) => {
			check();
			return files.get(file);
		},
		write: async (file, bytes) => {
			check();
			files.set(file, Uint8Array.from(bytes));
		},
		remove: async (file) => {
			check();
			files.delete(file);
		},
		list: async () => [...files.keys()],
	};
	return store;
}
