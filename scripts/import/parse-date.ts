import { fromSaoPauloTime } from '#domain/schedule';

const dateOnly = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const brazilian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const withoutZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

const pad = (text: string | undefined) => (text ?? '').padStart(2, '0');

/** Noon in São Paulo: the day stays the same day in every zone that reads it. */
const noonOf = (year = '', month?: string, day?: string) =>
	fromSaoPauloTime(`${year}-${pad(month)}-${pad(day)}T12:00`);

/** An instant in UTC from a date as people and exports write it; undefined when it is none of the years 1 to 9999. */
export function parseDate(value: unknown): string | undefined {
	const date = readDate(value);
	return date !== undefined && /^(?!0000)\d{4}-/.test(date) ? date : undefined;
}

function readDate(value: unknown): string | undefined {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	const [, year, month, day] = dateOnly.exec(text) ?? [];
	if (year) return noonOf(year, month, day);
	const [, brazilianDay, brazilianMonth, brazilianYear] = brazilian.exec(text) ?? [];
	if (brazilianYear) return noonOf(brazilianYear, brazilianMonth, brazilianDay);
	const [, date, time] = withoutZone.exec(text) ?? [];
	if (date) return fromSaoPauloTime(`${date}T${time}`);
	const instant = Date.parse(text);
	return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
