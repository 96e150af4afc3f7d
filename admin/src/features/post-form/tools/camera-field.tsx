import type { RefObject } from 'react';
import { ApiError, textOf } from '../../../api/api-error.ts';
import type { PictureHost } from '../../../editor/host.ts';
import { messages } from '../../../messages/blocks.ts';
import { writingTools } from '../../../messages/writing-tools.ts';
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

interface CameraFieldProps {
	field: RefObject<HTMLInputElement | null>;
	onPhoto: (photo: File) => void;
}

/** Asks for a photo: a phone opens its camera for it; whatever has none asks for a file. */
export function CameraField({ field, onPhoto }: CameraFieldProps) {
	return (
		<input
			ref={field}
			className="visually-hidden"
			type="file"
			accept="image/*"
			capture="environment"
			tabIndex={-1}
			aria-hidden="true"
			aria-label={writingTools.tools.camera}
			onChange={({ target }) => {
				const [photo] = target.files ?? [];
				target.value = '';
				if (photo) onPhoto(photo);
			}}
		/>
	);
}
