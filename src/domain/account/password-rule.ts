import { limits } from '#config/limits';
import { fold } from '../text/fold.ts';
import { commonWords } from './common-words.ts';

/** A password with fewer distinct characters is a pattern: `aaaa…`, `121212…`. */
const leastDifferent = 6;
/** Characters that must be left of a password without what anybody would guess. */
const leastLeft = 9;
const shortestWord = 3;
/** Fewer characters in a row are part of many words. */
const shortestRun = 3;

/** What fingers and counting follow, forwards and backwards. */
const paths = [
	'abcdefghijklmnopqrstuvwxyz',
	'01234567890',
	'13579',
	'24680',
	'147258369',
	'159357',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
	'qazwsxedcrfvtgbyhnujmikolp',
	'1q2w3e4r5t6y7u8i9o0p',
	'q1w2e3r4t5y6u7i8o9p0',
	'!@#$%^&*()',
];
const backwards = (text: string) => [...text].reverse().join('');
const bothWays = [...paths, ...paths.map(backwards)];

const lookAlikes: Record<string, string> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
};
const readAsLetters = (text: string) =>
	text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? '');

/** A year is what people append first, and counts as one character. */
const shortenYears = (text: string) => text.replace(/(?:19|20)\d\d/g, '¤');

/** Without the sign that stands most often between the others. */
function withoutSeparator(text: string): string {
	const howOften = (sign: string) => text.split(sign).length;
	const [most] = (text.match(/[^a-z0-9]/g) ?? []).sort((a, b) => howOften(b) - howOften(a));
	return most === undefined ? text : text.replaceAll(most, '');
}

/** Length of the longest beginning of `text` that stands in one of `places`. */
function lengthFoundIn(places: readonly string[], text: string): number {
	let length = 0;
	while (length < text.length && places.some((each) => each.includes(text.slice(0, length + 1))))
		length += 1;
	return length;
}

/** How many characters somebody who guesses must still guess: a run counts as one, a repetition as none. */
function countLeft(text: string): number {
	const once = text.replace(/(.)\1+/gu, '$1');
	let left = 0;
	for (let at = 0; at < once.length; ) {
		const ahead = once.slice(at);
		const run = lengthFoundIn(bothWays, ahead);
		const repeated = lengthFoundIn([once.slice(0, at)], ahead);
		const skipped = Math.max(run, repeated);
		if (skipped < shortestRun || run > repeated) left += 1;
		at += skipped < shortestRun ? 1 : skipped;
	}
	return left;
}

/** The same without `words`, which are taken out as long as there are any: what is left may join to another one. */
function countUnguessed(password: string, words: readonly string[]): number {
	let text = password;
	for (let before = ''; before !== text; ) {
		before = text;
		text = words.reduce((rest, word) => rest.replaceAll(word, ''), text);
	}
	return countLeft(text);
}

/**
 * What is wrong with a new password, in words for its owner; undefined when it is acceptable. Length counts, not
 * character classes, and enough must be left without the account's own words, common ones, runs, repetitions and years.
 * @example passwordFault('curta', []) → 'A senha nova precisa de 15 caracteres ou mais.'
 */
export function passwordFault(
	password: string,
	ownWords: readonly string[],
	what = 'A senha nova',
): string | undefined {
	const least = limits.newPassword;
	if ([...password].length < least) return `${what} precisa de ${least} caracteres ou mais.`;
	if (new Set(password).size < leastDifferent) {
		return `${what} tem poucas letras diferentes. Uma frase serve.`;
	}
	const own = ownWords
		.map(fold)
		.flatMap((text) => [withoutSeparator(text), ...text.split(/[^a-z0-9]+/)]);
	const words = [...commonWords, ...own.filter((word) => word.length >= shortestWord)]
		.flatMap((word) => [word, backwards(word)])
		.sort((a, b) => b.length - a.length);
	const plain = withoutSeparator(fold(password));
	const readings = [plain, shortenYears(plain)].flatMap((text) => [text, readAsLetters(text)]);
	const left = readings.map((text) => countUnguessed(text, words));
	if (Math.min(...left) < leastLeft) {
		return `${what} é fácil de adivinhar. Uma frase que só você diria serve.`;
	}
	return undefined;
}
