import type { OutsideAccess } from '#lib/fetch-outside';
import { fetchOutsidePicture } from '#lib/outside-picture';

export interface PictureFetcherOptions extends OutsideAccess {
	/** The old blog's own hosts: pictures are never requested from others. */
	hosts: readonly string[];
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Downloads a picture of the old blog. Throws `OutsideRefused` with the reason. */
export const fetchPicture = (
	address: string,
	{ hosts, ...access }: PictureFetcherOptions,
): Promise<Uint8Array> =>
	fetchOutsidePicture(
		address,
		(asked) =>
			hosts.some((host) => bare(host) === bare(asked))
				? undefined
				: `${asked} não é do blog exportado`,
		access,
	);
