import { decodeEntities } from '#article/decode-entities';

/** As `setImage` writes them: the address comes first, and what cannot be shown says which one it was. */
const picture = /<img src="([^"]*)"(?: data-failed="([^"]*)")?/g;

/** The addresses in an article that are this site's own or none at all; of other sites' only an answer would tell. */
export function listPictures(html: string): string[] {
	const found = [...html.matchAll(picture)].flatMap(([, src = '', failed]) => {
		if (failed !== undefined) return failed;
		return src.startsWith('/') ? src : [];
	});
	return [...new Set(found.map(decodeEntities))];
}
