import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastChange } from '../../../admin/src/editor/least-change.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });

it('a change is reduced to what differs, and the text becomes the same', () => {
	fc.assert(
		fc.property(letters, letters, letters, letters, (before, old, insert, after) => {
			const text = before + old + after;
			const place = { from: before.length, to: before.length + old.length };
			const least = leastChange(text, { ...place, insert });
			const [gone, come] = [text.slice(least.from, least.to), least.insert];
			expect(text.slice(0, least.from) + come + text.slice(least.to)).toBe(before + insert + after);
			if (gone && come) {
				expect(gone[0]).not.toBe(come[0]);
				expect(gone.at(-1)).not.toBe(come.at(-1));
			}
		}),
	);
});

it('a letter typed twice changes one place, and an equal text none', () => {
	expect(leastChange('aa', { from: 0, to: 2, insert: 'aaa' })).toEqual({
		from: 2,
		to: 2,
		insert: 'a',
	});
	expect(leastChange('xab', { from: 1, to: 3, insert: 'ab' })).toEqual({
		from: 3,
		to: 3,
		insert: '',
	});
});
