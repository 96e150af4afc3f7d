/** Letters spelled out (WordPress, Hugo, GitHub), without `ª` (this blog), and without any accented letter (kramdown). */
const spellings: readonly ((text: string) => string)[] = [
	(text) =>
		text
			.normalize('NFKD')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, ''),
	(text) =>
		text
			.normalize('NFD')
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, ''),
	(text) =>
		text
			.normalize('NFC')
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, ''),
];
const keys = spellings.flatMap((spell) => [
	spell,
	(text: string) => spell(text).replace(/^\d+/, ''),
]);

const toolsPrefix = /^(?:h|user-content|toc|heading|section|anchor|id|sec)[-_]+/;
const repetition = /[-_](\d{1,3})$/;

export type FindHeading = (anchor: string) => string | undefined;

/**
 * Returns the lookup of the id of the heading that an anchor names, as this blog or another tool makes it from the words:
 * with or without accents, capitals, signs, a number before them, or one behind that counts headings with the same words.
 */
export function findHeadingIn(headings: readonly { id: string; text: string }[]): FindHeading {
	const byKey = keys.map((key) => ({ key, found: Map.groupBy(headings, ({ text }) => key(text)) }));
	const named = (name: string) => {
		for (const { key, found } of byKey) {
			const wanted = key(name);
			const same = wanted === '' ? undefined : found.get(wanted);
			if (same) return same;
		}
		return [];
	};
	return (anchor) => {
		for (const name of new Set([anchor, anchor.replace(toolsPrefix, '')])) {
			const [heading] = named(name);
			if (heading) return heading.id;
			const number = Number(repetition.exec(name)?.[1] ?? 0);
			const repeated = number > 0 ? named(name.replace(repetition, '')) : [];
			if (repeated.length > 0) return (repeated[number] ?? repeated.at(-1))?.id;
		}
		return undefined;
	};
}
