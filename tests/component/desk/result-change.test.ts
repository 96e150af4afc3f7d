import { describe, expect, it } from 'vitest';
import { readChange, visitChange } from '../../../admin/src/features/results/change.ts';

describe('a change', () => {
	it.each([
		[20, 20, 'igual'],
		[40, 20, '100 % a mais'],
		[19, 20, '1 a menos'],
		[40, 19, '21 a mais'],
		[1_000, 1_001, 'quase igual'],
	])('from %i visits against %i is %s', (now, before, words) => {
		expect(visitChange(now, before).words.replaceAll('\u00a0', ' ')).toBe(words);
	});

	it('of reading is in points, where both spans have enough visits', () => {
		const half = { told: 40, read: 20 };
		expect(readChange(half, { told: 100, read: 49 })?.words).toBe('1 ponto a mais');
		expect(readChange(half, { told: 19, read: 1 })).toBeUndefined();
	});
});
