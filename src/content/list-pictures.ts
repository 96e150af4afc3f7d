import { decodeEntities } from '#article/decode-entities';

/** Matches what `setImage` writes: the address first, then the original address of a picture that cannot be shown. */
const picture = /<img src="([^"]*)"(?: data-failed="([^"]*)")?/g;

/** Lists picture addresses that are invalid or on this site. Other sites' pictures could only be checked by requesting them. */
export function listPictures(html: string): string[] {
	const found = [...html.matchAll(picture)].flatMap(([, src = '', failed]) => {
		if (failed !== undefined) return failed;
		return src.startsWith('/') ? src : [];
	});
	return [...new Set(found.map(decodeEntities))];
}
