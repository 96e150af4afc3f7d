import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepSignsWhole } from '../../../admin/src/ui/keep-signs-whole.ts';

beforeAll(keepSignsWhole);
afterEach(() => document.body.replaceChildren());

/** Offers these letters to a field of ten, as a key or a paste does; undefined where the browser writes them. */
function offer(
	value: string,
	data: string,
	place: { at?: number; chosen?: number; within?: Node } = {},
) {
	const { at = value.length, chosen = 0, within = document.body } = place;
	const field = within.appendChild(document.createElement('input'));
	field.maxLength = 10;
	field.value = value;
	field.setSelectionRange(at, at + chosen);
	const told = vi.fn();
	within.addEventListener('input', told, { once: true });
	const init = { data, bubbles: true, composed: true, cancelable: true };
	if (field.dispatchEvent(new InputEvent('beforeinput', init))) return undefined;
	expect(told).toHaveBeenCalledOnce();
	return [field.value, field.selectionStart];
}

it.each([
	['an emoji', 'nove vezes'.slice(0, 9), '😀', {}, 'nove veze', 9],
	['a letter with its accent apart', '123456789', 'e\u0301', {}, '123456789', 9],
	['a family', '1234', '👨‍👩‍👧‍👦', {}, '1234', 4],
	['a flag behind letters', '1234', 'abc🇧🇷', {}, '1234abc', 7],
	['an emoji in the middle', '12345678', 'a😀', { at: 2 }, '12a345678', 3],
	['an emoji in place of what is chosen', '1234567890', '🇧🇷', { at: 2, chosen: 3 }, '1267890', 2],
	['the accent of the last letter', '123456789e', '\u0301', {}, undefined, undefined],
] as const)('no field takes half of %s', (_, value, data, place, expected, at) => {
	expect(offer(value, data, place)?.[0]).toBe(expected);
	document.body.replaceChildren();
	expect(offer(value, data, place)?.[1]).toBe(at);
});

it('what fits, or is cut between two signs, is the browser’s', () => {
	expect(offer('1234', '😀')).toBeUndefined();
	expect(offer('123456789', 'abc')).toBeUndefined();
	expect(offer('12345678', '😀😀')).toBeUndefined();
});

it('a field within a block of the text is one, too', () => {
	const host = document.body.appendChild(document.createElement('div'));
	const within = host.attachShadow({ mode: 'open' });
	expect(offer('123456789', '😀', { within })).toEqual(['123456789', 9]);
});
