import { timeZone } from '#config/site';
import { remember } from '../text/remember.ts';

const months =
	'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
		' ',
	);

/**
 * The Swedish locale formats a time in ISO 8601 order: '2025-11-20 09:00'. Marked as pure so that bundles that do not
 * use a format drop it: creating formats would be most of a cold start.
 */
const numbers = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
	timeZone,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

export interface LocalTime {
	year: string;
	month: string;
	day: string;
	hour: string;
	minute: string;
}

/** The wall clock in São Paulo at an instant (ISO 8601): two digits each, four for the year. */
export const localTime: (iso: string) => LocalTime = remember((iso) => {
	const [year = '', month = '', day = '', hour = '', minute = ''] = numbers
		.format(new Date(iso))
		.split(/\D+/);
	return { year: year.padStart(4, '0'), month, day, hour, minute };
}, 20_000);

/** The day in São Paulo: `2025-11-20`. */
export function localDay(iso: string): string {
	const { year, month, day } = localTime(iso);
	return `${year}-${month}-${day}`;
}

/** A day on a card, in São Paulo: `20 nov 2025`. */
export function formatDate(iso: string): string {
	const { day, month, year } = localTime(iso);
	return `${Number(day)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`;
}

/** The day of an article, in São Paulo: `18 de novembro de 2025`. */
export function formatLongDate(iso: string): string {
	const { day, month, year } = localTime(iso);
	return `${Number(day)} de ${months[Number(month) - 1]} de ${year}`;
}

/** The month of a day, in São Paulo: `março de 2024`. */
export function formatMonth(iso: string): string {
	const { month, year } = localTime(iso);
	return `${months[Number(month) - 1]} de ${year}`;
}

/** The day of an article without its year where an earlier date names it already: `21 de novembro`. */
export function formatLaterDate(iso: string, before: string): string {
	const { year } = localTime(iso);
	const date = formatLongDate(iso);
	return year === localTime(before).year ? date.slice(0, date.lastIndexOf(' de ')) : date;
}

/** Day and time in São Paulo: `20/11/2025 09:00`. */
export function formatDateTime(iso: string): string {
	const { day, month, year, hour, minute } = localTime(iso);
	return `${day}/${month}/${year} ${hour}:${minute}`;
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** The hour in São Paulo: `07:00`. */
export function formatHour(iso: string): string {
	const { hour, minute } = localTime(iso);
	return `${hour}:${minute}`;
}

/** Day and time as somebody says them, in São Paulo: `segunda, 7 de dezembro, 07:10`. */
export function formatSpokenTime(iso: string): string {
	const { year, month, day } = localTime(iso);
	const weekday = weekdays[new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay()];
	return `${weekday}, ${Number(day)} de ${months[Number(month) - 1]}, ${formatHour(iso)}`;
}
