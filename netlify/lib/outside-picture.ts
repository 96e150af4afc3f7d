import { limits } from '#config/limits';
import { fetchOutside, type OutsideAccess, type OutsideRequest } from './fetch-outside.ts';

/** Downloads a picture from another site, within 10 s and 8 MB. Throws `OutsideRefused` with the reason. */
export const fetchOutsidePicture = (
	address: string,
	refuse: OutsideRequest['refuse'],
	access: OutsideAccess,
): Promise<Uint8Array> =>
	fetchOutside(
		address,
		{ refuse, accept: 'image/*', mostBytes: limits.outsidePictureBytes, timeoutMs: 10_000 },
		access,
	);
