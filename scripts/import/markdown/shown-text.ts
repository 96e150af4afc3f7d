import { stripMarks } from '#domain/text/strip-marks';

/** Parses `src="a.png" title:"Mesa"`: named values by name, others by position. */
export function readArguments(text: string): Record<string, string> {
	const read: Record<string, string> = {};
	let place = 0;
	for (const [, name, double, single, bare] of text.matchAll(
		/(?:([\w-]+)[=:](?!\/\/))?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g,
	)) {
		read[name ?? String(place++)] = double ?? single ?? bare ?? '';
	}
	return read;
}

export const isPicture = (value: string) =>
	/^[^\s<>]+\.(?:png|jpe?g|jfif|gif|webp|avif|svg)$/i.test(value);

/** The picture that a template shows, with its caption, and whose it is. */
function pictureText(given: Record<string, string>, source: string): string {
	const { alt = '', caption, title, description, attr = '', attrlink = '' } = given;
	const owner = attr || attrlink;
	const words = stripMarks(`${caption ?? title ?? description ?? ''} ${owner}`).trim();
	return `![${alt}](<${source}>${words && ` "${words.replaceAll('"', "'")}"`})`;
}

/**
 * A video's address in a paragraph of its own, or a picture with its caption; undefined when only the old site's code
 * knows the output.
 */
export function shownText(name: string, given: Record<string, string>): string | undefined {
	const first = given['id'] ?? given['0'] ?? '';
	const isId = /^[\w./-]+$/.test(first);
	if (/^youtube/i.test(name) && isId) return `\n\nhttps://www.youtube.com/watch?v=${first}\n\n`;
	if (/^vimeo/i.test(name) && isId) return `\n\nhttps://vimeo.com/${first}\n\n`;
	if (name === 'gist' && isId)
		return `\n\nhttps://gist.github.com/${first}/${given['1'] ?? ''}\n\n`;
	const source = given['src'] ?? (name === 'figure' ? given['0'] : undefined);
	if (name === 'figure' && source) return pictureText(given, source);
	if (source && /^https?:/.test(source)) return `\n\n${source}\n\n`;
	const picture = Object.values(given).find(isPicture);
	const alt = picture === given['0'] ? given['1'] : undefined;
	return picture === undefined
		? undefined
		: pictureText({ ...(alt && { alt }), ...given }, picture);
}
