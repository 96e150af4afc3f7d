import type { Snapshot } from './snapshot.ts';

/** Removes these posts from the blog, with the redirects that lead to them. */
export function leaveOut<Blog extends Pick<Snapshot, 'posts' | 'redirects' | 'old_addresses'>>(
	blog: Blog,
	ids: ReadonlySet<string>,
): Blog {
	if (ids.size === 0) return blog;
	const posts = blog.posts.filter(({ id }) => !ids.has(id));
	const shown = new Set(posts.map(({ slug }) => slug));
	const leadsOn = ({ to }: { to: string }) => shown.has(to);
	return {
		...blog,
		posts,
		redirects: blog.redirects.filter(leadsOn),
		old_addresses: blog.old_addresses.filter(leadsOn),
	};
}
