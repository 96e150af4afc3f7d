/** Longer ones are no addresses that anybody linked to. */
const longest = 500;
/** WordPress asks for a post, a page or a picture by its number so. */
const numbered = /(?:^|&)(p|page_id)=(\d{1,12})(?=&|$)/;
/** What the rules of redirects read as signs of their own, and what no address holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
const unwritable = /[\s*:#<>"\\\u0000-\u001f\u007f]/;
/** Places of this site that no old address may take, whatever an import claims. */
const ownPlaces =
	/^\/(?:admin|api|images|og|fonts|covers|search|_astro|\.netlify|\.runner|\.well-known)(?:\/|$)/i;

function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined; // A stray percent sign: nobody's browser asks for that.
	}
}

/**
 * The address that a post had elsewhere, as it is kept: the path, decoded and without a slash at its end, or
 * with the number that WordPress asks by. Undefined for one that this site cannot redirect.
 * @example readOldAddress('https://antigo.example/2012/01/titulo/') → '/2012/01/titulo'
 * @example readOldAddress('https://antigo.example/?p=12') → '/?p=12'
 */
export function readOldAddress(url: string): string | undefined {
	const local = url.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '');
	const [, rawPath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(local) ?? [];
	const path = decode(`/${rawPath}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, ''));
	if (path === undefined || path.length > longest || unwritable.test(path)) return undefined;
	if (ownPlaces.test(path) || path.split('/').includes('..')) return undefined;
	const [, name, number] = numbered.exec(query) ?? [];
	if (name && number) return `${path}?${name}=${number}`;
	return path === '/' || query !== '' ? undefined : path;
}
