const everywhere: readonly (readonly [signs: RegExp, written: string])[] = [
	[/[\\*`[\]]/g, '\\$&'],
	[/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_'],
	[/<(?=[a-z/!?])/gi, '\\<'],
	[/&(?=#?\w+;|$)/g, '\\&'],
	[/\{(?=#)/g, '\\{'],
	// Beside a mark, a single tilde would lengthen the mark's own.
	[/~(?=~|$)|(?<=~|^)~/g, '\\~'],
	[/(?<=^|\s)#+(?=\s*$)/g, '\\$&'],
];

/** At the start of a line: quotations, lists, headings, underlines, table rows. */
const atStart: readonly (readonly [signs: RegExp, written: string])[] = [
	[/^(\s*)([->|]|=+|#{1,6}(?=\s)|\+(?=\s|$)|:(?=-))/, '$1\\$2'],
	[/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2'],
];

/** Markdown reads no sign in an address that stands in a text, but takes a backslash behind it for a part of it. */
const address = /(<https?:\/\/[^\s<>]+>|(?:https?:\/\/|www\.)(?:(?!&#?\w+;)[^\s<])+)/i;
/** Mail programs write one behind a link's words in angle brackets, which Markdown does not show. */
const besideBrackets =
	/(?<=[\p{L}\p{N}])(?=<https?:\/\/[^\s<>]+>)|(?<=<https?:\/\/[^\s<>]+>)(?=[\p{L}\p{N}])/giu;
const needsEnd = /^(?:<[a-z/!?]|&#?\w+;)/i;

const replaceAll = (text: string, rules: typeof everywhere) =>
	rules.reduce((written, [signs, to]) => written.replace(signs, to), text);

/** The signs of a text within a line, so that Markdown shows them. */
export const escapeInline = (text: string): string =>
	text
		.replace(besideBrackets, ' ')
		.split(address)
		.map((part, at, parts) => {
			if (at % 2 === 0) return replaceAll(part, everywhere);
			return !part.startsWith('<') && needsEnd.test(parts[at + 1] ?? '') ? `<${part}>` : part;
		})
		.join('');

/** Writes a text, which may begin a line, so that Markdown shows it and reads nothing in it. */
export const escapeMarkdown = (text: string): string => replaceAll(escapeInline(text), atStart);
