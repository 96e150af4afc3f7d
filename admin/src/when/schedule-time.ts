import { localTime } from '#domain/time/dates';
import { fromSaoPauloTime } from '#domain/time/schedule';
import { serverNow } from '../api/server-clock.ts';

/** The contents of the two fields: `23/11/2026` and `09:00`, in São Paulo time. */
export interface TypedTime {
	day: string;
	hour: string;
}

export function typedTimeOf(iso: string | null): TypedTime {
	if (!iso || Number.isNaN(Date.parse(iso))) return { day: '', hour: '' };
	const { day, month, year, hour, minute } = localTime(iso);
	return { day: `${day}/${month}/${year}`, hour: `${hour}:${minute}` };
}

/** Of a field for a day or an hour: what is typed replaces what stood there. */
export const typedField = {
	className: 'input num',
	inputMode: 'numeric',
	onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
} as const;

/** `26/11, 08:00` */
export function shortTime(iso: string): string {
	const { day, hour } = typedTimeOf(iso);
	return `${day.slice(0, 5)}, ${hour}`;
}

const dayMs = 86_400_000;
const two = (text: string) => text.padStart(2, '0');

/** The instant in UTC; undefined when the fields contain no valid time. Accepts short forms: `3/1`, `9h`, `9:5`, `1900`. */
export function readTypedTime(
	{ day, hour }: TypedTime,
	now = new Date(serverNow()),
): string | undefined {
	const date = /^\s*(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?\s*$/.exec(day);
	const time = /^\s*(\d{1,2})(?:[:hH.](\d{0,2})|(\d{2}))?\s*$/.exec(hour);
	if (!date || !time) return undefined;
	const [, dd = '', mm = '', yyyy] = date;
	const [, hh = '', afterSign = '', min = afterSign] = time;
	const inYear = (year: number | string) =>
		fromSaoPauloTime(`${year}-${two(mm)}-${two(dd)}T${two(hh)}:${two(min)}`);
	if (yyyy) return inYear(yyyy);
	const { year } = localTime(now.toISOString());
	const next = inYear(year);
	return next && Date.parse(next) < now.getTime() - dayMs ? inYear(Number(year) + 1) : next;
}

/** As `readTypedTime`, of what has passed: a day without a year is the last one of that name. */
export function readPassedTime({ day, hour }: TypedTime, now: Date): string | undefined {
	const thisYear = Number(localTime(now.toISOString()).year);
	const inYear = (year: number) => readTypedTime({ day: `${day.trim()}/${year}`, hour }, now);
	const read = inYear(thisYear) ?? inYear(thisYear - 1);
	if (!read) return readTypedTime({ day, hour }, now);
	return Date.parse(read) > now.getTime() ? inYear(thisYear - 1) : read;
}

/** Tomorrow at this hour, which is suggested first. */
export function firstOffer(nowIso: string, hour: string): TypedTime {
	const tomorrow = new Date(Date.parse(nowIso) + dayMs).toISOString();
	return { day: typedTimeOf(tomorrow).day, hour };
}
