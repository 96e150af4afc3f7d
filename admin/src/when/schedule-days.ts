import { localTime } from '#domain/time/dates';

/** A day in São Paulo: `2026-11-23`. Computed at noon in UTC, which no clock change affects. */
export type Day = string;

const dateOf = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export function dayAt(iso: string): Day {
	const { year, month, day } = localTime(iso);
	return `${year}-${month}-${day}`;
}

export function addDays(day: Day, count: number): Day {
	const date = dateOf(day);
	date.setUTCDate(date.getUTCDate() + count);
	return dayOf(date);
}

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
	const date = dateOf(day);
	const wanted = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + count);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(wanted, last));
	return dayOf(date);
}

const weekdayOf = (day: Day) => dateOf(day).getUTCDay();
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The whole weeks of a day's month, starting on Sunday. */
export function weeksOf(day: Day): Day[][] {
	const first = firstOfMonth(day);
	const start = addDays(first, -weekdayOf(first));
	const weeks: Day[][] = [];
	for (let week = start; week < addMonths(first, 1); week = addDays(week, 7))
		weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
	return weeks;
}

/** The day that a key moves to; undefined for other keys. */
export function dayByKey(day: Day, key: string): Day | undefined {
	const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
	if (days) return addDays(day, days);
	const months = { PageUp: -1, PageDown: 1 }[key];
	if (months) return addMonths(day, months);
	if (key === 'Home') return addDays(day, -weekdayOf(day));
	return key === 'End' ? addDays(day, 6 - weekdayOf(day)) : undefined;
}

const words = (day: Day, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(dateOf(day));

/** `23 de novembro de 2026` */
export const longDay = (day: Day) => words(day, { day: 'numeric', month: 'long', year: 'numeric' });
/** `novembro` */
export const nameOfMonth = (day: Day) => words(day, { month: 'long' });
/** `qua` */
export const shortWeekday = (day: Day) => words(day, { weekday: 'short' }).slice(0, 3);
/** `qua 25/11, 09:00`; `qua 25/11` without an hour. */
export const shortDate = (day: Day, time?: string) =>
	`${shortWeekday(day)} ${day.slice(8)}/${day.slice(5, 7)}${time ? `, ${time}` : ''}`;
/** `novembro de 2026` */
export const longMonth = (day: Day) => words(day, { month: 'long', year: 'numeric' });

/** `23 de novembro`; with the year if it is not this one. */
export const dateOfDay = (day: Day, today: Day): string =>
	day.slice(0, 4) === today.slice(0, 4)
		? words(day, { day: 'numeric', month: 'long' })
		: longDay(day);

/** `Segunda, 23 de novembro`; with the year if it is not this one; `Hoje, ` before today. */
export function nameOfDay(day: Day, today: Day): string {
	const weekday = words(day, { weekday: 'long' }).replace('-feira', '');
	const name = `${day === today ? 'hoje, ' : ''}${weekday}, ${dateOfDay(day, today)}`;
	return name.charAt(0).toUpperCase() + name.slice(1);
}
