import type { uploadImage as endpoint } from '#contract/images';
import type { Action } from '#lib/serve';
import { keepPicture } from '#steps/pictures/keep-picture';

export const uploadImage: Action<typeof endpoint> = async (input, deps) => {
	const { name, alt, data_base64 } = input;
	// Loaded on demand: sharp is 19 MB of native code that few other calls need.
	const { encodePicture } = await import('#lib/encode-picture');
	const picture = await encodePicture(Buffer.from(data_base64, 'base64'));
	const image = await keepPicture(picture, { name, alt: alt.trim(), origin: 'uploaded' }, deps);
	return { success: true, image, stands_still: picture.standsStill };
};
