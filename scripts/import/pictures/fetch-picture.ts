import type { OutsideAccess } from '#lib/fetch-outside';
import { fetchOutsidePicture } from '#lib/outside-picture';
import { isSameHost } from '../old-location.ts';

export interface PictureFetcherOptions extends OutsideAccess {
	/** The old blog's own hosts: pictures are never requested from others. */
	hosts: readonly string[];
}

/** Downloads a picture of the old blog. Throws `OutsideRefused` with the reason. */
export const fetchPicture = (
	address: string,
	{ hosts, ...access }: PictureFetcherOptions,
): Promise<Uint8Array> =>
	fetchOutsidePicture(
		address,
		(asked) =>
			hosts.some((host) => isSameHost(host, asked))
				? undefined
				: `${asked} não é do blog exportado`,
		access,
	);
