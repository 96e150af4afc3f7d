/**
 * The addresses of the pictures that come with the code. The functions' bundle holds the list in place of the
 * variable, and the local runner sets it; undefined where nobody did.
 */
export function readSitePictures(): ReadonlySet<string> | undefined {
	const list = process.env['SITE_PICTURES'];
	return list === undefined ? undefined : new Set(list.split('\n'));
}
