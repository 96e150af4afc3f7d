import { rewrite } from './rewrite.ts';

const term = '(?![ \\t]|[-*+>#|:<]|\\d+[.)])[^\\n]+\\n';
const definition = ':[ \\t]+[^\\n]+(?:\\n[ \\t]{2,}\\S[^\\n]*)*(?:\\n|(?![\\s\\S]))';
const list = new RegExp(
	`(?<![^\\n]\\n)^(?:${term}(?:${definition})+)+(?=[ \\t]*\\n|(?![\\s\\S]))`,
	'gm',
);

/** Lists of terms, each with what it means below it after a colon, which only HTML has here. */
export function readDefinitions(text: string): string {
	const { text: read } = rewrite(text, list, ([whole]) => {
		const items = whole
			.trimEnd()
			.split(/\n(?![ \t])/)
			.map((item) => {
				const name = item.startsWith(':') ? 'dd' : 'dt';
				return `<${name}>\n\n${item.replace(/^:[ \t]+/, '').replace(/\n[ \t]+/g, '\n')}\n\n</${name}>`;
			});
		return `<dl>\n${items.join('\n')}\n</dl>\n`;
	});
	return read;
}
