import { useEffect, useState } from 'react';
import { untilVisitEnds } from './visit.ts';

/** Grows whenever a visit to a form ends: the browser lets a closed tab's text go a moment later. */
export function useEndedVisits(): number {
	const [ended, setEnded] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		untilVisitEnds(signal)
			.then(() => signal.aborted || setEnded(ended + 1))
			.catch((error: unknown) => {
				if (!signal.aborted) console.warn('journal', error); // Locks may be forbidden.
			});
		return () => leaving.abort();
	}, [ended]);
	return ended;
}
