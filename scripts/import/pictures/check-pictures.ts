import sharp from 'sharp';
import { limits } from '#config/limits';
import type { Database } from '#db/client';
import { listKnownHashes, saveImage } from '#db/pictures/picture-records';
import { pictureWidths } from '#domain/pictures/own-picture';
import { pictureKind } from '#domain/pictures/picture-file';
import { encodePicture } from '#lib/encode-picture';
import { fileName, type PictureStore } from '#lib/picture-store';
import { ImportError } from '../import-error.ts';
import type { ImportedPicture } from '../import-item.ts';

async function checkSize({ hash, read }: ImportedPicture, width: number): Promise<void> {
	const bytes = await read(width);
	const decoded = await sharp(bytes, {
		failOn: 'error',
		limitInputPixels: limits.sentPicturePixels,
	})
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(() => undefined);
	if (pictureKind(bytes) !== 'webp' || decoded?.info.width !== width)
		throw new ImportError(`${fileName(hash, width)} não é a imagem que diz ser.`);
}

async function takePicture(
	{ read, ...picture }: ImportedPicture,
	{ db, store, isKept }: { db: Database; store: PictureStore; isKept: (file: string) => boolean },
): Promise<void> {
	const isGenerated = picture.origin === 'generated';
	const { sizes, width, height } = await encodePicture(await read(picture.width), { isGenerated });
	for (const size of sizes) {
		const file = fileName(picture.hash, size.width);
		if (!isKept(file)) await store.write(file, size.bytes);
	}
	const bytes = sizes.reduce((sum, size) => sum + size.bytes.length, 0);
	await saveImage(db, { ...picture, width, height, bytes });
}

/**
 * Checks every size of an export's pictures, and returns what writes them: decoded and encoded anew, at their previous
 * addresses, without touching what this blog has there.
 */
export async function checkPictures(
	pictures: readonly ImportedPicture[],
): Promise<(db: Database, store: PictureStore) => Promise<void>> {
	for (const picture of pictures) {
		const { hash, width, widths } = picture;
		if (widths.join() !== pictureWidths(width).join() || widths.at(-1) !== width)
			throw new ImportError(`A imagem ${hash} não tem os tamanhos deste blog.`);
		for (const size of widths) await checkSize(picture, size);
	}
	return async (db, store) => {
		const known = await listKnownHashes(
			db,
			pictures.map(({ hash }) => hash),
		);
		const files = new Set(await store.list());
		for (const picture of pictures) {
			const isKept = (file: string) => known.has(picture.hash) && files.has(file);
			await takePicture(picture, { db, store, isKept });
		}
	};
}
