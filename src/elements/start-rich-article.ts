/** As with `rich.css`, only articles that have such parts load what they need. */
const parts = '.prose :is(details, .scroll, .gallery)';

export async function startRichArticle(): Promise<void> {
	if (!document.querySelector(parts)) return;
	const rich = await import('./rich-article.ts');
	rich.finishRichArticle();
}
