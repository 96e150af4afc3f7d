import {
	isMissingPicture,
	type OwnPictures,
	type PictureFault,
	readPictureAddress,
} from '#domain/picture-address';

/** Why readers would see no picture from this address, as far as the site itself can tell. */
export function findPictureFault(url: string, own: OwnPictures): PictureFault | undefined {
	const read = readPictureAddress(url);
	if (typeof read === 'string') return read;
	return isMissingPicture(url, own) ? 'missing' : undefined;
}
