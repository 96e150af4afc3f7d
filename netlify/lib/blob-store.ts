/** Small named texts outside the database, which stays asleep when they are read. */
export interface BlobStore {
	read(key: string): Promise<string | undefined>;
	/** Writes; with `isNew` only if the name is free, otherwise returns false. */
	write(key: string, text: string, condition?: { isNew: true }): Promise<boolean>;
	remove(key: string): Promise<void>;
	/** Keys that start with `prefix`. */
	list(prefix: string): Promise<string[]>;
}
