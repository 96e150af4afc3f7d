export type Redirect = readonly [from: string, to: string];

export const writeRule = ([from, to]: Redirect) => `${from} ${to} 301`;

/** A part of an address that is skipped or means more than itself: the rule would lead a whole folder. */
const saysNothing = /^(?::.*|[.:#%\s]*)$/;

/**
 * Plain and encoded, because the edge may compare either. `_redirects` splits at spaces and gives `*`, `:`, `#` and `?` a
 * special meaning; what a rule cannot bear gets none.
 */
export function writePath(path: string, encode = encodeURI): string[] {
	const [before = ''] = path.split('?', 1);
	if (path.includes('*') || before.split(/[/\\]/).some((part) => saysNothing.test(part))) return [];
	const plain = /%[\da-f]{2}|\\/i.test(path) ? [] : [path];
	return [...plain, encode(path)].filter((text) => !/[\s:#?]/.test(text));
}

/** The first of the rules for one address is the one that applies. */
export function firstOfEach(rules: readonly Redirect[]): Redirect[] {
	const taken = new Set<string>();
	return rules.filter(([name]) => taken.size < taken.add(name).size);
}
