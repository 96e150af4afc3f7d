import { useEffect, useState } from 'react';

/** The current time as ISO text; it ticks so that 'há 32 min' stays true. */
export function useNow(everyMs = 30_000): string {
	const [now, setNow] = useState(() => new Date().toISOString());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date().toISOString()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}
