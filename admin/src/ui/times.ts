import { formatDate, formatDateTime, localTime } from '#domain/time/dates';
import { formatDayDistance } from '#domain/time/schedule';

/** `14:32` today, `18/11/2026 14:32` on any other day, in São Paulo. */
export function formatMoment(iso: string, now: string): string {
	if (formatDate(iso) !== formatDate(now)) return formatDateTime(iso);
	const { hour, minute } = localTime(iso);
	return `${hour}:${minute}`;
}

/** Between two instants: `12 s`, then `2 min`. */
export function formatSeconds(fromIso: string, toIso: string): string {
	const seconds = Math.max(0, Math.round((Date.parse(toIso) - Date.parse(fromIso)) / 1000));
	return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** `18/11/2026` in São Paulo. */
export const formatDay = (iso: string): string => formatDateTime(iso).slice(0, 10);

const weekdays = new Intl.DateTimeFormat('pt-BR', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	timeZone: 'America/Sao_Paulo',
});

/** `segunda-feira, 23 de novembro` in São Paulo. */
export const formatWeekday = (iso: string): string => weekdays.format(new Date(iso));

const dayMs = 86_400_000;

/** `hoje`, `amanhã`, `segunda-feira`, then `em 30/11/2026`. */
function formatComingDay(iso: string, now: string): string {
	const day = formatDay(iso);
	if (day === formatDay(now)) return 'hoje';
	if (day === formatDay(new Date(Date.parse(now) + dayMs).toISOString())) return 'amanhã';
	const [weekday = ''] = formatWeekday(iso).split(',');
	return Date.parse(iso) - Date.parse(now) < 6 * dayMs ? weekday : `em ${day}`;
}

/** `segunda-feira às 09:00, em 3 dias`, `amanhã às 09:00` */
export function formatComing(iso: string, now: string): string {
	const { hour, minute } = localTime(iso);
	const day = formatComingDay(iso, now);
	const distance = formatDayDistance(iso, now);
	return `${day} às ${hour}:${minute}${distance === day ? '' : `, ${distance}`}`;
}
