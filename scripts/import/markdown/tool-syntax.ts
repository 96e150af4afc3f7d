import { maskCode } from './mask-code.ts';
import type { MarkdownSite } from './read-site.ts';

export interface ReadText {
	content: string;
	notes: string[];
}

type Rewrite = (match: RegExpExecArray) => string | undefined;

/** Rewrites what stands outside code; answers how often it did. */
function rewrite(text: string, pattern: RegExp, to: Rewrite): { text: string; count: number } {
	let at = 0;
	let count = 0;
	let written = '';
	for (const match of maskCode(text).matchAll(pattern)) {
		const made = to(match);
		if (made === undefined) continue;
		written += text.slice(at, match.index) + made;
		at = match.index + match[0].length;
		count += 1;
	}
	return { text: written + text.slice(at), count };
}

/** Of `{{< figure src="a.png" title="Mesa" >}}`: by name, and those without one by their place. */
function readArguments(text: string): Record<string, string> {
	const read: Record<string, string> = {};
	let place = 0;
	for (const [, name, double, single, bare] of text.matchAll(
		/(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g,
	)) {
		read[name ?? String(place++)] = double ?? single ?? bare ?? '';
	}
	return read;
}

const quoted = (text: string) => text.replaceAll('"', "'");

/** A video's address alone in a paragraph, a picture with its caption; undefined for what only that site's code knows. */
function shortcodeText(name: string, given: Record<string, string>): string | undefined {
	const first = given['id'] ?? given['0'] ?? '';
	if (name === 'youtube') return `\n\nhttps://www.youtube.com/watch?v=${first}\n\n`;
	if (name === 'vimeo') return `\n\nhttps://vimeo.com/${first}\n\n`;
	if (name === 'gist') return `\n\nhttps://gist.github.com/${first}/${given['1'] ?? ''}\n\n`;
	const source = given['src'] ?? (name === 'figure' ? given['0'] : undefined);
	if (name === 'figure' && source) {
		const caption = given['caption'] ?? given['title'];
		return `![${given['alt'] ?? ''}](<${source}>${caption ? ` "${quoted(caption)}"` : ''})`;
	}
	return source && /^https?:/.test(source) ? `\n\n${source}\n\n` : undefined;
}

/** Kept where nobody sees it: what it would have shown, only the old site's code knows. */
const hide = (text: string) => `<!-- ${text.replaceAll('--', '- -')} -->`;

function readShortcodes(text: string, notes: string[]): string {
	const unknown = new Set<string>();
	const pattern = /\{\{[<%]\s*(\/?)([\w./-]+)((?:[^<>%"'}]|"[^"\n]*"|'[^'\n]*')*?)\/?\s*[>%]\}\}/g;
	const { text: read, count } = rewrite(text, pattern, ([whole, slash, name = '', given = '']) => {
		const made = slash ? undefined : shortcodeText(name, readArguments(given));
		if (made !== undefined) return made;
		unknown.add(name);
		return hide(whole);
	});
	if (count > 0) notes.push(`${count} atalhos do Hugo viraram texto`);
	if (unknown.size > 0)
		notes.push(
			`atalhos que este blog não conhece estão escondidos no texto: ${[...unknown].join(', ')}`,
		);
	return read;
}

/** Liquid runs before Markdown, within code too. */
function readLiquid(text: string, notes: string[]): string {
	const read = text
		.replace(/\{%-?\s*highlight\s+([\w+#.-]+)[^%]*%\}\n?/g, '```$1\n')
		.replace(/\n?\{%-?\s*endhighlight\s*-?%\}/g, '\n```')
		.replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, '')
		.replace(/\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g, '')
		.replace(/\{\{-?\s*(["'])(\/[^"'\s]*)\1\s*\|[^{}]*\}\}/g, '$2');
	if (read !== text) notes.push('marcas de Liquid viraram texto');
	const left = maskCode(read).match(/\{%-?\s*[a-z_]+/g) ?? [];
	const names = new Set(left.map((tag) => tag.replace(/\W/g, '')));
	if (names.size > 0)
		notes.push(
			`marcas de Liquid que este blog não conhece ficaram no texto: ${[...names].join(', ')}`,
		);
	return read;
}

/** Lines of JavaScript that stand alone become comments, which readers do not see. */
function readMdx(text: string, notes: string[]): string {
	const pattern =
		/^(?:import\s(?:[^;\n]*\sfrom\s)?["'][^"'\n]+["'];?|export\s(?:const|default)\s[^\n]*)$/gm;
	const { text: read, count } = rewrite(text, pattern, ([whole]) =>
		whole.includes('*/') ? undefined : `{/* ${whole} */}`,
	);
	if (count > 0) notes.push(`${count} linhas de código do MDX estão escondidas no texto`);
	return read;
}

/** A text without the marks that only its old tool understood; each kind is reported. */
export function readToolSyntax(
	content: string,
	source: string,
	{ hasLiquid }: Pick<MarkdownSite, 'hasLiquid'>,
): ReadText {
	const notes: string[] = [];
	let read = content;
	if (/\{\{[<%]/.test(read)) read = readShortcodes(read, notes);
	if (hasLiquid && /\{[{%]/.test(read)) read = readLiquid(read, notes);
	if (/\.mdx$/i.test(source)) read = readMdx(read, notes);
	return { content: read, notes };
}
