import { messages } from '#config/messages';
import { cleanText } from '#domain/clean-text';
import { createElement, type ElementNode } from './tree.ts';

const texts = messages.article.embeds;

const players: readonly (readonly [
	pattern: RegExp,
	address: (id: string) => string,
	text: string,
])[] = [
	[
		/^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})(?:[?&#/]|$)/,
		(id) => `https://www.youtube.com/watch?v=${id}`,
		texts.youtube,
	],
	[
		/^https:\/\/player\.vimeo\.com\/video\/(\d{3,15})(?:[?&#/]|$)/,
		(id) => `https://vimeo.com/${id}`,
		texts.vimeo,
	],
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
	const player = players.find(([pattern]) => pattern.test(source));
	const id = player?.[0].exec(source)?.[1];
	const href = player && id ? player[1](id) : source;
	const label = player?.[2] ?? embeds.get(name) ?? texts.other(new URL(source).host);
	const title = read('title');
	const card = title === '' ? label : `${label}: ${title}`;
	return createElement('a', { href, 'data-card': '' }, [card]);
}
