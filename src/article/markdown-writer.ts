import Turndown from 'turndown';

/** Creates a converter from HTML to an article's Markdown. Callers may add rules: `{ table: … }`. */
export function makeMarkdownWriter(
	rules: Record<string, Turndown.Rule> = {},
): (source: string | HTMLElement) => string {
	const turndown = new Turndown({
		headingStyle: 'atx',
		bulletListMarker: '-',
		emDelimiter: '*',
		codeBlockStyle: 'fenced',
		hr: '---',
	});
	turndown.addRule('strike', { filter: ['del', 's'], replacement: (text) => `~~${text}~~` });
	turndown.addRule('kept', {
		// What an article may contain and Markdown has no syntax for.
		filter: ['sup', 'sub', 'mark', 'u', 'ins', 'kbd', 'small', 'abbr', 'cite', 'q'],
		replacement: (text, { nodeName }) =>
			`<${nodeName.toLowerCase()}>${text}</${nodeName.toLowerCase()}>`,
	});
	for (const [name, rule] of Object.entries(rules)) turndown.addRule(name, rule);
	return (source) =>
		turndown
			.turndown(source)
			.replace(/^([^\S\n]*)-\s{2,}/gm, '$1- ')
			.replace(/^([^\S\n]*\d+\.)\s{2,}/gm, '$1 ')
			.trim();
}
