/** Small named texts outside the database: reading one wakes nothing up. */
export interface BlobStore {
	read(key: string): Promise<string | undefined>;
	/** Writes; with `isNew`, only a name that is free, and answers false when it is not. */
	write(key: string, text: string, condition?: { isNew: true }): Promise<boolean>;
	remove(key: string): Promise<void>;
	/** Keys that start with `prefix`. */
	list(prefix: string): Promise<string[]>;
}
