import { dressArticle, listNeeds } from '#article/dress-article';
import { site } from '#config/site';
import type { Database } from '#db/client';
import { isAllForward, type LatePosts } from '#db/read-late-posts';
import { type PublicBlog, readPublicBlog } from '#db/read-snapshot';
import { relatePosts } from '#domain/related-posts';
import type { KeptArticle } from './article-store.ts';
import { authorFrom } from './author-from.ts';
import { dressFrom } from './dress-from.ts';
import { judgePosts } from './judge-posts.ts';
import type { ShownArticle } from './shown-article.ts';
import { toArticle } from './to-article.ts';

export interface TakenLatePosts extends Pick<LatePosts, 'gone'> {
	/** The newest publication at that moment. */
	publication: number;
	shown: ShownArticle[];
}

/** Rendering and writing more would take longer than a call may. */
const mostAtOnce = 20;

/** The articles as a build would show them; one that cannot be rendered is missing. */
async function readArticles(blog: PublicBlog, ids: string[]): Promise<Map<string, KeptArticle>> {
	const articles = new Map<string, KeptArticle>();
	for (const stored of await blog.listArticles(ids)) {
		const article = await toArticle(blog, stored);
		if (!(article instanceof Error)) articles.set(stored.id, article);
	}
	const needs = [...articles.values()].map(({ html }) => listNeeds(html));
	const videos = await blog.readVideos([...new Set(needs.flatMap((each) => each.videos))]);
	const dressOf = dressFrom({ ...blog, videos });
	for (const [id, article] of articles) {
		const html = dressArticle(article.html, dressOf(listNeeds(article.html)));
		articles.set(id, { ...article, html });
	}
	return articles;
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
	return readPublicBlog(db, site.orderBy, async (blog) => {
		const late = await blog.listLate(most);
		const { publication } = blog;
		if (late.shown.length === 0) return { publication, shown: [], gone: late.gone };
		const articles = await readArticles(blog, late.shown);
		const { posts, authors } = await judgePosts(blog.posts, () => [], blog, files);
		const relations = relatePosts(posts, takenAt.toISOString());
		const authorOf = authorFrom(authors);
		const shown = posts.flatMap((post): ShownArticle[] => {
			const article = articles.get(post.id);
			if (!article) return [];
			const [readAlso, related] = [relations.readAlso(post), relations.related(post)];
			return [{ post, article, readAlso, related, author: authorOf(post.author) }];
		});
		return { publication, shown, gone: late.gone };
	});
}
