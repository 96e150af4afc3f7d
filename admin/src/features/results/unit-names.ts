import { formatDate, formatLongDate, formatMonth } from '#domain/time/dates';

/** Noon in São Paulo on a day such as `2026-11-05`. */
const noonOf = (since: string) => `${since}T15:00:00.000Z`;

/** `5 de novembro`, or `novembro de 2026` for a month. */
export const nameUnit = (since: string, isMonth: boolean): string =>
	isMonth ? formatMonth(noonOf(since)) : formatLongDate(noonOf(since)).replace(/ de \d+$/, '');

/** `5/11`, or `nov` for a month. */
export function shortenUnit(since: string, isMonth: boolean): string {
	if (isMonth) return formatDate(noonOf(since)).split(' ')[1] ?? '';
	return `${Number(since.slice(8))}/${Number(since.slice(5, 7))}`;
}

/** `5 de novembro de 2026` */
export const nameDay = (since: string): string => formatLongDate(noonOf(since));

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
