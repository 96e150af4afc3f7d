import { expect, it } from 'vitest';
import {
	addMonths,
	dayAt,
	dayByKey,
	nameOfDay,
	weeksOf,
} from '../../../admin/src/features/post-form/ficha/schedule-days.ts';
import { usualTimes } from '../../../admin/src/features/post-form/ficha/schedule-posts.ts';

it('a month begins on Sunday, and a week shows no day of another month', () => {
	const weeks = weeksOf('2026-10-15');
	expect(weeks).toHaveLength(5);
	expect(weeks[0]).toEqual([
		...[undefined, undefined, undefined, undefined],
		...['2026-10-01', '2026-10-02', '2026-10-03'],
	]);
	expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

it('keys move by day, week and month', () => {
	const from = (key: string) => dayByKey('2026-11-23', key);
	expect(from('ArrowLeft')).toBe('2026-11-22');
	expect(from('ArrowDown')).toBe('2026-11-30');
	expect(from('Home')).toBe('2026-11-22');
	expect(from('End')).toBe('2026-11-28');
	expect(from('PageDown')).toBe('2026-12-23');
	expect(from('a')).toBeUndefined();
	expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
	expect(addMonths('2027-01-31', -1)).toBe('2026-12-31');
});

it('a day is São Paulo’s, and says its name', () => {
	expect(dayAt('2026-11-23T02:59:00Z')).toBe('2026-11-22');
	expect(nameOfDay('2026-11-23', '2026-11-22')).toBe('Segunda, 23 de novembro');
	expect(nameOfDay('2026-11-22', '2026-11-22')).toBe('Hoje, domingo, 22 de novembro');
	expect(nameOfDay('2027-01-02', '2026-11-22')).toBe('Sábado, 2 de janeiro de 2027');
});

it('the editor’s usual times are those at which most posts came out', () => {
	const post = (time: string) => ({ id: time, title: '', kind: 'live' as const, day: '', time });
	expect(usualTimes([])).toEqual(['08:00', '09:00', '12:00', '18:00']);
	const times = ['07:30', '10:00', '07:30', '14:37', '14:37', '14:37'].map(post);
	expect(usualTimes(times)).toEqual(['07:30', '08:00', '09:00', '10:00']);
});
