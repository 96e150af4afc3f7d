const localTime =
	/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[T ]+(\d{1,2}):(\d{2})((?::\d{2}(?:[.,]\d+)?)?)$/;
const pad = (text: string) => text.padStart(2, '0');

/** Undefined for a zone that does not exist. */
export function readZone(given: unknown): string | undefined {
	if (typeof given !== 'string' || given.trim() === '') return undefined;
	try {
		return new Intl.DateTimeFormat('en', { timeZone: given.trim() }).resolvedOptions().timeZone;
	} catch {
		return undefined;
	}
}

/** @example offsetAt(Date.parse('2019-07-05T03:30Z'), 'America/New_York') → '-04:00' */
function offsetAt(instant: number, zone: string): string {
	const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
	const { value = '' } =
		format.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {};
	return /[+-]\d\d:\d\d/.exec(value)?.[0] ?? '+00:00';
}

/** Adds the zone to a time without one; a day, and midnight, which is how tools write a day, stay that day. */
export function placeInZone(date: unknown, zone: string | undefined): unknown {
	const [, year, month = '', day = '', hour = '', minute, seconds = ''] =
		localTime.exec(String(date)) ?? [];
	if (!year || !zone) return date;
	if (Number(hour) + Number(minute) === 0) return `${year}-${pad(month)}-${pad(day)}`;
	const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}${seconds.replace(',', '.')}`;
	const guess = Date.parse(`${local}Z`);
	if (Number.isNaN(guess)) return date;
	const near = offsetAt(Date.parse(local + offsetAt(guess, zone)), zone);
	return local + near;
}
