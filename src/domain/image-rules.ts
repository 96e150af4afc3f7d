import { readPictureAddress } from './picture-address.ts';

/**
 * Spec §4, §5, B5: the address a picture is shown from, or null when an icon takes its place. Kept are
 * https addresses without credentials, off the ignored hosts (and their subdomains), and this site's own
 * paths. Nothing is fetched.
 */
export function usableImageUrl(
	url: string | null | undefined,
	ignoredHosts: readonly string[] = [],
): string | null {
	const read = url ? readPictureAddress(url) : 'missing';
	if (typeof read === 'string') return null;
	if (!('host' in read)) return read.url;
	return ignoredHosts.some((ignored) => isWithinHost(read.host, ignored)) ? null : read.url;
}

function isWithinHost(host: string, parent: string): boolean {
	const read = readPictureAddress(`https://${parent.trim()}/`);
	if (typeof read === 'string' || !('host' in read)) return false;
	const [inner, outer] = [host, read.host].map((name) => name.replace(/\.$/, ''));
	return inner === outer || Boolean(inner?.endsWith(`.${outer}`));
}
