import {
	type ArticleNeeds,
	completeArticle,
	extrasFor,
	listNeeds,
} from '#article/complete-article';
import { site } from '#config/site';
import type { Database } from '#db/client';
import { isAllForward, type LeftPosts } from '#db/publishing/fast-lane-progress';
import type { LatePosts } from '#db/publishing/list-late-posts';
import { type LateBlog, type PlacedPost, readLateBlog } from '#db/publishing/read-late-blog';
import { authorFrom } from '#domain/names/author';
import type { KnownPictures } from '#domain/pictures/picture-address';
import type { PostSummary } from '#domain/post/post';
import { relatePosts } from '#domain/post/related-posts';
import type { KeptArticle } from './article-store.ts';
import type { ShownArticle } from './complete-articles.ts';
import { drawFrom } from './draw-posts.ts';
import { judgeCover, judgePictures, readOwnPictures } from './judge-posts.ts';
import { toArticle } from './to-article.ts';

export interface TakenLatePosts extends Pick<LatePosts, 'gone'> {
	/** The newest publication at that moment. */
	publication: number;
	shown: ShownArticle[];
	/** Ids of posts that could not be taken. */
	left: LeftPosts;
}

/** Rendering and writing more would take longer than a call may. */
const mostAtOnce = 20;

type Articles = ReadonlyMap<string, KeptArticle>;

/** The articles of these posts; one that cannot be rendered is missing. */
async function readArticles(blog: LateBlog): Promise<Articles> {
	const articles = new Map<string, KeptArticle>();
	for (const stored of await blog.listArticles(blog.shown)) {
		const article = await toArticle(blog, stored);
		if (!(article instanceof Error)) articles.set(stored.id, article);
	}
	return articles;
}

/** Returns a function from an article's needs to its extras, the same as a build would find. */
async function readLateExtras(
	blog: LateBlog,
	posts: readonly PlacedPost[],
	needs: readonly ArticleNeeds[],
	{ generated }: KnownPictures,
) {
	const videos = await blog.readVideos([...new Set(needs.flatMap((each) => each.videos))]);
	return extrasFor({ posts, redirects: await blog.listRedirects(), videos, generated });
}

/** Chooses among all posts by what places them, and reads only the chosen ones whole. */
async function showPosts(
	blog: LateBlog,
	takenAt: Date,
	files: ReadonlySet<string>,
): Promise<ShownArticle[]> {
	const all = await blog.listPlaced();
	const articles = await readArticles(blog);
	const needs = [...articles.values()].map(({ html }) => listNeeds(html));
	const relations = relatePosts(all, takenAt.toISOString());
	const pages = all.filter(({ id }) => articles.has(id));
	const cards = pages.flatMap((post) => [
		post,
		...relations.readAlso(post),
		...relations.related(post),
	]);
	const chosen = (await blog.listPosts([...new Set(cards.map(({ id }) => id))])).map((post) => ({
		...post,
		excerpt: articles.get(post.id)?.excerpt ?? post.excerpt,
	}));
	const known = await blog.listAuthors();
	const covers = [...known, ...all].map(({ image_url }) => image_url);
	const pictures = [...covers, ...needs.flatMap((each) => each.pictures)];
	const own = await readOwnPictures(pictures, blog, files);
	const extrasOf = await readLateExtras(blog, all, needs, own);
	const draw = drawFrom(all.map((post) => judgeCover(post, own)));
	const shown = new Map(chosen.map((post) => [post.id, draw(judgeCover(post, own))]));
	const get = ({ id }: PlacedPost) => shown.get(id) as PostSummary;
	const authorOf = authorFrom(judgePictures(known, own));
	return pages.map((post) => {
		const article = articles.get(post.id) as KeptArticle;
		const extras = extrasOf(listNeeds(article.html));
		return {
			post: get(post),
			article: { ...article, html: completeArticle(article.html, extras) },
			readAlso: relations.readAlso(post).map(get),
			related: relations.related(post).map(get),
			author: authorOf(get(post).author),
			generated: extras.generated,
		};
	});
}

/**
 * Reads what no finished build contains, all at one moment. `files` are the pictures among the site's files. Undefined
 * when there is nothing new.
 */
export async function takeLatePosts(
	db: Database,
	takenAt: Date,
	files: ReadonlySet<string>,
	most = mostAtOnce,
): Promise<TakenLatePosts | undefined> {
	if (await isAllForward(db)) return undefined;
	return readLateBlog(db, { orderBy: site.orderBy, most }, async (blog) => {
		const { publication, gone, over } = blog;
		const shown = blog.shown.length > 0 ? await showPosts(blog, takenAt, files) : [];
		const taken = new Set(shown.map(({ post }) => post.id));
		const broken = blog.shown.filter((id) => !taken.has(id));
		return { publication, shown, gone, left: { over, broken } };
	});
}
