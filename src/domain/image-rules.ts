import { readPictureAddress } from './picture-address.ts';

/**
 * Spec §4, §5, B5: the address that a picture is shown from, or null when an icon replaces it. Accepts https addresses
 * without credentials, except on ignored hosts and their subdomains, and paths on this site. Makes no request.
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
