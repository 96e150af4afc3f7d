import { paths } from '#config/paths';
import type { Image } from '#contract/images';
import { type StoredImage, saveImage } from '#db/pictures/picture-records';
import { AppError } from '#domain/app-error';
import type { PictureOrigin } from '#domain/pictures/picture-origin';
import type { Deps } from '#lib/deps';
import type { EncodedPicture } from '#lib/encode-picture';
import { fileName } from '#lib/picture-store';

export const toImage = (stored: StoredImage): Image => ({
	...stored,
	url: paths.picture(stored.hash, stored.width),
});

async function store(picture: EncodedPicture, deps: Deps): Promise<void> {
	try {
		await Promise.all(
			picture.sizes.map(({ width, bytes }) =>
				deps.pictures.write(fileName(picture.hash, width), bytes),
			),
		);
	} catch (error) {
		deps.log('picture_not_stored', { message: error instanceof Error ? error.message : 'unknown' });
		const text = 'Não foi possível salvar a imagem. Tente de novo em instantes.';
		throw new AppError('unavailable', text, { retry_after: 5 });
	}
}

/**
 * Writes the bytes before the row, so that a picture in the library always shows. A failure in between leaves an
 * orphan.
 */
export async function keepPicture(
	picture: EncodedPicture,
	about: { name: string; alt: string; origin: PictureOrigin },
	deps: Deps,
): Promise<Image> {
	await store(picture, deps);
	const { hash, width, height, sizes, isGenerated } = picture;
	const saved = await saveImage(deps.db, {
		...about,
		hash,
		width,
		height,
		widths: sizes.map((size) => size.width),
		bytes: sizes.reduce((sum, size) => sum + size.bytes.length, 0),
		...(isGenerated && { origin: 'generated' }),
		created_at: deps.now().toISOString(),
	});
	return toImage(saved);
}
