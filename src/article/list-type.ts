import type { ElementNode } from './tree.ts';

const styles: Readonly<Record<string, string>> = {
	'lower-alpha': 'a',
	'lower-latin': 'a',
	'upper-alpha': 'A',
	'upper-latin': 'A',
	'lower-roman': 'i',
	'upper-roman': 'I',
};
const styled = /(?:^|;)\s*list-style(?:-type)?\s*:[^;]*?((?:low|upp)er-(?:alpha|latin|roman))/i;

/** The `type` of a list that counts in letters or Roman numerals, by its attribute or its style. */
export function listTypeOf({ name, attributes }: ElementNode): string | undefined {
	if (name !== 'ol') return undefined;
	const { type = '', style = '' } = attributes;
	return /^[aAiI]$/.test(type) ? type : styles[styled.exec(style)?.[1]?.toLowerCase() ?? ''];
}
