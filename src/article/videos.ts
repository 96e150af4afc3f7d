import { videoOf } from '#domain/video-address';
import { createElement, type ElementNode, isElement, onlyChild, textOf } from './tree.ts';

const withScheme = (text: string) => (/^https?:/i.test(text) ? text : `https://${text}`);

/** Marks a paragraph that holds only a video's address. `dressArticle` makes it a card; feeds keep the link. */
export function setVideo(paragraph: ElementNode): ElementNode | undefined {
	const only = onlyChild(paragraph);
	if (!isElement(only, 'a')) return undefined;
	const video = videoOf(only.attributes['href'] ?? '');
	if (!video || videoOf(withScheme(textOf(only)))?.address !== video.address) return undefined;
	return createElement('p', { class: 'video' }, [only]);
}
