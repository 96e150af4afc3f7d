import { counted } from '../counted.ts';
import { readKramdown, readPythonMarkdown } from './dialect.ts';
import { readLiquid } from './liquid.ts';
import type { MarkdownSite } from './read-site.ts';
import { hide, rewrite } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';

export interface ReadText {
	content: string;
	notes: string[];
}

function readShortcodes(text: string, notes: string[]): string {
	const unknown = new Set<string>();
	const pattern = /\{\{[<%]\s*(\/?)([\w./-]+)((?:[^<>%"'}]|"[^"\n]*"|'[^'\n]*')*?)\/?\s*[>%]\}\}/g;
	const { text: read, count } = rewrite(text, pattern, (match) => {
		const [, slash, name = '', given = ''] = match;
		const made = slash ? undefined : shownText(name, readArguments(given));
		if (made !== undefined) return made;
		unknown.add(name);
		return hide(match);
	});
	if (count > 0)
		notes.push(`${counted(count, 'atalho do Hugo virou', 'atalhos do Hugo viraram')} texto`);
	if (unknown.size > 0)
		notes.push(
			`atalhos que este blog não conhece estão escondidos no texto: ${[...unknown].join(', ')}`,
		);
	return read;
}

/** Turns JavaScript lines and component tags of MDX into comments, which readers do not see. */
function readMdx(text: string, notes: string[]): string {
	const line =
		/^(?:import\s(?:[^;\n]*\sfrom\s)?["'][^"'\n]+["'];?|export\s(?:const|default)\s[^\n]*)$/gm;
	const component =
		/<\/?([A-Z][\w.]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*\/?>/g;
	const asComment = (whole: string) => (whole.includes('*/') ? undefined : `{/* ${whole} */}`);
	const lines = rewrite(text, line, ([whole]) => asComment(whole));
	const { text: read, count } = rewrite(lines.text, component, ([whole, name = '', given = '']) =>
		whole.startsWith('</')
			? asComment(whole)
			: (shownText(name, readArguments(given)) ?? asComment(whole)),
	);
	if (lines.count > 0)
		notes.push(
			`${counted(lines.count, 'linha de código do MDX está escondida', 'linhas de código do MDX estão escondidas')} no texto`,
		);
	if (count > 0)
		notes.push(
			`${counted(count, 'marca de componente do MDX está escondida', 'marcas de componentes do MDX estão escondidas')} no texto`,
		);
	return read;
}

/** Frames of Hexo, VuePress, Docusaurus and Astro: what is in them stays, after its title. */
function readFrames(text: string, notes: string[]): string {
	const frame =
		/^[ \t]*:{3,}[ \t]*(?:(?:note|tip|info|warning|danger|caution|success|important|details|spoiler)\b[ \t]*\[?([^\]{}\n]*)[^\n]*)?$/gim;
	const { text: read, count } = rewrite(text, frame, ([, title = '']) =>
		title.trim() === '' ? '\n' : `\n**${title.trim()}**\n`,
	);
	if (count === 0) return text;
	notes.push('avisos em moldura viraram texto');
	return read;
}

/** Removes marks that only the old tool understands, and reports each kind. */
export function readToolSyntax(
	content: string,
	source: string,
	{ hasLiquid, isJekyll, isPelican }: Pick<MarkdownSite, 'hasLiquid' | 'isJekyll' | 'isPelican'>,
): ReadText {
	const notes: string[] = [];
	let read = content;
	if (/\{\{[<%]/.test(read)) read = readShortcodes(read, notes);
	if (/^[ \t]*:::/m.test(read)) read = readFrames(read, notes);
	if (hasLiquid && /\{[{%]/.test(read)) read = readLiquid(read, notes);
	if (isJekyll) read = readKramdown(read);
	if (isPelican) read = readPythonMarkdown(read);
	if (/\.mdx$/i.test(source)) read = readMdx(read, notes);
	return { content: read, notes };
}
