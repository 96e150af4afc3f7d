import { dressArticle, dressFrom, listNeeds } from '#article/dress-article';
import { site } from '#config/site';
import type { Database } from '#db/client';
import { isAllForward, type LeftPosts } from '#db/publishing/brought-forward';
import type { LatePosts } from '#db/publishing/list-late-posts';
import { type LateBlog, type PlacedPost, readLateBlog } from '#db/publishing/read-late-blog';
import { authorFrom } from '#domain/author';
import type { PostSummary } from '#domain/post';
import { relatePosts } from '#domain/related-posts';
import type { KeptArticle } from './article-store.ts';
import { drawFrom } from './draw-posts.ts';
import type { ShownArticle } from './dress.ts';
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

/** The articles as a build would show them; one that cannot be rendered is missing. */
async function readArticles(
	blog: LateBlog,
	posts: readonly PlacedPost[],
): Promise<Map<string, KeptArticle>> {
	const articles = new Map<string, KeptArticle>();
	for (const stored of await blog.listArticles(blog.shown)) {
		const article = await toArticle(blog, stored);
		if (!(article instanceof Error)) articles.set(stored.id, article);
	}
	const needs = [...articles.values()].map(({ html }) => listNeeds(html));
	const videos = await blog.readVideos([...new Set(needs.flatMap((each) => each.videos))]);
	const dressOf = dressFrom({ posts, redirects: await blog.listRedirects(), videos });
	for (const [id, article] of articles) {
		const html = dressArticle(article.html, dressOf(listNeeds(article.html)));
		articles.set(id, { ...article, html });
	}
	return articles;
}

/** Chooses among all posts by what places them, and reads only the chosen ones whole. */
async function showPosts(
	blog: LateBlog,
	takenAt: Date,
	files: ReadonlySet<string>,
): Promise<ShownArticle[]> {
	const all = await blog.listPlaced();
	const articles = await readArticles(blog, all);
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
	const own = await readOwnPictures(covers, blog, files);
	const draw = drawFrom(all.map((post) => judgeCover(post, own)));
	const shown = new Map(chosen.map((post) => [post.id, draw(judgeCover(post, own))]));
	const get = ({ id }: PlacedPost) => shown.get(id) as PostSummary;
	const authorOf = authorFrom(judgePictures(known, own));
	return pages.map((post) => ({
		post: get(post),
		article: articles.get(post.id) as KeptArticle,
		readAlso: relations.readAlso(post).map(get),
		related: relations.related(post).map(get),
		author: authorOf(get(post).author),
	}));
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
