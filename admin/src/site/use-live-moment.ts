import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../ui/times.ts';
import { liveSinceQuery } from './live-site.ts';

/** The formatted time of the version that readers see; null when unknown. */
export function useLiveMoment(now: string): string | null {
	const since = useQuery(liveSinceQuery).data;
	return since ? formatMoment(since, now) : null;
}
