import { type AddressSpot, findAddressSpots } from './address-spots.ts';

const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i;

/** Whether the address is a picture's; those of links and definitions must have a picture's extension. */
export const isPictureSpot = ({ use, address }: AddressSpot): boolean =>
	use === 'shown' || pictureFile.test(address);

export const findPictureSpots = (text: string): AddressSpot[] =>
	findAddressSpots(text).filter(isPictureSpot);
