import { messages } from '#config/messages';
import { site } from '#config/site';

/** A picture as the renderer writes it, with the figure and link that begin, and the caption that stands, around it. */
const shownPicture =
	/(<figure(?: class="[^"]*")?>)?(?:<a [^>]*>)?<img src="([^"]*)"[^>]*>(?:<\/a>)?(<figcaption[^>]*>.*?(?=<\/figcaption>))?/gs;

const words = `<small class="credit">${messages.article.generatedPicture}</small>`;

/** Says below each of these pictures that a model made it. */
export function captionPictureOrigins(html: string, generated: readonly string[]): string {
	if (!site.showPictureOrigin || generated.length === 0) return html;
	const named = new Set(generated);
	return html.replace(shownPicture, (picture, figure?: string, src = '', caption?: string) => {
		if (!named.has(src)) return picture;
		if (caption) return `${picture}<br>${words}`;
		return picture + (figure ? `<figcaption>${words}</figcaption>` : words);
	});
}
