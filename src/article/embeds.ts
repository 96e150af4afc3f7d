import type { Attributes, Tag, Transformer } from 'sanitize-html';
import { messages } from '#config/messages';

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

/** B1b: a third-party frame or player becomes a link, so that the page makes no third-party request. */
export const embedTransforms: Record<string, Transformer> = {
	iframe: (_, attributes) => toCard(attributes),
	embed: (_, attributes) => toCard(attributes),
	source: (_, attributes) => toCard(attributes, texts.media),
	video: (_, attributes) => toCard(attributes, texts.video),
	audio: (_, attributes) => toCard(attributes, texts.audio),
	a: (tagName, { 'data-card': _, ...attribs }) => ({ tagName, attribs }),
};

function toCard(attributes: Attributes, text?: string): Tag {
	const source = (attributes['src'] ?? '').trim().replace(/^\/\//, 'https://');
	if (!URL.canParse(source) || !/^https?:/i.test(source)) return { tagName: 'p', attribs: {} };
	const player = players.find(([pattern]) => pattern.test(source));
	const id = player?.[0].exec(source)?.[1];
	const href = player && id ? player[1](id) : source;
	const label = player?.[2] ?? text ?? texts.other(new URL(source).host);
	const title = (attributes['title'] ?? '').trim();
	const card = title === '' ? label : `${label}: ${title}`;
	return { tagName: 'a', attribs: { href, 'data-card': card } };
}
