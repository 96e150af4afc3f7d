import { fromSaoPauloTime } from '#domain/time/schedule';

const numbers =
	/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?)?$/;
const brazilian = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const written = /^(\d{1,2})º? de ([a-zç]{3})[a-zç]* de (\d{4})(?:,?(?: às)? (\d{1,2}:\d{2}))?$/i;
/** As in `Jul 08 2022`, or `May 3, 2023 9:12 AM`. */
const inEnglish =
	/^(?:[a-z]{3,9},? )?(?:[a-z]{3,9} \d{1,2}|\d{1,2} [a-z]{3,9}),? \d{4}( \d{1,2}:\d{2}(?: ?[ap]m)?)?$/i;

/** Parses a date in any common notation to an instant in UTC; undefined when it is invalid or outside the years 1 to 9999. */
export function parseDate(value: unknown): string | undefined {
	const date = readDate(value);
	return date !== undefined && /^(?!0000)\d{4}-/.test(date) ? date : undefined;
}

/** Parsers find a date in almost any text with a number. */
const dated =
	/^(?:\d+\D|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*\d{2}/i;
/** Whether a text says a date and nothing else. */
export const isDate = (text: string): boolean => dated.test(text) && parseDate(text) !== undefined;

function readDate(value: unknown): string | undefined {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
	if (typeof value !== 'string') return undefined;
	const text = inNumbers(value.trim());
	const [, year, month = '', day = '', hour, minute] = numbers.exec(text) ?? [];
	// At noon, so that it stays the same day in every time zone.
	const time = hour ? `${hour.padStart(2, '0')}:${minute}` : '12:00';
	if (year) return fromSaoPauloTime(`${year}-${pad(month)}-${pad(day)}T${time}`);
	if (!isDay(text)) return undefined;
	const english = inEnglish.exec(text);
	const instant = Date.parse(english ? `${text}${english[1] ? '' : ' 12:00'} -0300` : text);
	return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** `Date.parse` takes 30 February for 1 March. */
function isDay(text: string): boolean {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)[T ]/.exec(text) ?? [];
	if (!year) return true;
	const date = new Date(0);
	date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
	return date.getUTCDate() === Number(day);
}

const pad = (text: string) => text.padStart(2, '0');

/** Converts the Brazilian day-first notation to `2015-03-27`. */
function inNumbers(text: string): string {
	const [, day, , month, year] = brazilian.exec(text) ?? [];
	if (year) return `${year}-${month}-${day}`;
	const [, dayOf, name = '', yearOf, time] = written.exec(text) ?? [];
	const number = months.indexOf(name.toLowerCase()) + 1;
	return number > 0 ? `${yearOf}-${number}-${dayOf}${time ? ` ${time}` : ''}` : text;
}
