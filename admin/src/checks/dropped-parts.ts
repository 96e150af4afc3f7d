import { maskCode } from '#domain/text/mask-code';

const parts = {
	scripts: 'script style noscript template',
	drawings: 'svg math canvas',
	forms: 'form input button select textarea',
	frames: 'iframe embed object',
} as const;
export type DroppedPart = keyof typeof parts;

const partOf = new Map(
	Object.entries(parts).flatMap(([part, names]) =>
		names.split(' ').map((name) => [name, part as DroppedPart] as const),
	),
);

/** HTML that the article removes or changes, with the position of the first of each kind. */
export function findDroppedParts(content: string): Map<DroppedPart, number> {
	const found = new Map<DroppedPart, number>();
	for (const { 1: name = '', index } of maskCode(content).matchAll(/(?<!\\)<([a-z]{3,8})\b/gi)) {
		const part = partOf.get(name.toLowerCase());
		if (part && !found.has(part)) found.set(part, index);
	}
	return found;
}
