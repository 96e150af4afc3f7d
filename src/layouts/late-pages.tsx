import { listDrawings } from '#components/post-drawings.ts';
import type { ShownArticle } from '#content/complete-articles';
import type { PageParts } from '#domain/site/late-post';
import { articleParts } from './article-parts.tsx';

export interface LatePage {
	slug: string;
	revision: number;
	parts: PageParts;
	/** The files of its own that no deploy contains. */
	drawings: { name: string; svg: string }[];
}

/** What these articles' pages will be made of; a post that cannot be rendered is left out. */
export function renderLatePages(articles: readonly ShownArticle[], siteUrl: string): LatePage[] {
	return articles.flatMap((shown) => {
		const { post } = shown;
		try {
			const drawings = listDrawings(post).map(({ name, draw }) => ({ name, svg: draw() }));
			const parts = articleParts(shown, siteUrl);
			return [{ slug: post.slug, revision: post.revision, parts, drawings }];
		} catch {
			return []; // The build names it and why.
		}
	});
}
