/** Nobody links to longer addresses. */
const longest = 500;
/** WordPress identifies a post, a page or a picture by number like this. */
const numbered = /(?:^|&)(p|page_id)=(\d{1,12})(?=&|$)/;
/** Characters with a special meaning in redirect rules, and ones that no address contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be rejected.
const unwritable = /[\s*:#?<>"\\\u0000-\u001f\u007f]/;
/** Paths of this site that no old address may use, whatever an import claims. */
const ownPlaces =
	/^\/(?:admin|api|images|og|fonts|covers|search|_astro|\.netlify|\.runner|\.well-known)(?:\/|$)/i;

function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text).normalize('NFC');
	} catch {
		return undefined; // A stray percent sign: browsers never request such an address.
	}
}

/**
 * A post's previous address in stored form: the decoded path with composed letters and without a trailing slash, or the
 * number that WordPress uses. Undefined when this site cannot redirect it.
 * @example readOldAddress('https://antigo.example/2012/01/titulo/') → '/2012/01/titulo'
 * @example readOldAddress('https://antigo.example/?p=12') → '/?p=12'
 */
export function readOldAddress(url: string): string | undefined {
	const local = url.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '');
	const [, rawPath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(local) ?? [];
	const path = decode(`/${rawPath}`)
		?.replace(/\/{2,}/g, '/')
		.replace(/(?<=.)\/$/, '');
	if (path === undefined || path.length > longest || unwritable.test(path)) return undefined;
	if (ownPlaces.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return undefined;
	const [, name, number] = numbered.exec(query) ?? [];
	if (name && number) return `${path}?${name}=${number}`;
	return path === '/' || query !== '' ? undefined : path;
}
