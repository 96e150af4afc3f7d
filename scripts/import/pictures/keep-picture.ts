import sharp from 'sharp';
import type { StoredImage } from '#db/pictures/picture-records';
import { AppError } from '#domain/app-error';
import { cutLetters } from '#domain/text/cut-text';
import { encodePicture } from '#lib/encode-picture';
import { OutsideRefused } from '#lib/fetch-outside';
import { fileName, type PictureStore } from '#lib/picture-store';

export interface KeptPicture extends StoredImage {
	/** It moved, and does not here. */
	standsStill: boolean;
	/** Upright pixels of the file itself. */
	full: { width: number; height: number };
}

/** Writes a picture's sizes into the store and returns its row. Throws `OutsideRefused` when the bytes are not a picture. */
export async function keepPicture(
	bytes: Uint8Array,
	name: string,
	store: PictureStore,
	now: Date,
): Promise<KeptPicture> {
	const { hash, width, height, sizes, isGenerated, standsStill } = await encodePicture(bytes).catch(
		(error: unknown) => {
			if (error instanceof AppError) throw new OutsideRefused(error.message, { cause: error });
			throw error;
		},
	);
	const { autoOrient: full } = await sharp(bytes).metadata();
	for (const size of sizes) await store.write(fileName(hash, size.width), size.bytes);
	return {
		hash,
		name: cutLetters(name, 300) || 'imagem',
		alt: '',
		width,
		height,
		widths: sizes.map((size) => size.width),
		bytes: sizes.reduce((sum, size) => sum + size.bytes.length, 0),
		origin: isGenerated ? 'generated' : 'imported',
		created_at: now.toISOString(),
		standsStill,
		full,
	};
}
