import { expect, test } from 'vitest';
import { elapsedMs, isBeforeEnd, isWithin, skewMs } from '#domain/time/is-within';

const now = new Date('2026-03-10T12:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const minuteMs = 60_000;

test.each([
	['just now', 0, true],
	['almost a minute ago', -minuteMs + 1, true],
	['exactly a minute ago', -minuteMs, false],
	['years ago', -1e11, false],
	['a little ahead, by another machine’s clock', skewMs, true],
	['further ahead than any two clocks', skewMs + 1, false],
	['years ahead', 1e11, false],
])('a minute that began %s', (_, ms, lasts) => {
	expect(isWithin(at(ms), minuteMs, now)).toBe(lasts);
	expect(isBeforeEnd(at(ms + minuteMs), minuteMs, now)).toBe(lasts);
});

test('a time that cannot be read holds nothing back', () => {
	expect(isWithin('ontem', minuteMs, now)).toBe(false);
	expect(isBeforeEnd('', minuteMs, now)).toBe(false);
});

test('a duration is never negative', () => {
	expect(elapsedMs(at(-5), at(0))).toBe(5);
	expect(elapsedMs(at(5), at(0))).toBe(0);
});
