import { parseMarkdown } from '#article/markdown';
import { withPictureWord } from '#domain/pictures/picture-words';
import { escapeHtml, linkTo } from '../html/escape.ts';

type Payload = Record<string, unknown>;

const known =
	/^(?:image|gallery|embed|bookmark|video|audio|file|code(?:block)?|callout|product|header|signup|toggle|button|call-to-action|html|(?:card-)?markdown)$/;
/** Shown in mails to subscribers alone, never on the page. */
const unseen = /^(?:email(?:-cta)?|paywall)$/;
/** What cards call the words that they show, as HTML, and pictures and buttons around them. */
const pictures = /^(?:productImageSrc|backgroundImageSrc|imageUrl)$/;
const headings = /^(?:heading|header|productTitle)$/;
const words =
	/^(?:subheader|subheading|productDescription|textValue|fileCaption|disclaimer|caption)$/;
const plainWords = /^(?:description|author|publisher)$/;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const textsIn = (payload: Payload, names: RegExp) =>
	Object.entries(payload).flatMap(([key, value]) => (names.test(key) && text(value)) || []);

function writePicture({ src, alt, title, href, width, height, caption }: Payload): string {
	const size = Number(width) > 0 && Number(height) > 0;
	const sized = size ? ` width="${Number(width)}" height="${Number(height)}"` : '';
	const named = text(title) === '' ? '' : ` title="${escapeHtml(text(title))}"`;
	const picture = `<img src="${escapeHtml(text(src))}" alt="${escapeHtml(text(alt))}"${named}${sized}>`;
	const linked = text(href) === '' ? picture : `<a href="${escapeHtml(text(href))}">${picture}</a>`;
	const legend = text(caption) === '' ? '' : `<figcaption>${text(caption)}</figcaption>`;
	return `<figure>${linked}${legend}</figure>`;
}

function writeGallery({ images }: Payload): string {
	return (Array.isArray(images) ? (images as Payload[]) : [])
		.map((each) =>
			writePicture({ ...each, src: withPictureWord(text(each['src']), 'galeria', true) }),
		)
		.join('');
}

function writeCode({ code, language }: Payload): string {
	const name = /^[\w+#-]{1,30}$/.exec(text(language))?.[0];
	return `<pre><code${name ? ` class="language-${name}"` : ''}>${escapeHtml(text(code))}</code></pre>`;
}

/** The one thing that a card is made for. */
function writeBody(name: string, payload: Payload): string {
	const { url, src, html, title, calloutEmoji, emoji } = payload;
	if (/^(?:video|audio)$/.test(name))
		return `<figure><${name} src="${escapeHtml(text(src))}" title="${escapeHtml(text(title))}"></${name}></figure><p>${escapeHtml(text(title))}</p>`;
	if (name === 'gallery') return writeGallery(payload);
	if (name.startsWith('code')) return writeCode(payload);
	if (name === 'callout')
		return `<blockquote><p>${escapeHtml(text(calloutEmoji) || text(emoji))} ${text(payload['calloutText']) || text(payload['text'])}</p></blockquote>`;
	if (name.endsWith('markdown')) return parseMarkdown(text(payload['markdown'])).html;
	if (name === 'html' || /<iframe\b[^<>]*>/i.test(text(html))) return text(html);
	if (name === 'file')
		return linkTo(text(src), text(payload['fileTitle']) || text(payload['fileName']) || text(src));
	return text(url) === '' ? '' : linkTo(text(url), text(title) || text(url));
}

function writeButton({ buttonText, productButton, buttonUrl, productUrl }: Payload): string {
	const label = text(buttonText) || text(productButton);
	const url = text(buttonUrl) || text(productUrl);
	if (label === '') return '';
	return url === '' ? `<p>${escapeHtml(label)}</p>` : linkTo(url, label);
}

/** Converts one of the editor's cards to HTML; undefined for an unknown card. */
export function cardToHtml(name: string, given: Payload): string | undefined {
	if (unseen.test(name)) return '';
	if (/^h(?:orizontal)?r(?:ule)?$/.test(name)) return '<hr>';
	if (!known.test(name)) return undefined;
	if (name === 'image') return writePicture(given);
	if (name === 'toggle')
		return `<details><summary>${text(given['heading'])}</summary>${text(given['content'])}</details>`;
	const payload = { ...(given['metadata'] as Payload | undefined), ...given };
	return [
		...textsIn(payload, pictures).map((src) => writePicture({ src })),
		...textsIn(payload, headings).map((each) => `<h3>${each}</h3>`),
		writeBody(name, payload),
		...textsIn(payload, words).map((each) => `<div>${each}</div>`),
		...textsIn(payload, plainWords).map((each) => `<p>${escapeHtml(each)}</p>`),
		writeButton(payload),
	].join('');
}
