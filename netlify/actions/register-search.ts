import type { registerSearch as endpoint } from '#contract/register-search';
import { readCountedSearch } from '#domain/counted-search';
import { localTime } from '#domain/dates';
import type { Action } from '#lib/serve';
import { countedDay, getAddressMark, getReaderMark, markReader } from '../steps/reader-marks.ts';
import { markSearch } from '../steps/search-marks.ts';

/** D5: counts a search once per reader, text and day, and leaves the database asleep. */
export const registerSearch: Action<typeof endpoint> = ({ q, results }, deps, caller) =>
	markReader(deps, caller, async () => {
		const text = readCountedSearch(q);
		if (text === undefined) return;
		const now = deps.now();
		const day = countedDay(now);
		// Browsers of one address that share a place ask for the same text as one, so that sixteen at most count.
		const [reader = ''] = (await getReaderMark(deps, caller, day)).places;
		const { hour, minute } = localTime(now.toISOString());
		await markSearch(deps, {
			day,
			text,
			results,
			minute: Number(hour) * 60 + Number(minute),
			reader,
			address: await getAddressMark(deps, caller, day),
		});
	});
