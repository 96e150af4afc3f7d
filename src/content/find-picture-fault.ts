import {
	isMissingPicture,
	type OwnPictures,
	type PictureFault,
	readPictureAddress,
} from '#domain/picture-address';

/** Returns why readers would see no picture at this address, as far as the site can tell without a request. */
export function findPictureFault(url: string, own: OwnPictures): PictureFault | undefined {
	const read = readPictureAddress(url);
	if (typeof read === 'string') return read;
	return isMissingPicture(url, own) ? 'missing' : undefined;
}
