import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeText } from '#merge/merge-text';
import { mergeValues } from '#merge/merge-values';
import { someValues } from './a-post.ts';

const joined = (segments: ReturnType<typeof mergeText>, side: 'mine' | 'theirs') =>
	segments.map((part) => (part.kind === 'settled' ? part.text : part[side])).join('');

describe('C1: two versions of one text', () => {
	it('merges changes of different paragraphs automatically', () => {
		const segments = mergeText('a\n\nb\n\nc', 'a meu\n\nb\n\nc', 'a\n\nb\n\nc dela');
		expect(segments).toEqual([{ kind: 'settled', text: 'a meu\n\nb\n\nc dela' }]);
	});

	it('merges a changed paragraph with one that was added after it', () => {
		expect(joined(mergeText('a\n\nb', 'a\n\nb meu', 'a\n\nb\n\nc'), 'mine')).toBe(
			'a\n\nb meu\n\nc',
		);
	});

	it('asks about a paragraph that both changed, and about nothing else', () => {
		const segments = mergeText('a\n\nb\n\nc', 'a\n\nb meu\n\nc', 'a\n\nb dela\n\nc');
		expect(segments.filter(({ kind }) => kind === 'clash')).toEqual([
			{ kind: 'clash', base: 'b', mine: 'b meu', theirs: 'b dela' },
		]);
	});

	it('merges changes of different rows of a table and of different items of a list', () => {
		const table = '| Sala | Preço |\n| - | - |\n| Um | 10 |\n| Dois | 20 |';
		const mine = table.replace('10', '11');
		const theirs = table.replace('20', '22');
		expect(mergeText(table, mine, theirs)).toEqual([
			{ kind: 'settled', text: mine.replace('20', '22') },
		]);
		expect(
			joined(mergeText('- a\n- b\n1. c', '- a meu\n- b\n1. c', '- a\n- b\n1. c dela'), 'mine'),
		).toBe('- a meu\n- b\n1. c dela');
		const clash = mergeText(table, mine, table.replace('10', '12'));
		expect(clash.filter(({ kind }) => kind === 'clash')).toEqual([
			{ kind: 'clash', base: '| Um | 10 |', mine: '| Um | 11 |', theirs: '| Um | 12 |' },
		]);
	});

	it('loses no letter of either side, whatever was written', () => {
		const text = fc
			.array(fc.constantFrom('a', 'b', 'c', 'd e', '| f |\n| g |', '- h\n- i\n  j'), {
				maxLength: 6,
			})
			.map((parts) => parts.join('\n\n'));
		fc.assert(
			fc.property(text, text, (base, changed) => {
				expect(joined(mergeText(base, changed, base), 'mine')).toBe(changed);
				expect(joined(mergeText(base, base, changed), 'theirs')).toBe(changed);
				expect(joined(mergeText(base, changed, changed), 'mine')).toBe(changed);
			}),
		);
	});

	it('asks, where no common text is known, about the passages that differ alone', () => {
		expect(mergeText('', 'a\n\nb meu\n\nc', 'a\n\nb dela\n\nc')).toEqual([
			{ kind: 'settled', text: 'a\n\n' },
			{ kind: 'clash', base: '', mine: 'b meu', theirs: 'b dela' },
			{ kind: 'settled', text: '\n\nc' },
		]);
		expect(mergeText('', 'a\n', 'a')).toEqual([{ kind: 'settled', text: 'a\n' }]);
		const text = fc
			.array(fc.constantFrom('a', 'b', 'c', 'd e'), { maxLength: 6 })
			.map((parts) => parts.join('\n\n'));
		fc.assert(
			fc.property(text, text, (mine, theirs) => {
				if (mine === '' || theirs === '') return;
				const segments = mergeText('', mine, theirs);
				expect(joined(segments, 'mine')).toBe(mine);
				expect(joined(segments, 'theirs')).toBe(theirs);
			}),
		);
	});

	it('keeps both sides when each changed another field', () => {
		const base = someValues();
		const merge = mergeValues({
			base,
			mine: someValues({ title: 'Meu' }),
			theirs: someValues({ tags: ['dela'] }),
		});
		expect(merge.clashes).toEqual([]);
		expect(merge.merged).toEqual(someValues({ title: 'Meu', tags: ['dela'] }));
	});

	it('asks about the same field, and keeps mine until the user chooses', () => {
		const base = someValues();
		const merge = mergeValues({
			base,
			mine: someValues({ title: 'Meu' }),
			theirs: someValues({ title: 'Dela' }),
		});
		expect(merge.clashes).toEqual([{ field: 'title' }]);
		expect(merge.merged.title).toBe('Meu');
	});

	it('treats two notations of one instant as the same time', () => {
		const mine = someValues({ scheduled_at: '2026-11-23T12:00:00.000Z' });
		const theirs = someValues({ scheduled_at: '2026-11-23T09:00:00-03:00' });
		expect(mergeValues({ base: someValues(), mine, theirs }).clashes).toEqual([]);
	});
});
