import { limits } from '#config/limits';

const remote = /^https:\/\/([\p{L}\p{N}.-]+)(?::\d{1,5})?(?=[/?#]|$)/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
const unsafeCharacter = /[\s\\<>"\u0000-\u001f\u007f-\u009f]/;

/**
 * Spec §4, §5, B5: the address a picture is shown from, or null when an icon takes its place. Kept are
 * https addresses without credentials, off the ignored hosts (and their subdomains), and this site's own
 * paths. Nothing is fetched.
 */
export function usableImageUrl(
	url: string | null | undefined,
	ignoredHosts: readonly string[] = [],
): string | null {
	const trimmed = (url ?? '').trim();
	if (trimmed === '' || trimmed.length > limits.imageUrl || unsafeCharacter.test(trimmed))
		return null;
	if (/^\/(?!\/)/.test(trimmed)) return trimmed;
	const host = remote.exec(trimmed)?.[1];
	if (host === undefined) return null;
	return ignoredHosts.some((ignored) => isWithinHost(host, ignored)) ? null : trimmed;
}

function isWithinHost(host: string, parent: string): boolean {
	const [inner, outer] = [host, parent.trim()].map((name) =>
		name.toLowerCase().replace(/\.+$/, ''),
	);
	if (!inner || !outer) return false;
	return inner === outer || inner.endsWith(`.${outer}`);
}
