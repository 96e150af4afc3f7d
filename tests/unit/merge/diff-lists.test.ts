import { arrayDiff } from 'diff';
import { afterEach, expect, test, vi } from 'vitest';
import { diffLists, editsBetween } from '#merge/diff-lists';
import { mergeText } from '#merge/merge-text';
import { changedStretches } from '../../../admin/src/features/history/comparison.tsx';
import { countChanges } from '../../../admin/src/ui/word-diff.tsx';

afterEach(() => vi.restoreAllMocks());

const numbered = (word: string, howMany: number) =>
	Array.from({ length: howMany }, (_, index) => `${word} ${index}`);
const paragraphs = (word: string, howMany: number) => numbered(word, howMany).join('\n\n');

/** Every edit that a comparison tries, whatever the machine. */
function countEdits(work: () => unknown): number {
	const tried = vi.spyOn(arrayDiff, 'addToPath');
	work();
	const { length } = tried.mock.calls;
	tried.mockRestore();
	return length;
}
const mostTried = (items: number) => editsBetween(items) ** 2;

test('two texts of other paragraphs are compared within the same bound, however long they are', () => {
	for (const howMany of [3_000, 50_000]) {
		const [one, other] = [numbered('um', howMany), numbered('outro', howMany)];
		expect(countEdits(() => diffLists(one, other))).toBeLessThanOrEqual(mostTried(2 * howMany));
	}
	expect(mostTried(100_000)).toBeLessThan(50_000);
});

test('beyond the bound the common beginning and end stay, and all between them is replaced', () => {
	const before = ['título', ...numbered('um', 2_000), 'fim'];
	const after = ['título', ...numbered('outro', 1_500), 'fim'];
	const kinds = diffLists(before, after).map(({ value, added, removed }) => [
		added ? 'added' : removed ? 'removed' : 'same',
		value.length,
	]);
	expect(kinds).toEqual([
		['same', 1],
		['removed', 2_000],
		['added', 1_500],
		['same', 1],
	]);
	const joined = (side: 'added' | 'removed') =>
		diffLists(before, after).flatMap((part) => (part[side] ? [] : part.value));
	expect(joined('added')).toEqual(before);
	expect(joined('removed')).toEqual(after);
});

test('a long text is still compared in detail where it changed in a few places', () => {
	const before = numbered('um', 5_000);
	const after = before.with(10, 'outro').toSpliced(4_000, 1);
	expect(diffLists(before, after).filter(({ added, removed }) => added || removed)).toHaveLength(3);
});

test('C1: a text replaced by another one clashes as a whole with any change of it, and loses no letter', () => {
	const [base, mine] = [paragraphs('um', 50_000), paragraphs('outro', 50_000)];
	const theirs = base.replace('um 777\n', 'um 777 corrigido\n');
	const segments = mergeText(base, mine, theirs);
	expect(segments.some(({ kind }) => kind === 'clash')).toBe(true);
	const side = (which: 'mine' | 'theirs') =>
		segments.map((part) => (part.kind === 'settled' ? part.text : part[which])).join('');
	expect([side('mine') === mine, side('theirs') === theirs]).toEqual([true, true]);
	expect(mergeText(base, mine, base)).toEqual([{ kind: 'settled', text: mine }]);
});

test('a text of as many paragraphs as its bytes allow is merged, not a crash', () => {
	const most = 'a\n\n'.repeat(330_000);
	const changed = `b\n\n${most}`;
	expect(mergeText(most, changed, most)).toEqual([{ kind: 'settled', text: changed }]);
	expect(mergeText(most, changed, `${most}c`)).toEqual([{ kind: 'settled', text: `${changed}c` }]);
});

test('in the browser a comparison of versions ends too, by paragraph and by word', () => {
	const [before, after] = [paragraphs('um', 20_000), paragraphs('outro', 20_000)];
	expect(changedStretches(before, after)).toEqual([{ kind: 'changed', before, after }]);
	const tried = countEdits(() => {
		const counted = countChanges(before, after);
		expect(counted).toEqual({ added: 39_999, removed: 39_999 });
	});
	expect(tried).toBeLessThan(mostTried(40_000));
	expect(countChanges('um gato no telhado', 'um gato azul no telhado')).toEqual({
		added: 1,
		removed: 0,
	});
});
