import type { registerSearch as endpoint } from '#contract/register-search';
import { readCountedSearch } from '#domain/readers/counted-search';
import type { Action } from '#lib/serve';
import { markReader } from '#steps/readers/visit-log';
import { markText, searchMarks } from '#steps/readers/visit-text-events';

/** D5: counts a search once per reader, text and day, and leaves the database asleep. */
export const registerSearch: Action<typeof endpoint> = ({ q, results }, deps, caller) =>
	markReader(deps, caller, async () => {
		const text = readCountedSearch(q);
		if (text !== undefined) await markText(deps, caller, searchMarks, { text, results });
	});
