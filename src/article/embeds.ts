import { messages } from '#config/messages';
import { cleanText } from '#domain/clean-text';
import { createElement, type ElementNode } from './tree.ts';

const texts = messages.article.embeds;

const players = [
	{
		pattern: /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})(?:[?&#/]|$)/,
		page: 'https://www.youtube.com/watch?v=',
		text: texts.youtube,
	},
	{
		pattern: /^https:\/\/player\.vimeo\.com\/video\/(\d{3,15})(?:[?&#/]|$)/,
		page: 'https://vimeo.com/',
		text: texts.vimeo,
	},
];

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
	if (!URL.canParse(source) || !/^https?:/i.test(source)) return undefined;
	const player = players.find(({ pattern }) => pattern.test(source));
	const href = player ? `${player.page}${player.pattern.exec(source)?.[1]}` : source;
	const label = player?.text ?? embeds.get(name) ?? texts.other(new URL(source).host);
	const title = read('title');
	const card = title === '' ? label : `${label}: ${title}`;
	return createElement('a', { href, 'data-card': '' }, [card]);
}
