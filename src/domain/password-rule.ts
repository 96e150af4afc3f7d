import { limits } from '#config/limits';
import { fold } from './fold.ts';

/** A password with fewer distinct characters is a pattern: `aaaa…`, `121212…`. */
const leastDifferent = 6;
const shortestWord = 3;
const commonWords = ['senha', 'password', 'qwerty', 'asdfgh', '123456', 'abcdef', 'admin'];

/**
 * What is wrong with a new password, in words for its owner; undefined when it is acceptable. Length counts, not
 * character classes, and the rest must still be long enough without the account's own words and the most common ones.
 * @example passwordFault('curta', []) → 'A senha nova precisa de 15 letras ou mais.'
 */
export function passwordFault(password: string, ownWords: readonly string[]): string | undefined {
	const least = limits.newPassword;
	if ([...password].length < least) return `A senha nova precisa de ${least} letras ou mais.`;
	if (new Set(password).size < leastDifferent) {
		return 'A senha nova repete poucas letras. Uma frase serve.';
	}
	const words = ownWords.flatMap((text) => fold(text).split(/[^a-z0-9]+/));
	const guessable = [...commonWords, ...words.filter((word) => word.length >= shortestWord)];
	const rest = guessable.reduce((text, word) => text.replaceAll(word, ''), fold(password));
	if ([...rest].length < least / 2) {
		return 'A senha nova é fácil de adivinhar. Uma frase que só você diria serve.';
	}
	return undefined;
}
