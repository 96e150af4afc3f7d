import { netlifyPictureStore, type PictureStore } from '#lib/picture-store';
import { startBlobs } from './blobs.ts';
import type { LocalSettings } from './settings.ts';

export interface OpenPictures {
	pictures: PictureStore;
	/** A description of the place. */
	place: string;
	close: () => Promise<void>;
}

/** Leads to the blobs of the site that NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name; false without them. */
export function findSiteBlobs(): boolean {
	const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
	if (!siteID || !token) return false;
	const context = Buffer.from(JSON.stringify({ siteID, token })).toString('base64');
	process.env['NETLIFY_BLOBS_CONTEXT'] = context;
	return true;
}

/**
 * Opens the pictures of these settings: those of a Netlify site when NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name one,
 * otherwise those in DATA_DIR, whether or not `npm start` is running.
 */
export async function openPictures(
	settings: Pick<LocalSettings, 'dataDir'>,
): Promise<OpenPictures> {
	if (!findSiteBlobs()) return openLocalPictures(settings.dataDir);
	return { pictures: netlifyPictureStore(), place: 'Netlify', close: async () => undefined };
}

/** Opens the pictures in this folder, whatever site the environment names. */
export async function openLocalPictures(dataDir: string): Promise<OpenPictures> {
	const blobs = await startBlobs(dataDir);
	return { pictures: netlifyPictureStore(), place: dataDir, close: blobs.stop };
}
