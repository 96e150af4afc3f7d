import type { registerMissed as endpoint } from '#contract/register-missed';
import { readMissedAddress } from '#domain/names/missed-address';
import type { Action } from '#lib/serve';
import { markReader } from '#steps/readers/visit-log';
import { markText, missedMarks } from '#steps/readers/visit-text-events';

/** D5: counts an address that led nowhere once per reader and day, and leaves the database asleep. */
export const registerMissed: Action<typeof endpoint> = ({ path }, deps, caller) =>
	markReader(deps, caller, async () => {
		const text = readMissedAddress(path);
		if (text !== undefined) await markText(deps, caller, missedMarks, { text, results: 0 });
	});
