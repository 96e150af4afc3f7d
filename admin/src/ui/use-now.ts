import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-clock.ts';

const readNow = () => new Date(serverNow()).toISOString();

/** The current time as ISO text; it ticks so that 'há 32 min' stays true. */
export function useNow(everyMs = 30_000): string {
	const [now, setNow] = useState(readNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(readNow()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}
