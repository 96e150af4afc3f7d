const others = /[^a-z0-9]+/g;
/** Letters spelled out (WordPress, Hugo, GitHub), without `ª` (this blog), and without any accented letter (kramdown). */
const spellings: readonly (readonly [form: string, removed: RegExp])[] = [
	['NFKD', /[^\p{L}\p{N}]+/gu],
	['NFD', others],
	['NFC', others],
];
/** Each spelling whole, and without a number before the words. */
const keys: readonly Key[] = spellings.flatMap(([form, removed]) =>
	['', /^\d+/].map(
		(number) => (text: string) =>
			text.normalize(form).toLowerCase().replace(removed, '').replace(number, ''),
	),
);

const toolsPrefix = /^(?:h|user-content|toc|heading|section|anchor|id|sec)[-_]+/;
const repetition = /[-_](\d{1,3})$/;

interface Heading {
	id: string;
	text: string;
}
type Key = (text: string) => string;

/** `Map.groupBy` is too new for readers' browsers. */
function groupBy(headings: readonly Heading[], key: Key): Map<string, Heading[]> {
	const found = new Map<string, Heading[]>();
	for (const heading of headings) {
		const name = key(heading.text);
		const same = found.get(name);
		if (same) same.push(heading);
		else found.set(name, [heading]);
	}
	return found;
}

export type FindHeading = (anchor: string) => string | undefined;

/**
 * Returns the lookup of the id of the heading that an anchor names, as this blog or another tool makes it from the words:
 * with or without accents, capitals, signs, a number before them, or one behind that counts headings with the same words.
 */
export function findHeadingIn(headings: readonly Heading[]): FindHeading {
	let byKey: { key: Key; found: Map<string, Heading[]> }[] | undefined;
	const named = (name: string) => {
		byKey ??= keys.map((key) => ({ key, found: groupBy(headings, key) }));
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
