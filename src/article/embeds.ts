import { messages } from '#config/messages';
import { cleanText } from '#domain/clean-text';
import { videoOf } from '#domain/video-address';
import { createElement, type ElementNode } from './tree.ts';

const texts = messages.article.embeds;

/** Elements that load something from elsewhere, with what their card says if their address says nothing. */
const embeds = new Map<string, string | undefined>([
	['iframe', undefined],
	['embed', undefined],
	['source', texts.media],
	['video', texts.video],
	['audio', texts.audio],
]);

/** B1b: a third-party frame or player becomes a link, so that the page makes no third-party request. */
export function setEmbed({ name, attributes }: ElementNode): ElementNode | undefined {
	if (!embeds.has(name)) return undefined;
	const read = (attribute: string) => cleanText(attributes[attribute] ?? '').trim();
	const source = read('src').replace(/^\/\//, 'https://');
	const url = /^https?:/i.test(source) && URL.parse(source);
	if (!url) return undefined;
	const video = videoOf(source);
	const label = video ? texts[video.site] : (embeds.get(name) ?? texts.other(url.host));
	const title = read('title');
	const card = title === '' ? label : `${label}: ${title}`;
	return createElement('a', { href: video?.address ?? source, 'data-card': '' }, [card]);
}
