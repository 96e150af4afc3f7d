/**
 * Addresses of the pictures that come with the code. The functions' bundle replaces the variable with the list, and the
 * local runner sets it; undefined otherwise.
 */
export function readSitePictures(): ReadonlySet<string> | undefined {
	const list = process.env['SITE_PICTURES'];
	return list === undefined ? undefined : new Set(list.split('\n'));
}
