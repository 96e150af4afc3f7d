import { findPictureSpots } from './picture-spots.ts';

const isOfAnotherSite = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Addresses of a text's pictures on other sites, without duplicates, and the position of the first. */
export function foreignPictures(content: string): { addresses: string[]; at: number | undefined } {
	const spots = findPictureSpots(content).filter(
		({ use, address }) => use !== 'linked' && isOfAnotherSite(address),
	);
	const addresses = [...new Set(spots.map(({ address }) => address))];
	return { addresses, at: spots[0]?.start };
}
