/** Small named texts outside the database: reading one wakes nothing up. */
export interface BlobStore {
	read(key: string): Promise<{ text: string; etag: string } | undefined>;
	/** Writes, or answers false when the condition does not hold. */
	write(key: string, text: string, condition?: BlobCondition): Promise<boolean>;
	remove(key: string): Promise<void>;
	/** Keys that start with `prefix`. */
	list(prefix: string): Promise<string[]>;
}

export type BlobCondition = { isNew: true } | { etag: string };
