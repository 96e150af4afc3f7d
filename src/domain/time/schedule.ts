import { localDay, localTime } from './dates.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const daysPerMonth = 30.4;

/** Scheduled times are rounded to the minute, otherwise the tick at :00 would miss them. ISO 8601 in, UTC out. */
export function floorToMinute(iso: string): string {
	return new Date(Math.floor(Date.parse(iso) / minuteMs) * minuteMs).toISOString();
}

/** Whether a waiting post is due at `now`, however long ago its time was. */
export function isDue(
	post: { published: boolean; scheduled_at: string | null },
	now: string,
): boolean {
	return (
		!post.published &&
		post.scheduled_at !== null &&
		Date.parse(post.scheduled_at) <= Date.parse(now)
	);
}

/** An instant in the format of a `datetime-local` field in São Paulo: `2025-11-20T09:00`. */
export function toSaoPauloTime(iso: string): string {
	const { year, month, day, hour, minute } = localTime(iso);
	return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * Converts a time typed as São Paulo's (`2025-11-20T09:00`) to an instant in UTC; undefined when it is invalid. A time
 * skipped by a clock change moves behind the gap by the same distance.
 */
export function fromSaoPauloTime(local: string): string | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(local)) return undefined;
	const wanted = Date.parse(`${local.slice(0, 16)}Z`);
	if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== local.slice(0, 16)) {
		return undefined;
	}
	const guess = wanted - offsetMs(wanted);
	const instant = wanted - offsetMs(guess);
	const isSkipped = wanted - offsetMs(instant) !== instant;
	const offset = isSkipped ? Math.min(offsetMs(guess), offsetMs(instant)) : offsetMs(instant);
	return new Date(wanted - offset).toISOString();
}

/** The days from one instant to another, as a calendar counts them. */
const daysBetween = (from: string, to: string): number =>
	(Date.parse(localDay(to)) - Date.parse(localDay(from))) / dayMs;

/**
 * How far a day is from that of `now`, where its date and hour stand beside it.
 * @example 'amanhã', 'ontem', 'em 3 dias', 'há 4 meses'; of the same day as `formatDistance`
 */
export function formatDayDistance(iso: string, now: string): string {
	const days = daysBetween(now, iso);
	if (days === 0) return formatDistance(iso, now);
	if (days === 1) return 'amanhã';
	if (days === -1) return 'ontem';
	const distance = formatMinutes(Math.abs(days) * 24 * 60).replace(' ', '\u00a0');
	return `${days > 0 ? 'em' : 'há'} ${distance}`;
}

/**
 * The distance of a time from `now`, in at most two units, between which no line breaks.
 * @example 'em 3 h 12 min', 'há 32 min', 'em 2 dias e 18 h', 'há 4 meses', 'agora'
 */
export function formatDistance(iso: string, now: string): string {
	const difference = Date.parse(iso) - Date.parse(now);
	const minutes = Math.floor(Math.abs(difference) / minuteMs);
	if (minutes === 0) return 'agora';
	const distance = formatMinutes(minutes).replaceAll(' ', '\u00a0');
	return `${difference > 0 ? 'em' : 'há'} ${distance}`;
}

/** How long something lasts: `32 min`, `1 h 20 min`, `2 dias e 18 h`. */
export function formatMinutes(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const days = Math.floor(hours / 24);
	if (days >= 60) return `${Math.floor(days / daysPerMonth)} meses`;
	if (days >= 14) return `${days} dias`;
	if (days > 0) {
		const rest = hours % 24;
		return `${days} ${days === 1 ? 'dia' : 'dias'}${rest > 0 ? ` e ${rest} h` : ''}`;
	}
	if (hours === 0) return `${minutes} min`;
	return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Whether there is such a day: `2027-05-25`. */
export const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && fromSaoPauloTime(`${text}T00:00`) !== undefined;

/** The offset of São Paulo from UTC at an instant. */
function offsetMs(instant: number): number {
	const floored = Math.floor(instant / minuteMs) * minuteMs;
	return Date.parse(`${toSaoPauloTime(new Date(floored).toISOString())}Z`) - floored;
}
