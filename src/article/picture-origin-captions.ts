import { messages } from '#config/messages';
import { site } from '#config/site';

/**
 * A picture as the renderer writes it. Groups: the start tag of a figure around it, its address, its caption so far.
 */
const shownPicture =
	/(<figure(?: class="[^"]*")?>)?(?:<a [^>]*>)?<img src="([^"]*)"[^>]*>(?:<\/a>)?(<figcaption[^>]*>.*?(?=<\/figcaption>))?/gs;

const words = `<small class="credit">${messages.article.generatedPicture}</small>`;

/** Adds the words that a model made it below every picture whose address is in `generated`. */
export function captionPictureOrigins(html: string, generated: readonly string[]): string {
	if (!site.showPictureOrigin || generated.length === 0) return html;
	const named = new Set(generated);
	return html.replace(shownPicture, (picture, figure?: string, src = '', caption?: string) => {
		if (!named.has(src)) return picture;
		if (caption) return `${picture}<br>${words}`;
		return picture + (figure ? `<figcaption>${words}</figcaption>` : words);
	});
}
