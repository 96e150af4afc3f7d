/** Endings of plurals, with and without the accents that not everybody types, and those of their singulars. */
const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
	[/ões$|ães$/, 'ão'],
	[/oes$|aes$/, 'ao'],
	[/ais$/, 'al'],
	[/[ée]is$/, 'el'],
	[/[óo]is$/, 'ol'],
	[/uis$/, 'ul'],
	[/is$/, 'il'],
	[/ns$/, 'm'],
	[/(?<=[rz])es$/, ''],
	[/s$/, ''],
];
/** Only where the plural does not hold the singular, by which it is found already. */
const plurals: readonly (readonly [singular: RegExp, plural: string])[] = [
	[/ão$/, 'ões'],
	[/ao$/, 'oes'],
	[/(?<=[aeou])l$/, 'is'],
	[/il$/, 'is'],
	[/m$/, 'ns'],
];
const shortest = 4;

/** A word in the other number: `preços` → `preço`, `negociação` → `negociações`; undefined where it has no other. */
export function otherNumber(word: string): string | undefined {
	if (word.length < shortest) return undefined;
	const [ending, other = ''] =
		[...endings, ...plurals].find(([pattern]) => pattern.test(word)) ?? [];
	return ending && word.replace(ending, other);
}
