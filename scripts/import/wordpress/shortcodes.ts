import { withPictureWord } from '#domain/pictures/picture-words';
import { escapeHtml, linkTo } from '../html/escape.ts';
import { writeInlineNote } from '../html/notes.ts';
import type { Attachment } from './site-index.ts';

export interface ShortcodeContext {
	/** By number. */
	findAttachment: (id: string) => Attachment | undefined;
	/** Pictures uploaded to this post, which a gallery without ids shows. */
	uploads: readonly Attachment[];
	note: (text: string) => void;
}

type Attributes = Record<string, string>;

/** Plugins for code have a tag for each language, and keep signs as the editor wrote them. */
const codes =
	'bash|shell|css|html|xml|js|javascript|php|python|ruby|sql|java|csharp|cpp|perl|json|yaml';
/** Of Easy Footnotes, Modern Footnotes and other plugins. */
const notes = 'efn_note|mfn|modern_footnote|footnote|ref|fn';
const own =
	'caption|wp_caption|gallery|playlist|audio|video|wpvideo|embed|youtube|vimeo|soundcloud|googlevideo|dailymotion|sourcecode|code|cc';
const shortcode = new RegExp(
	`\\[(\\[?)(${own}|${notes}|${codes})(?![\\w-])([^[\\]]{0,3000}?)(\\/)?\\](\\]?)`,
	'gi',
);
const codeTag = new RegExp(`^(?:${codes})$`);
const noteTag = new RegExp(`^(?:${notes})$`);
const needsBody = (name: string) => codeTag.test(name) || noteTag.test(name);
/** Each one searches the rest of the text; no article has this many. */
const most = 2_000;
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)/g;
const media = /^(?:src|mp3|m4a|ogg|wav|flac|mp4|m4v|webm|ogv|wmv|flv|url)$/;

/** The attributes of a shortcode, by their names in small letters; those without a name by their number. */
export function readAttributes(text: string): Attributes {
	// WordPress's editor puts typographic quotation marks where the author typed plain ones.
	const plain = text.replace(/[“”″]|&#82(?:20|21|43);|&quot;/g, '"');
	const found: Attributes = {};
	let bare = 0;
	for (const [, name, double, single, free, alone] of plain.matchAll(attribute)) {
		if (name) found[name.toLowerCase()] = double ?? single ?? free ?? '';
		else found[String(bare++)] = (alone ?? '').replace(/^=/, '');
	}
	return found;
}

/** `[caption]<img> The words[/caption]`, or with the words in an attribute. */
function writeCaption(body: string, attributes: Attributes): string {
	const [, image = '', rest = body] =
		/^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(body) ?? [];
	const words = [attributes['caption'] ?? '', rest.trim()].filter((part) => part !== '').join(' ');
	const caption = words === '' ? '' : `<figcaption>${words}</figcaption>`;
	return `\n\n<figure>${image}${caption}</figure>\n\n`;
}

function writeGallery(attributes: Attributes, context: ShortcodeContext): string {
	const ids = (attributes['ids'] ?? attributes['include'] ?? '')
		.split(',')
		.flatMap((id) => id.trim() || []);
	const excluded = (attributes['exclude'] ?? '').split(',').map((id) => id.trim());
	const pictures =
		ids.length > 0
			? ids.flatMap((id) => context.findAttachment(id) ?? [])
			: context.uploads.filter(({ id, url }) => isPicture(url) && !excluded.includes(id));
	if (pictures.length < Math.max(1, ids.length)) {
		context.note('galeria: faltam imagens no arquivo');
	}
	const figures = pictures.map(({ url, alt, caption }) => {
		const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
		const source = escapeHtml(withPictureWord(url, 'galeria', true));
		return `<figure><img src="${source}" alt="${escapeHtml(alt)}">${words}</figure>`;
	});
	return `\n\n${figures.join('\n\n')}\n\n`;
}

const isPicture = (url: string) => /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i.test(url);

function writeMedia(name: string, body: string, attributes: Attributes): string {
	const [, given = attributes['0'] ?? ''] =
		Object.entries(attributes).find(([key, value]) => media.test(key) && value !== '') ?? [];
	const source = body.trim() || given;
	if (name === 'youtube' && /^[\w-]{5,20}$/.test(source))
		return linkTo(`https://www.youtube.com/watch?v=${source}`);
	if (name === 'vimeo' && /^\d+$/.test(source)) return linkTo(`https://vimeo.com/${source}`);
	if (name === 'wpvideo') return linkTo(`https://videopress.com/v/${source}`);
	return /^(?:https?:)?\/\//i.test(source) ? linkTo(source) : escapeHtml(source);
}

function writeShortcode(
	name: string,
	body: string,
	attributes: Attributes,
	context: ShortcodeContext,
) {
	if (codeTag.test(name)) return writeCode(body, name);
	if (noteTag.test(name)) return writeInlineNote(body);
	switch (name) {
		case 'caption':
		case 'wp_caption':
			return writeCaption(body, attributes);
		case 'gallery':
			return writeGallery(attributes, context) + body;
		case 'playlist':
			context.note('lista de reprodução deixada de fora');
			return body;
		case 'code':
		case 'sourcecode':
		case 'cc':
			return writeCode(body, attributes['lang'] ?? attributes['language'] ?? '');
		default:
			return `\n\n${writeMedia(name, body, attributes)}\n\n`;
	}
}

function writeCode(body: string, language: string): string {
	const isEscaped = !body.includes('<');
	const code = isEscaped
		? body
				.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>')
				.replaceAll('&quot;', '"')
				.replaceAll('&amp;', '&')
		: body;
	const name = /^[\w+#-]{1,20}$/.test(language) ? ` class="language-${language}"` : '';
	const text = escapeHtml(code.replace(/^[ \t]*\n/, '').trimEnd());
	return `\n\n<pre><code${name}>${text}</code></pre>\n\n`;
}

/** Converts WordPress's own shortcodes to HTML; those of plugins stay as they are, except for code and notes. */
export function replaceShortcodes(text: string, context: ShortcodeContext): string {
	const parts: string[] = [];
	const lower = text.toLowerCase();
	let at = 0;
	let count = 0;
	shortcode.lastIndex = 0;
	for (let match = shortcode.exec(text); match && count < most; match = shortcode.exec(text)) {
		count += 1;
		const [whole, escaped, rawName = '', attributes = '', isSelfClosed, closing] = match;
		const name = rawName.toLowerCase();
		parts.push(text.slice(at, match.index));
		at = match.index + whole.length;
		if (escaped && closing) {
			parts.push(whole.slice(1, -1));
			continue;
		}
		const end = isSelfClosed ? -1 : lower.indexOf(`[/${name}]`, at);
		const next = lower.indexOf(`[${name}`, at);
		const hasBody = end >= 0 && (next < 0 || end < next);
		const body = hasBody ? text.slice(at, end) : '';
		if (needsBody(name) && !hasBody) {
			parts.push(whole);
			continue;
		}
		if (hasBody) at = end + name.length + 3;
		shortcode.lastIndex = at;
		parts.push(writeShortcode(name, body, readAttributes(attributes), context));
	}
	parts.push(text.slice(at));
	return parts.join('');
}
