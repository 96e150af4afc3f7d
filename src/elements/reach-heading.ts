import { decodeAnchor } from '#domain/decode-anchor';
import { findHeadingIn } from '#domain/find-heading';

/** Links from elsewhere name headings without this blog's prefix, and in the way of another tool. */
export function reachHeading(): void {
	const reach = () => {
		const name = decodeAnchor(location.hash.slice(1));
		if (name === '' || document.getElementById(name)) return;
		const headings = Array.from(
			document.querySelectorAll('.prose :is(h2, h3, h4)'),
			({ id, textContent }) => ({ id, text: textContent }),
		);
		const own = document.getElementById(`sec-${name}`);
		const id = own?.id ?? findHeadingIn(headings)(name);
		if (id) location.replace(`#${id}`);
	};
	reach();
	addEventListener('hashchange', reach);
}
