/** As with `rich.css`, only articles that have such parts load what they need. */
const rich = '.prose :is(details, .scroll, .gallery)';

export async function startRichArticle(): Promise<void> {
	if (!document.querySelector(rich)) return;
	const { finishRichArticle } = await import('./rich-article.ts');
	finishRichArticle();
}
