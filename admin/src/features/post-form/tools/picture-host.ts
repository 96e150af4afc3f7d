import { images } from '#contract/images';
import { storedHash } from '#domain/picture-address';
import { ApiError, textOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { PictureHost } from '../../../editor/host.ts';
import { messages } from '../../../messages/blocks.ts';
import { bringAll } from '../../../pictures/bring-all.ts';
import { picturesUnderWay } from '../../../pictures/pictures-under-way.ts';
import { takeFiles } from '../../../pictures/take-files.ts';
import { uploadPicture } from '../../../pictures/upload-picture.ts';

/** What the desk does for the pictures of a text. */
export const pictureHost: Omit<PictureHost, 'choosePicture' | 'choosePictures'> = {
	takeFiles,
	async upload(file, options) {
		try {
			return { image: await uploadPicture(file, options) };
		} catch (error) {
			const reason = textOf(error, messages.upload.failed);
			return { reason, canRetry: error instanceof ApiError };
		}
	},
	onWaiting: (count) => picturesUnderWay.set(count),
	bring: bringAll,
	/** If it fails, the text still has the description. */
	keepDescription(url, alt) {
		const hash = storedHash(url);
		if (hash === undefined || alt === '') return;
		call(images, { action: 'describe', hash, alt }).catch((error: unknown) =>
			console.warn('describe', error),
		);
	},
};
