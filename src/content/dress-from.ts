import type { ArticleNeeds, Dress } from '#article/dress-article';
import type { PostSummary } from '#domain/post';
import type { VideoFacts } from '#domain/video-facts';

interface ShownBlog {
	posts: readonly Pick<PostSummary, 'slug'>[];
	/** Previous addresses that lead to a post. */
	redirects: readonly { from: string }[];
	videos: Readonly<Record<string, VideoFacts>>;
}

/** Returns a lookup of what an article with these needs must be dressed with. */
export function dressFrom({ posts, redirects, videos }: ShownBlog): (needs: ArticleNeeds) => Dress {
	const open = new Set([...posts.map(({ slug }) => slug), ...redirects.map(({ from }) => from)]);
	return (needs) => {
		const known = needs.videos.flatMap((address) => {
			const facts = videos[address];
			return facts ? [[address, facts] as const] : [];
		});
		const hidden = needs.posts.filter((slug) => !open.has(slug));
		return { videos: Object.fromEntries(known), hidden };
	};
}
