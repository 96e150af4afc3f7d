import { listTypes } from '#domain/text/list-types';
import type { ElementNode } from './tree.ts';

const styled = /(?:^|;)\s*list-style(?:-type)?\s*:[^;]*?((?:low|upp)er-(?:alpha|latin|roman))/i;

/** The `type` of a list that counts in letters or Roman numerals, by its attribute or its style. */
export function listTypeOf({ name, attributes }: ElementNode): string | undefined {
	if (name !== 'ol') return undefined;
	const { type = '', style = '' } = attributes;
	return /^[aAiI]$/.test(type) ? type : listTypes[styled.exec(style)?.[1]?.toLowerCase() ?? ''];
}
