/** The bytes of the site's own pictures, by file name: `{hash}-{width}.webp`. */
export interface PictureStore {
	read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	write(file: string, bytes: Uint8Array): Promise<void>;
	remove(file: string): Promise<void>;
	list(): Promise<string[]>;
}

export const fileName = (hash: string, width: number) => `${hash}-${width}.webp`;
