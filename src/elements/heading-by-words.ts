import { decodeAnchor } from '#domain/names/decode-anchor';
import { findHeadingIn } from '#domain/text/find-heading';

/** The id of the heading that an anchor names in the way of another tool. */
export function headingByWords(anchor: string): string | undefined {
	const name = decodeAnchor(anchor);
	if (document.getElementById(name)) return undefined;
	const headings = Array.from(
		document.querySelectorAll('.prose :is(h2, h3, h4)'),
		({ id, textContent }) => ({ id, text: textContent }),
	);
	return document.getElementById(`sec-${name}`)?.id ?? findHeadingIn(headings)(name);
}
