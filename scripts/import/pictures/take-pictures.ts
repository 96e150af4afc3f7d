import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#db/client';
import { type StoredImage, saveImage } from '#db/pictures/images';
import { pictureWidths } from '#domain/own-image';
import { fileName, type PictureStore } from '#lib/picture-store';
import { ImportError } from '../import-error.ts';
import type { ImportedPicture } from '../import-item.ts';

async function readSize(picture: ImportedPicture, width: number): Promise<Uint8Array> {
	const { hash } = picture;
	const bytes = await picture.read(width);
	const name = fileName(hash, width);
	const metadata = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	if (metadata?.format !== 'webp' || metadata.width !== width) {
		throw new ImportError(`${name} não é a imagem que diz ser.`);
	}
	const isLargest = width === picture.width;
	if (isLargest && createHash('sha256').update(bytes).digest('hex') !== hash) {
		throw new ImportError(`${name} não tem os bytes com que foi exportada.`);
	}
	return bytes;
}

/** Writes the pictures of an export at their previous addresses; returns a function that saves their rows. */
export async function takePictures(
	pictures: readonly ImportedPicture[],
	store: PictureStore,
): Promise<(db: Database) => Promise<void>> {
	const images: StoredImage[] = [];
	for (const { read, ...picture } of pictures) {
		const { width, widths } = picture;
		if (widths.join() !== pictureWidths(width).join()) {
			throw new ImportError(`A imagem ${picture.hash} não tem os tamanhos deste blog.`);
		}
		let bytes = 0;
		for (const size of widths) {
			const content = await readSize({ ...picture, read }, size);
			await store.write(fileName(picture.hash, size), content);
			bytes += content.length;
		}
		images.push({ ...picture, bytes });
	}
	return async (db) => {
		for (const image of images) await saveImage(db, image);
	};
}
