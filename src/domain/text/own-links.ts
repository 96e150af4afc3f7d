import { maskCode } from './mask-code.ts';

const ownPost = /^\/post\/([a-z0-9-]+)(?=[/?#]|$)/;

/** Removes the site's own origin from an address. */
const withoutOrigin = (address: string, origin: string) =>
	origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** The slug of the blog's own post at an address; `origin` is the site's. */
export const linkedSlug = (address: string, origin = ''): string | undefined =>
	ownPost.exec(withoutOrigin(address, origin))?.[1];

/** Replaces the slug in the address of an own post, keeping its query and fragment. */
export const relink = (address: string, slug: string, origin = ''): string =>
	withoutOrigin(address, origin).replace(ownPost, `/post/${slug}`);

/** Slugs of the posts that a text links to, with the offset of each one's first link. */
export function findPostLinks(content: string): Map<string, number> {
	const found = new Map<string, number>();
	for (const match of maskCode(content).matchAll(/(?:\]\(|href=["'])\/post\/([a-z0-9-]+)/g)) {
		const slug = match[1] ?? '';
		if (!found.has(slug)) found.set(slug, match.index);
	}
	return found;
}
