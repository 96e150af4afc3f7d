import { expect, test } from 'vitest';
import { replaceTags, restoreTags } from '#domain/names/tags';

test('a tag stands where the first of its names stood, once', () => {
	const names = new Set(['foco', 'focos']);
	expect(replaceTags(['a', 'foco', 'b', 'focos'], names, 'Foco')).toEqual(['a', 'Foco', 'b']);
	expect(replaceTags(['Foco', 'foco'], names, 'Foco')).toEqual(['Foco']);
	expect(replaceTags(['a', 'foco', 'b'], names, null)).toEqual(['a', 'b']);
});

test('the step back is exact where nothing changed since, and otherwise keeps the change', () => {
	const [before, after] = [
		['a', 'foco', 'b'],
		['a', 'Foco', 'b'],
	];
	expect(restoreTags(after, before, after)).toEqual(before);
	expect(restoreTags(['c', 'Foco', 'a'], before, after)).toEqual(['c', 'a', 'foco']);
	expect(restoreTags(['a', 'Foco'], ['a', 'Foco', 'foco'], ['a', 'Foco'])).toEqual([
		...['a', 'Foco', 'foco'],
	]);
});
