import { dressArticle, listNeeds } from '#article/dress-article';
import { listGenerated } from '#db/pictures/images';
import { listVideos } from '#db/pictures/videos';
import { listHiddenSlugs } from '#db/posts/linked-posts';
import type { RenderedArticle } from '#domain/post';
import type { Deps } from '#lib/deps';

/** Completes a preview with the same facts as the public page. */
export async function dressPreview(
	article: RenderedArticle,
	{ db }: Pick<Deps, 'db'>,
): Promise<RenderedArticle> {
	const needs = listNeeds(article.html);
	const [known, hidden, generated] = await Promise.all([
		needs.videos.length > 0 ? listVideos(db, needs.videos) : [],
		needs.posts.length > 0 ? listHiddenSlugs(db, needs.posts) : [],
		listGenerated(db, needs.pictures),
	]);
	const videos = Object.fromEntries(known.map((video) => [video.address, video]));
	return { ...article, html: dressArticle(article.html, { videos, hidden, generated }) };
}
