import { pictureFaultTexts } from '#contract/picture-fault-texts';
import { findImage } from '#db/pictures/images';
import { AppError } from '#domain/app-error';
import { findShownFault, storedHash } from '#domain/pictures/picture-address';
import type { Deps } from '#lib/deps';

/**
 * Rejects a cover on this site that does not exist; the contract has already checked the form of the address. A cover
 * that the post already had is reported by the build instead, so that the text can still be saved.
 */
export async function checkCover(
	given: string | null | undefined,
	present: string | null,
	{ db, sitePictures }: Pick<Deps, 'db' | 'sitePictures'>,
): Promise<void> {
	if (!given || given === present || !sitePictures) return;
	const hash = storedHash(given);
	const image = hash === undefined ? undefined : await findImage(db, hash);
	const widths = new Map(image ? [[image.hash, image.widths]] : []);
	if (findShownFault(given, { files: sitePictures, widths }) !== 'missing') return;
	const message = pictureFaultTexts.missing;
	throw new AppError('invalid_input', message, {
		field: 'image_url',
		fields: { image_url: message },
	});
}
