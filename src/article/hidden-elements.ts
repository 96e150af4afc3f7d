const names = [
	'script',
	'style',
	'noscript',
	'template',
	'title',
	'textarea',
	'select',
	'svg',
	'math',
];

/** Elements whose text no page of ours shows; browsers do not show most of it either. */
export const hiddenElements: ReadonlySet<string> = new Set(names);

const tags = new RegExp(`<(/?)(${names.join('|')})(?=[\\s/>])`, 'gi');
const startTag = new RegExp(`^<(${names.join('|')})(?=[\\s/>])`, 'i');

/** Whether the text begins with a tag of such an element, and has no end of it. */
export function startsUnended(source: string): boolean {
	const name = startTag.exec(source)?.[1];
	return name !== undefined && !new RegExp(`</${name}[\\s/>]`, 'i').test(source);
}

/** Makes text of the tags of such elements that nothing ends: they would hide all that follows, so they are words about them. */
export function showUnended(html: string): string {
	const lastEnds = new Map<string, number>();
	for (const { 1: slash, 2: name = '', index } of html.matchAll(tags))
		if (slash) lastEnds.set(name.toLowerCase(), index);
	return html.replace(tags, (tag, slash: string, name: string, index: number) => {
		const isEnded = index <= (lastEnds.get(name.toLowerCase()) ?? -1);
		return slash || isEnded ? tag : `&lt;${name}`;
	});
}
