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
