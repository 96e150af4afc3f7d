/**
 * Hosts whose pictures are never shown (Spec §4: the product's own external storage). The build puts the
 * setting's text in place of the variable, so that the browser knows it too.
 */
const setting = process.env['IGNORED_IMAGE_HOSTS'] ?? '';

export const ignoredImageHosts: readonly string[] = setting
	.split(',')
	.map((host) => host.trim().toLowerCase())
	.filter((host) => host !== '');
