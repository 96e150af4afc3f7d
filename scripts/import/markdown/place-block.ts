import { parse } from 'marked';
import { lineAfter, lineBefore, type Spot } from './hide.ts';
import type { MarkdownSite } from './read-site.ts';

/** Tags show Markdown, which no article in HTML is; what stood within a line stays there. */
export function asHtml(made: string): string {
	const html = parse(made.trim(), { async: false }).trim();
	return made.startsWith('\n') ? html : html.replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, '$1');
}

/** The same marks of lists and quotations for the lines that follow. */
const continued = (marks: string) =>
	marks.replace(/[-*+]|(?<!\d)\d+[.)]/g, (mark) => ' '.repeat(mark.length));

function withoutLead(text: string, lead: string): string {
	const lines = text.split('\n');
	const isLed = lines
		.slice(1)
		.every((line) => line.trim() === '' || line.startsWith(lead) || line === lead.trimEnd());
	return isLed
		? [lines[0], ...lines.slice(1).map((line) => line.slice(lead.length))].join('\n')
		: text;
}

/** Puts a block in the place of a pair of tags, which may stand within a line, a list or a quotation. */
export function placeBlock(
	spot: Spot,
	inner: string,
	toBlock: (inner: string) => string,
	{ isHtml }: Pick<MarkdownSite, 'isHtml'>,
): string {
	if (isHtml) return asHtml(`\n${toBlock(inner)}`);
	const before = lineBefore(spot);
	const isLead = /^[ \t]*(?:(?:>|[-*+]|\d+[.)])[ \t]+)*$/.test(before);
	const lead = isLead ? continued(before) : '';
	const block = toBlock(withoutLead(inner, lead)).replace(/\n(?=.)/g, `\n${lead}`);
	return `${isLead ? '' : '\n\n'}${block}${lineAfter(spot).trim() === '' ? '' : '\n\n'}`;
}
