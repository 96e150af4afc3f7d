import { completeArticle, listNeeds } from '#article/complete-article';
import { listGenerated } from '#db/pictures/picture-records';
import { listVideos } from '#db/pictures/videos';
import { listHiddenSlugs } from '#db/posts/linked-posts';
import type { RenderedArticle } from '#domain/post/post';
import type { Deps } from '#lib/deps';

interface Dressed {
	article: RenderedArticle;
	/** Whether a model made the cover. */
	cover_generated?: true;
}

/** Completes a preview with the same facts as the public page. */
export async function previewArticle(
	article: RenderedArticle,
	cover: string | null,
	{ db }: Pick<Deps, 'db'>,
): Promise<Dressed> {
	const needs = listNeeds(article.html);
	const pictures = [...needs.pictures, ...(cover ? [cover] : [])];
	const [known, hidden, generated] = await Promise.all([
		needs.videos.length > 0 ? listVideos(db, needs.videos) : [],
		needs.posts.length > 0 ? listHiddenSlugs(db, needs.posts) : [],
		listGenerated(db, pictures),
	]);
	const videos = Object.fromEntries(known.map((video) => [video.address, video]));
	const html = completeArticle(article.html, { videos, hidden, generated });
	return {
		article: { ...article, html },
		...(cover && generated.includes(cover) && { cover_generated: true }),
	};
}
