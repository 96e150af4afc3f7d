import { AppError } from '#domain/app-error';
import { formatDateTime, formatHour } from '#domain/time/dates';
import { floorToMinute } from '#domain/time/schedule';
import type { Deps } from '#lib/deps';

/**
 * A time for a post or a plan, without its seconds. Throws `invalid_input` at `field` when it has passed; the sentence says
 * what time it is, because the clock of whoever asked may be wrong.
 */
export function checkTime(at: string, { now }: Pick<Deps, 'now'>, field = 'at'): string {
	const time = floorToMinute(at);
	if (Date.parse(time) > now().getTime()) return time;
	const message = `${formatDateTime(time)} já passou: agora são ${formatHour(now().toISOString())}.`;
	throw new AppError('invalid_input', message, { field, fields: { [field]: message } });
}
