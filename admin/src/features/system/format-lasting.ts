import { formatSeconds } from '../../ui/times.ts';

const start = new Date(0).toISOString();

/** `12 s`, then `2 min`. */
export const formatLasting = (ms: number): string =>
	formatSeconds(start, new Date(ms).toISOString());
