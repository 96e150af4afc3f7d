import { expect, it } from 'vitest';
import { usualTime, usualTimes } from '../../../admin/src/when/month-entries.ts';
import {
	addMonths,
	dayAt,
	dayByKey,
	nameOfDay,
	shortDate,
	weeksOf,
} from '../../../admin/src/when/schedule-days.ts';

it('a month is whole weeks from Sunday on, with the days of its neighbours', () => {
	const weeks = weeksOf('2026-10-15');
	expect(weeks).toHaveLength(5);
	expect(weeks[0]?.[0]).toBe('2026-09-27');
	expect(weeks.at(-1)?.[6]).toBe('2026-10-31');
	expect(weeksOf('2026-08-01')).toHaveLength(6);
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
	expect(usualTimes([])).toEqual(['08:00', '09:00', '12:00', '18:00']);
	expect(usualTimes(['07:30', '10:00'])).toEqual(['07:30', '08:00', '09:00', '10:00']);
	expect([usualTime([]), usualTime(['07:30', '10:00'])]).toEqual(['09:00', '07:30']);
});

it('a date is short where something is dropped', () => {
	expect(shortDate('2026-11-25', '09:00')).toBe('qua 25/11, 09:00');
	expect(shortDate('2026-11-28', '09:00')).toBe('sáb 28/11, 09:00');
});
