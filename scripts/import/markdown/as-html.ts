import { parse } from 'marked';

/** Tags show Markdown, which no article in HTML is; what stood within a line stays there. */
export function asHtml(made: string): string {
	const html = parse(made.trim(), { async: false }).trim();
	return made.startsWith('\n') ? html : html.replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, '$1');
}
