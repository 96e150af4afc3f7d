import { pictureFaultTexts } from '#contract/picture-fault-texts';
import { findImage } from '#db/images';
import { AppError } from '#domain/app-error';
import { isMissingPicture, storedHash } from '#domain/picture-address';
import type { Deps } from '#lib/deps';

/**
 * Refuses a cover at an address of this site where no picture is; the form of an address the contract has judged.
 * A cover that the post had already is told by the build, and keeps nobody from saving the text.
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
	if (!isMissingPicture(given, { files: sitePictures, widths })) return;
	const message = pictureFaultTexts.missing;
	throw new AppError('invalid_input', message, {
		field: 'image_url',
		fields: { image_url: message },
	});
}
