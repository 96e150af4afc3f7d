/** Endings of plurals, with and without the accents that not everybody types, and those of their singulars. */
const endings: readonly (readonly [plural: RegExp, ...singulars: string[]])[] = [
	[/ões$|ães$/, 'ão'],
	[/oes$|aes$/, 'ao'],
	[/ais$/, 'al'],
	[/[ée]is$/, 'el', 'il'],
	[/[óo]is$/, 'ol'],
	[/uis$/, 'ul'],
	[/is$/, 'il'],
	[/ns$/, 'm'],
	[/(?<=[rz])es$/, ''],
	[/s$/, ''],
];
/** Only where the plural does not hold the singular, by which it is found already. */
const plurals: readonly (readonly [singular: RegExp, ...plurals: string[]])[] = [
	[/ão$/, 'ões', 'ães'],
	[/ao$/, 'oes', 'aes'],
	[/(?<=[aeou])l$/, 'is'],
	[/il$/, 'is', 'eis'],
	[/m$/, 'ns'],
];
/** Of four letters or more, and `pão`. */
const inflected = /^.{4}|ão$|ao$/;

/** A word in the other number, the likelier first: `preços` → `preço`, `pão` → `pões`, `pães`; none where it has no other. */
export function otherNumbers(word: string): string[] {
	if (!inflected.test(word)) return [];
	const [ending, ...others] =
		[...endings, ...plurals].find(([pattern]) => pattern.test(word)) ?? [];
	return ending ? others.map((other) => word.replace(ending, other)) : [];
}
