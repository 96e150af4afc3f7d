import { ApiError, textOf } from '../../../api/api-error.ts';
import type { PictureHost } from '../../../editor/host.ts';
import { messages } from '../../../messages/blocks.ts';
import { bringAll } from '../../../pictures/bring-all.ts';
import { keepDescription } from '../../../pictures/keep-description.ts';
import { countPicturesUnderWay } from '../../../pictures/pictures-under-way.ts';
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
	onWaiting: countPicturesUnderWay(),
	bring: bringAll,
	keepDescription,
};
