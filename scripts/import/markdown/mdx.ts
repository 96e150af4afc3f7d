import { counted } from '../counted.ts';
import { rewrite } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';

const importLine = String.raw`import\s+(?:[\w$*{},\s]{1,2000}?\sfrom\s+)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$`;
const defaultExport = String.raw`default\s+(?:[({]|(?:async|function|class)\b|[\w$.]+(?:\(|;?[ \t]*$))`;
const exportStart = String.raw`export\s+(?:(?:const|let|var)\s+[\w$[{]|${defaultExport}|(?:async\s+)?function\b|class\b)`;
/** An export ends at an empty line, unless the next line is still within its brackets. */
const exportEnd = String.raw`(?=\n[ \t]*\n(?![ \t})\]])|(?![\s\S]))`;
const code = new RegExp(`^(?:${importLine}|${exportStart}[\\s\\S]*?${exportEnd})`, 'gm');
const begins = new RegExp(
	`(?:\\s|<!--(?:(?!-->)[\\s\\S])*-->)*(?:${importLine}|${exportStart})`,
	'my',
);

const value = String.raw`(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})`;
const attributes = String.raw`((?:\s+[\w:-]+(?:=${value})?)*)\s*\/?>`;
const component = new RegExp(`</?([A-Z][\\w.]*)${attributes}`, 'g');
const element = new RegExp(`<[a-z][\\w-]*${attributes}`, 'g');
const scripted = /(?<!\s)\s+([\w:-]+)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

const asComment = (whole: string) => `{/* ${whole.replaceAll('*/', '* /')} */}`;

/** Whether a text of MDX begins here, whatever its file is called. */
const startsMdx = (text: string): boolean => text.search(begins) === 0;

export const isMdx = (source: string, text: string, site: { isMdx: boolean }): boolean =>
	site.isMdx || /\.mdx$/i.test(source) || startsMdx(text);

/** Of JSX's attributes in braces a browser understands those that are text or a file's address. */
const plainElement = (whole: string) =>
	whole.replace(scripted, (_, name: string, script: string) => {
		const [, , text] =
			/^(?:(?:require|useBaseUrl)\(\s*)?(["'`])([^"'`$]*)\1\s*\)?(?:\.default)?$/.exec(
				script.trim(),
			) ?? [];
		return text === undefined ? '' : ` ${name}="${text}"`;
	});

/** Turns JavaScript lines and component tags of MDX into comments, which readers do not see. */
export function readMdx(text: string, notes: string[]): string {
	const lines = rewrite(text, code, ([whole]) => asComment(whole));
	const tags = rewrite(lines.text, component, ([whole, name = '', given = '']) =>
		whole.startsWith('</')
			? asComment(whole)
			: (shownText(name, readArguments(given)) ?? asComment(whole)),
	);
	const { text: read } = rewrite(tags.text, element, ([whole]) =>
		whole.includes('={') ? plainElement(whole) : undefined,
	);
	if (lines.count > 0)
		notes.push(
			`${counted(lines.count, 'linha de código do MDX está escondida', 'linhas de código do MDX estão escondidas')} no texto`,
		);
	if (tags.count > 0)
		notes.push(
			`${counted(tags.count, 'marca de componente do MDX está escondida', 'marcas de componentes do MDX estão escondidas')} no texto`,
		);
	return read;
}
