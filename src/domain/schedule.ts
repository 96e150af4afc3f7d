import { localTime } from './dates.ts';

const minuteMs = 60_000;

/** S21: schedule times are kept to the minute, or the tick at :00 would miss them. ISO 8601 in, UTC out. */
export function floorToMinute(iso: string): string {
	return new Date(Math.floor(Date.parse(iso) / minuteMs) * minuteMs).toISOString();
}

/** C12, C14: is a waiting post due at `now`? However long ago its time was. */
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

/** An instant as a `datetime-local` field shows it in São Paulo: `2025-11-20T09:00`. */
export function toSaoPauloTime(iso: string): string {
	const { year, month, day, hour, minute } = localTime(iso);
	return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * A time typed as São Paulo's (`2025-11-20T09:00`) as an instant in UTC; undefined when it is no time.
 * A time that a change of the clocks skipped is the same distance after the gap (C11).
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

/**
 * How far a time lies from `now`, in two units at most.
 * @example 'em 3 h 12 min', 'há 32 min', 'em 2 dias e 18 h', 'agora'
 */
export function formatDistance(iso: string, now: string): string {
	const difference = Date.parse(iso) - Date.parse(now);
	const minutes = Math.floor(Math.abs(difference) / minuteMs);
	if (minutes === 0) return 'agora';
	return `${difference > 0 ? 'em' : 'há'} ${formatMinutes(minutes)}`;
}

function formatMinutes(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const days = Math.floor(hours / 24);
	if (days > 0) {
		const rest = hours % 24;
		return `${days} ${days === 1 ? 'dia' : 'dias'}${rest > 0 ? ` e ${rest} h` : ''}`;
	}
	if (hours === 0) return `${minutes} min`;
	return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** São Paulo's clock minus UTC at an instant. */
function offsetMs(instant: number): number {
	const floored = Math.floor(instant / minuteMs) * minuteMs;
	return Date.parse(`${toSaoPauloTime(new Date(floored).toISOString())}Z`) - floored;
}
