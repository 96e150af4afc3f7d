import { withPictureWord } from '#domain/pictures/picture-words';
import { cutLetters } from '#domain/text/cut-text';
import { htmlToText } from '../html/article-text.ts';
import { escapeHtml, linkTo } from '../html/escape.ts';
import { readAttributes, type ShortcodeContext } from './shortcodes.ts';

/** WPBakery, Divi, Avada, Enfold, Cornerstone, and the families of themes that add to them. */
const family =
	'vc|et_pb|fusion|av|cs|x|kc|mk|tatsu|nectar|ultimate|ult|dt|qode|eltdf|edgtf|mkdf|bt_bb';
const opening = new RegExp(`\\[(/?)((?:${family})_[\\w-]{1,60})(?=[\\s\\]/])`, 'gi');
/** Characters of one shortcode's attributes; a longer one is no shortcode. */
const longest = 8_000;
/** No article has this many; each may search the rest of the text. */
const most = 5_000;

/** Attributes with words that the old page showed, as headings and as paragraphs. */
const heading = /^(?:(?:main_)?heading|header|h2|title(?:_front|_back)?|question)$/;
const words =
	/^(?:h4|sub_?(?:title|head|heading)|text(?:_front|_back)?|tagline|desc(?:ription)?|content|quote|answer|name|author|job(?:_title)?|position|company(?:_name)?|label_value|number|value|currency|sum|price|per|caption|message|(?:artist|album)_name)$/;
const labels = /^(?:button(?:_one)?_text|label|linktext|btn_(?:title|text))$/;
const addresses = /^(?:link|url|href|button_(?:url|link|one_url)|btn_link)$/;
const second = { label: /^button_two_text$/, address: /^button_two_url$/ };
const pictures = /^(?:image|src|image_url|custom_src|img|photo|picture)$/;
const attached = /^(?:images?|ids|attachment|(?:gallery|image)_ids|image_id)$/;
const videos = /^(?:src|link|url|video_url|id)$/;

/** Within a sentence, so no paragraph ends there. */
const inline = /(?:highlight|dropcap\w*|tooltip|popover|icon|fontawesome|text_link)$/i;
const isButton = (name: string) => /(?:btn|button)\d?$/i.test(name);
/** Only the old site's programs fill these. */
const ofOldSite =
	/_(?:\w*form|signup|login|blog|posts?(?:_\w+)?|recent_\w+|portfolio|\w*grid|sidebar|gmaps|map|search|comments|\w*slider|widget_\w+)$/i;
