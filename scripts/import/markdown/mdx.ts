import { maskClosed, maskCode } from '#domain/text/mask-code';
import { objectAt } from './program-text.ts';
import { rewrite } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';

const importLine = String.raw`import\s+(?:[\w$*{},\s]{1,2000}?\sfrom\s+)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$`;
const fieldsStart = String.raw`export\s+(?:const|let|var)\s+(?:meta|metadata|data|front_?matter)\b[^={\n]*=\s*(?=\{)`;
const begins = new RegExp(`^(?:${importLine}|${fieldsStart})`, 'im');

/** Whether a text is MDX, whatever its file is called. */
export const isMdx = (source: string, text: string, site: { isMdx: boolean }): boolean =>
	site.isMdx || /\.mdx$/i.test(source) || text.trimStart().search(begins) === 0;

/** What an article exports about itself, with and without the words of the program around it. */
export function findExport(text: string): { whole: string; inside: string } | undefined {
	const [program = ''] = text.split(/^(?:```|~~~)/m, 1);
	const match = new RegExp(`^${fieldsStart}`, 'im').exec(program);
	if (!match) return undefined;
	const given = program.slice(match.index + match[0].length);
	const inside = objectAt(given);
	const [end = ''] = /^\}[ \t]*;?/.exec(given.slice(inside.length)) ?? [];
	return { whole: match[0] + inside + end, inside };
}

/** Components whose text stands between their tags. */
const wrapping =
	/^(?:Accordion|AccordionItem|Admonition|Alert|Aside|Blockquote|Callout|Card|Cards|CardGroup|Caution|Center|CodeBlock|CodeGroup|Columns?|Danger|Details|Figure|Fragment|Grid|Highlight|Important|Info|Note|Quote|Row|Steps?|Summary|Tab|TabItem|TabList|TabPanels?|Tabs|Tip|Warning)$/;
const value = String.raw`(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})`;
const tag = new RegExp(`</?([A-Za-z][\\w.-]*)((?:\\s+[\\w:-]+(?:=${value})?)*)\\s*/?>`, 'g');
const script = new RegExp(`\\s+([\\w:-]+)=${value}`, 'g');
const unknown =
	/^export\s+(?:default|const|let|var|function|async|class)\b[^\n]{0,80}|<\/?[A-Z][\w.]*[^<>\n]{0,80}>?/gm;

const asComment = (whole: string) => `{/* ${whole.replaceAll('*/', '* /')} */}`;

/** Of JSX's attributes in braces a browser understands those that are text or a file's address. */
const plainElement = (whole: string) =>
	whole.replace(script, (attribute, name: string) => {
		const [, code = ''] = /=\{([\s\S]*)\}$/.exec(attribute) ?? [];
		if (code === '') return attribute;
		const [, , text] =
			/^(?:(?:require|useBaseUrl)\(\s*)?(["'`])([^"'`$]*)\1\s*\)?(?:\.default)?$/.exec(
				code.trim(),
			) ?? [];
		return text === undefined ? '' : ` ${name}="${text}"`;
	});

function readTag([whole, name = '', given = '']: RegExpExecArray): string | undefined {
	if (/^[a-z]/.test(name)) return whole.includes('={') ? plainElement(whole) : undefined;
	const made = whole.startsWith('</') ? undefined : shownText(name, readArguments(given));
	return made ?? (wrapping.test(name) ? asComment(whole) : undefined);
}

/** Hides MDX's imports and fields, and shows what is sure of its components; all else stays, and is `unread`. */
export function readMdx(text: string): { text: string; unread: string[] } {
	const { whole = '' } = findExport(text) ?? {};
	const { text: imported } = rewrite(
		whole === '' ? text : text.replace(whole, () => asComment(whole)),
		new RegExp(`^${importLine}`, 'gm'),
		([line]) => asComment(line),
	);
	const { text: read } = rewrite(imported, tag, readTag);
	const shown = maskClosed(maskCode(read), ['\\{/\\*', '\\*/\\}']);
	return { text: read, unread: shown.match(unknown) ?? [] };
}
