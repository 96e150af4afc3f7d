import { isOneEditAway } from '../search/similar-words.ts';
import { fold } from '../text/fold.ts';
import { betweenWords } from './slug.ts';

/** Words with fewer letters differ too often by one of them: `gato` and `pato`. */
const fewestLetters = 5;
/** A longer tag is a sentence, and would cost as many comparisons as it has letters. */
const mostLetters = 30;
/** Nobody decides about more of them at once. */
const mostPairs = 200;

/** A word without its plural: `reuniões` and `reunião`, `papéis` and `papel` are the same. */
function singular(word: string): string {
	if (word.length < 4) return word;
	const endings: readonly [RegExp, string][] = [
		[/(?:oes|aes|aos)$/, 'ao'],
		[/([aeou])is$/, '$1l'],
		[/([rz])es$/, '$1'],
		[/ns$/, 'm'],
		[/([^s])s$/, '$1'],
	];
	const ending = endings.find(([plural]) => plural.test(word));
	return ending ? word.replace(...ending) : word;
}

/** What two tags share that differ only in accents, case, plural, spaces or signs. */
function likeness(tag: string): string {
	const words = fold(tag).replace(betweenWords, ' ').trim().split(' ');
	return words.map(singular).join('');
}

/** Every text that results from leaving one letter out, and the text itself. */
const withoutOne = (text: string): string[] => [
	text,
	...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)),
];

const isWord = (text: string) => /^[a-z]+$/.test(text);

/** Indices of texts by what they share, only where at least two do. */
function* listShared(texts: readonly string[], keysOf: (text: string) => Iterable<string>) {
	const groups = new Map<string, number[]>();
	for (const [index, text] of texts.entries()) {
		for (const key of new Set(keysOf(text))) {
			const group = groups.get(key);
			if (group) group.push(index);
			else groups.set(key, [index]);
		}
	}
	for (const group of groups.values()) if (group.length > 1) yield group;
}

function* listPairs(group: readonly number[]): Generator<[number, number]> {
	for (const [at, one] of group.entries()) {
		for (const other of group.slice(at + 1)) yield [one, other];
	}
}

/**
 * Pairs of tags that look the same, in the order of `tags`. Words of five letters or more may also differ by one edit:
 * texts that do share a text with one letter left out, so that not every tag is compared with every other.
 */
export function listSimilarTags(
	tags: readonly string[],
	different: readonly { one: string; other: string }[] = [],
): [string, string][] {
	const likes = tags.map(likeness);
	/** Each pair as one number. */
	const found = new Set<number>();
	const note = (one: number, other: number) => found.add(one * tags.length + other);
	for (const group of listShared(likes, (like) => (like === '' ? [] : [like]))) {
		// Each is paired with the first, which is the one that most posts have.
		for (const other of group.slice(1)) note(group[0] ?? 0, other);
	}
	const isLong = (text: string) =>
		text.length >= fewestLetters && text.length <= mostLetters && isWord(text);
	for (const group of listShared(likes, (like) => (isLong(like) ? withoutOne(like) : []))) {
		for (const [one, other] of listPairs(group)) {
			const [a = '', b = ''] = [likes[one], likes[other]];
			if (isOneEditAway(a, b)) note(one, other);
		}
	}
	const apart = new Set(different.map(({ one, other }) => JSON.stringify([one, other])));
	return [...found]
		.toSorted((a, b) => a - b)
		.map((pair): [string, string] => [
			tags[Math.floor(pair / tags.length)] ?? '',
			tags[pair % tags.length] ?? '',
		])
		.filter((pair) => !apart.has(JSON.stringify(pair.toSorted())))
		.slice(0, mostPairs);
}