const isPicture = (address: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(address);
const technical =
	/css|style|font|class|^_|_id$|admin|global|animat|background|filter|gradient|icon/i;

type Attributes = Record<string, string>;
/** Attributes of these names that say something, in the order in which they are written. */
const saying = (given: Attributes, names: RegExp) =>
	Object.entries(given).filter(([key, value]) => names.test(key) && value.trim() !== '');
const said = (given: Attributes, names: RegExp): string | undefined => saying(given, names)[0]?.[1];

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** `url:https%3A%2F%2F…|title:…` (WPBakery), `manually,https://…` (Enfold), or the address itself. */
function readLink(value = ''): string | undefined {
	const [, encoded] = /^(?:.*\|)?url:([^|]*)/.exec(value) ?? [];
	const address = encoded === undefined ? value.replace(/^manually,/, '') : decode(encoded);
	return /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(address.trim()) ? address.trim() : undefined;
}

function writePictures(given: Attributes, { findAttachment }: ShortcodeContext): string[] {
	const address = said(given, pictures) ?? '';
	const alt = escapeHtml(given['alt'] ?? given['image_alt'] ?? '');
	if (/^(?:https?:)?\/\//i.test(address) && isPicture(address)) {
		return [`<figure><img src="${escapeHtml(address)}" alt="${alt}"></figure>`];
	}
	const ids = (said(given, attached) ?? '').split(',').map((id) => id.trim());
	const found = ids.flatMap((id) => (/^\d+$/.test(id) ? (findAttachment(id) ?? []) : []));
	return found.map(({ url, alt: described, caption }) => {
		const source = found.length > 1 ? withPictureWord(url, 'galeria', true) : url;
		const legend = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
		return `<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(described)}">${legend}</figure>`;
	});
}

function writeVideo(name: string, given: Attributes): string[] {
	if (!/video|youtube|vimeo/i.test(name)) return [];
	const id = given['id'] ?? '';
	if (/youtube$/i.test(name) && /^[\w-]{11}$/.test(id)) {
		return [linkTo(`https://www.youtube.com/watch?v=${id}`)];
	}
	if (/vimeo$/i.test(name) && /^\d+$/.test(id)) return [linkTo(`https://vimeo.com/${id}`)];
	const address = readLink(said(given, videos));
	return address ? [linkTo(address)] : [];
}

/** Sentences in attributes of which nothing here knows whether readers saw them. */
function noteSentences(name: string, given: Attributes, note: ShortcodeContext['note']): void {
	for (const [key, value] of Object.entries(given)) {
		if ([heading, words, labels, second.label, technical].some((names) => names.test(key)))
			continue;
		if (/(?<!\p{L})(?:\p{L}{2,}[ ,.]+){4}/u.test(decode(value))) {
			note(`[${name}] tinha palavras que ficaram de fora: ${cutLetters(decode(value), 200)}`);
		}
	}
}

/** What one of a builder's parts shows itself, before what it contains. */
function writePart(name: string, given: Attributes, context: ShortcodeContext): string {
	const ownLabel = isButton(name) ? /^(?:title|text)$/ : /^$/;
	const label = said(given, labels) ?? said(given, ownLabel);
	const isHeading = (key: string) =>
		heading.test(key) || (key === 'text' && /heading$/i.test(name));
	const shown = saying(given, /./).filter(([key]) => !ownLabel.test(key));
	const titles = shown.filter(([key]) => isHeading(key));
	const others = shown.filter(([key]) => words.test(key) && !isHeading(key));
	const write = (element: string) => (attribute: [key: string, value: string]) =>
		`<${element}>${decodeMarks(attribute[1].trim())}</${element}>`;
	const link = (text: string | undefined, to: string | undefined) => {
		if (!text) return [];
		return [to ? linkTo(to, text) : `<p>${escapeHtml(text)}</p>`];
	};
	noteSentences(name, given, context.note);
	return [
		...titles.map(write('h3')),
		...writePictures(given, context),
		...writeVideo(name, given),
		...others.map(write('p')),
		...link(label, readLink(said(given, addresses))),
		...link(said(given, second.label), readLink(said(given, second.address))),
	].join('\n\n');
}

/** Builders write quotation marks and brackets within attributes as other signs; the words may have tags. */
const decodeMarks = (value: string) =>
	value.replaceAll('``', '"').replaceAll('`{`', '[').replaceAll('`}`', ']').replaceAll('%22', '"');

/** Parts whose content is not read as it stands. */
const closesItself = (name: string) => /_(?:raw_html|raw_js|code)$/.test(name) || isButton(name);

/** `body` is the content of a part that `closesItself`. */
function writeOpening(
	name: string,
	given: Attributes,
	body: string | undefined,
	context: ShortcodeContext,
): string {
	if (inline.test(name)) return '';
	if (ofOldSite.test(name)) context.note(`[${name}] só funciona no blog antigo: ficou de fora`);
	const part = writePart(name, given, context);
	if (body === undefined) return `\n\n${part}\n\n`;
	if (!isButton(name)) return `\n\n${part}\n\n${decodeRaw(name, body)}\n\n`;
	const address = readLink(said(given, addresses));
	const label = part === '' && address ? linkTo(address, htmlToText(body)) : body;
	return `\n\n${part}\n\n${label}\n\n`;
}

/** Raw HTML stands in base64, in WPBakery's case of an encoded address. */
function decodeRaw(name: string, body: string): string {
	if (/_raw_js$/i.test(name)) return '';
	const text = body.trim();
	if (!/^[A-Za-z0-9+/\s]{8,}={0,2}$/.test(text)) return body;
	return decode(Buffer.from(text, 'base64').toString('utf8'));
}

const isQuoted = (attributes: string) => (attributes.match(/"/g)?.length ?? 0) % 2 === 1;

/** Where the shortcode's tag ends; a bracket within quotation marks does not end it. */
function findEnd(text: string, from: number): number {
	let end = text.indexOf(']', from);
	for (let more = 0; more < 3 && end >= 0 && end - from < longest; more += 1) {
		if (!isQuoted(text.slice(from, end))) return end;
		end = text.indexOf(']', end + 1);
	}
	return text.indexOf(']', from);
}

/** Finds closing tags; one that is not there is not sought again, so that many cost no more than one. */
function closingTags(text: string): (name: string, from: number) => number {
	const lower = text.toLowerCase();
	const missing = new Set<string>();
	return (name, from) => {
		if (missing.has(name)) return -1;
		const end = lower.indexOf(`[/${name}]`, from);
		if (end < 0) missing.add(name);
		return end;
	};
}

/** Takes the words, pictures and links of a page out of its builder's shortcodes. */
export function unwrapBuilders(text: string, context: ShortcodeContext): string {
	const parts: string[] = [];
	const findClosing = closingTags(text);
	let at = 0;
	let count = 0;
	opening.lastIndex = 0;
	for (let match = opening.exec(text); match && count < most; match = opening.exec(text)) {
		const tagEnd = findEnd(text, opening.lastIndex);
		if (tagEnd < 0) break;
		count += 1;
		if (tagEnd - opening.lastIndex > longest) continue;
		const [, closes, rawName = ''] = match;
		const name = rawName.toLowerCase();
		const given = readAttributes(text.slice(opening.lastIndex, tagEnd).replace(/\/$/, ''));
		parts.push(text.slice(at, match.index));
		at = tagEnd + 1;
		if (!closes) {
			const content = closesItself(name) ? findClosing(name, at) : -1;
			const body = content < 0 ? undefined : text.slice(at, content);
			if (body !== undefined) at = content;
			parts.push(writeOpening(name, given, body, context));
		} else if (!inline.test(name)) parts.push('\n\n');
		opening.lastIndex = at;
	}
	parts.push(text.slice(at));
	return parts.join('');
}
