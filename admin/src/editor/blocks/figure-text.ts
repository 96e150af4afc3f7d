import type { Change, Part } from '../least-change.ts';

/** The parts of `![alt](url "title")` and their positions. */
export interface FigureText {
	alt: string;
	url: string;
	caption: string;
	parts: {
		alt: Part;
		url: Part;
		/** Includes its quotation marks. */
		title: Part | undefined;
	};
}

const inBrackets = String.raw`(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*`;
const inAddress = String.raw`<[^<>\n]*>|(?:[^\s()<>\\]|\\.|\((?:[^\s()\\]|\\.)*\))+`;
const inQuotes = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const picture = new RegExp(
	String.raw`^!\[(?<alt>${inBrackets})\]\(\s*(?<url>${inAddress})(?:\s+(?<title>${inQuotes}))?\s*\)$`,
	'ds',
);
const punctuation = /\\([!-/:-@[-`{-~])/g;

const withoutEscapes = (text: string) => text.replace(punctuation, '$1');
const bare = (url: string) => (url.startsWith('<') ? url.slice(1, -1) : url);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns undefined unless the text is one picture with an inline address. */
export function readFigure(source: string): FigureText | undefined {
	const found = picture.exec(source);
	const { alt, url, title } = found?.indices?.groups ?? {};
	if (!alt || !url) return undefined;
	const textOf = ([from, to]: [number, number]) => source.slice(from, to);
	const partOf = ([from, to]: [number, number]) => ({ from, to });
	return {
		alt: oneLine(withoutEscapes(textOf(alt))),
		url: withoutEscapes(bare(textOf(url))),
		caption: title ? oneLine(withoutEscapes(textOf(title).slice(1, -1))) : '',
		parts: { alt: partOf(alt), url: partOf(url), title: title && partOf(title) },
	};
}

/** A description as the source of a picture has it. */
export const escapeAlt = (text: string) =>
	text.replace(/[\\[\]*_`<]|&(?=#?\w+;)/g, String.raw`\$&`);

export const setDescription = ({ parts }: FigureText, text: string): Change => ({
	...parts.alt,
	insert: escapeAlt(oneLine(text)),
});

/** The caption is the picture's title. */
export function setCaption({ parts }: FigureText, text: string): Change {
	const line = oneLine(text);
	const quoted = `"${line.replace(/["\\]|&(?=#?\w+;)/g, String.raw`\$&`)}"`;
	if (line === '') return { from: parts.url.to, to: parts.title?.to ?? parts.url.to, insert: '' };
	if (parts.title) return { ...parts.title, insert: quoted };
	return { from: parts.url.to, to: parts.url.to, insert: ` ${quoted}` };
}

/** Adds angle brackets only where Markdown would end the address too early. */
export const setAddress = ({ parts }: FigureText, url: string): Change => ({
	...parts.url,
	insert: /[\s()<>\\]/.test(url) ? `<${url.replace(/[<>\n]/g, encodeURIComponent)}>` : url,
});
