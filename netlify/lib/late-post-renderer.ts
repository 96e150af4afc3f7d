import type { ShownArticle } from '#content/complete-articles';
import type { LatePage } from '#layouts/late-pages.tsx';

/** The only way from the functions to the pages' code; loaded when a post is brought forward. */
export async function renderLate(
	articles: readonly ShownArticle[],
	siteUrl: string,
): Promise<LatePage[]> {
	// Node reads no TSX, so a local build compiles the renderer; the functions' bundle contains it.
	const compiled = process.env['LATE_RENDERER'];
	const { renderLatePages }: typeof import('#layouts/late-pages.tsx') = compiled
		? await import(compiled)
		: await import('#layouts/late-pages.tsx');
	return renderLatePages(articles, siteUrl);
}
