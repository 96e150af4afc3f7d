import { decodeAnchor } from '#domain/names/decode-anchor';

/** Most links name a heading as it is called here, and load nothing more. */
async function findByWords(name: string): Promise<string | undefined> {
	const search = await import('#domain/text/find-heading');
	const headings = Array.from(
		document.querySelectorAll('.prose :is(h2, h3, h4)'),
		({ id, textContent }) => ({ id, text: textContent }),
	);
	return search.findHeadingIn(headings)(name);
}

/** Links from elsewhere name headings without this blog's prefix, and in the way of another tool. */
export function reachHeading(): void {
	const reach = async () => {
		const name = decodeAnchor(location.hash.slice(1));
		if (name === '' || document.getElementById(name)) return;
		const own = document.getElementById(`sec-${name}`);
		const id = own?.id ?? (await findByWords(name));
		if (id) location.replace(`#${id}`);
	};
	void reach();
	addEventListener('hashchange', reach);
}
