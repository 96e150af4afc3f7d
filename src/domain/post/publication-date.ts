/** The first minute of 1970 in São Paulo: what is older is a slip of the hand, and some feed readers show it as today. */
const earliest = '1970-01-01T03:00:00.000Z';

export type DateFault = 'no-time' | 'future' | 'too-early';

/** Why a post cannot have come out then; undefined when it can. ISO 8601. */
export function findDateFault(at: string, now: string): DateFault | undefined {
	const time = Date.parse(at);
	if (Number.isNaN(time)) return 'no-time';
	if (time > Date.parse(now)) return 'future';
	return time < Date.parse(earliest) ? 'too-early' : undefined;
}
