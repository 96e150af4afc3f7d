/**
 * Hosts whose pictures are never shown (Spec §4: the product's own external storage). The build replaces the variable
 * with its value, so that the browser has it too.
 */
const setting = process.env['IGNORED_IMAGE_HOSTS'] ?? '';

export const ignoredImageHosts: readonly string[] = setting
	.split(',')
	.map((host) => host.trim().toLowerCase())
	.filter((host) => host !== '');
