import { useEffect, useState } from 'react';
import { untilVisitEnds } from './visit.ts';

/** Increases whenever a visit to a form ends: a closed tab releases its lock a moment later. */
export function useEndedVisits(): number {
	const [ended, setEnded] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		untilVisitEnds(signal)
			.then(() => signal.aborted || setEnded(ended + 1))
			.catch((error: unknown) => {
				if (!signal.aborted) console.warn('journal', error); // The Web Locks API may be unavailable.
			});
		return () => leaving.abort();
	}, [ended]);
	return ended;
}
