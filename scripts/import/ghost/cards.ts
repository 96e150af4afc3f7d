import { parseMarkdown } from '#article/markdown';
import { withPictureWord } from '#domain/pictures/picture-words';
import { tableOf } from '#domain/text/table-of';
import { escapeHtml, linkTo } from '../html/escape.ts';

type Payload = Record<string, unknown>;
type Card = (payload: Payload) => string;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const paragraph = (html: string) => (html.trim() === '' ? '' : `<p>${html}</p>`);
const captionOf = ({ caption }: Payload) =>
	text(caption) === '' ? '' : `<figcaption>${text(caption)}</figcaption>`;
const buttonOf = (label: unknown, url: unknown) =>
	text(label) === ''
		? ''
		: text(url) === ''
			? paragraph(escapeHtml(text(label)))
			: linkTo(text(url), text(label));

const image: Card = (payload) => {
	const { src, alt, title, href, width, height } = payload;
	const size =
		Number(width) > 0 && Number(height) > 0
			? ` width="${Number(width)}" height="${Number(height)}"`
			: '';
	const named = text(title) === '' ? '' : ` title="${escapeHtml(text(title))}"`;
	const picture = `<img src="${escapeHtml(text(src))}" alt="${escapeHtml(text(alt))}"${named}${size}>`;
	const linked = text(href) === '' ? picture : `<a href="${escapeHtml(text(href))}">${picture}</a>`;
	return `<figure>${linked}${captionOf(payload)}</figure>`;
};

const gallery: Card = (payload) => {
	const images = Array.isArray(payload['images']) ? (payload['images'] as Payload[]) : [];
	const pictures = images.map((each) =>
		image({ ...each, src: withPictureWord(text(each['src']), 'galeria', true) }),
	);
	return pictures.join('') + paragraph(text(payload['caption']));
};

const embed: Card = (payload) => {
	const { url, html } = payload;
	const player = /<iframe\b[^<>]*>/i.test(text(html)) ? text(html) : '';
	return `${player === '' ? linkTo(text(url)) : player}${paragraph(text(payload['caption']))}`;
};

const bookmark: Card = (payload) => {
	const meta = (payload['metadata'] ?? payload) as Payload;
	const url = text(payload['url']) || text(meta['url']);
	const said = [meta['description'], meta['author'], meta['publisher']]
		.map(text)
		.filter((part) => part !== '');
	return (
		linkTo(url, text(meta['title']) || url) +
		said.map((part) => paragraph(escapeHtml(part))).join('') +
		paragraph(text(payload['caption']))
	);
};

const player =
	(name: 'audio' | 'video'): Card =>
	(payload) => {
		const { src, title } = payload;
		return `<figure><${name} src="${escapeHtml(text(src))}" title="${escapeHtml(text(title))}"></${name}>${captionOf(payload)}</figure>${paragraph(escapeHtml(text(title)))}`;
	};

const file: Card = ({ src, fileTitle, fileName, fileCaption }) =>
	linkTo(text(src), text(fileTitle) || text(fileName) || text(src)) + paragraph(text(fileCaption));

const code: Card = (payload) => {
	const language = /^[\w+#-]{1,30}$/.exec(text(payload['language']))?.[0];
	const name = language ? ` class="language-${language}"` : '';
	return `<pre><code${name}>${escapeHtml(text(payload['code']))}</code></pre>${paragraph(text(payload['caption']))}`;
};

const callout: Card = ({ calloutEmoji, calloutText, emoji, text: body }) =>
	`<blockquote><p>${escapeHtml(text(calloutEmoji) || text(emoji))} ${text(calloutText) || text(body)}</p></blockquote>`;

const heading = (html: unknown) => (text(html) === '' ? '' : `<h3>${text(html)}</h3>`);

const product: Card = (payload) => {
	const { productImageSrc, productTitle, productDescription, productButton, productUrl } = payload;
	const picture = text(productImageSrc) === '' ? '' : image({ src: productImageSrc, alt: '' });
	return (
		picture + heading(productTitle) + text(productDescription) + buttonOf(productButton, productUrl)
	);
};

const header: Card = ({
	header: title,
	subheader,
	buttonText,
	buttonUrl,
	heading: other,
	subheading,
	disclaimer,
	backgroundImageSrc,
}) =>
	(text(backgroundImageSrc) === '' ? '' : image({ src: backgroundImageSrc })) +
	heading(text(title) || other) +
	paragraph(text(subheader) || text(subheading)) +
	buttonOf(buttonText, buttonUrl) +
	paragraph(text(disclaimer));

/** Only shown in mails to subscribers, never on the page. */
const unseen: Card = () => '';

const cards = tableOf<Card>({
	image,
	gallery,
	embed,
	bookmark,
	video: player('video'),
	audio: player('audio'),
	file,
	codeblock: code,
	code,
	callout,
	product,
	header,
	signup: header,
	toggle: ({ heading: title, content }) =>
		`<details><summary>${text(title)}</summary>${text(content)}</details>`,
	button: ({ buttonText, buttonUrl }) => buttonOf(buttonText, buttonUrl),
	'call-to-action': ({ textValue, buttonText, buttonUrl, imageUrl }) =>
		(text(imageUrl) === '' ? '' : image({ src: imageUrl })) +
		text(textValue) +
		buttonOf(buttonText, buttonUrl),
	html: ({ html }) => text(html),
	markdown: ({ markdown }) => parseMarkdown(text(markdown)).html,
	'card-markdown': ({ markdown }) => parseMarkdown(text(markdown)).html,
	horizontalrule: () => '<hr>',
	hr: () => '<hr>',
	email: unseen,
	'email-cta': unseen,
	paywall: unseen,
});

/** Converts one of the editor's cards to HTML; undefined for an unknown card. */
export function cardToHtml(name: string, payload: Payload): string | undefined {
	return Object.hasOwn(cards, name) ? cards[name]?.(payload) : undefined;
}
