import { hashLength, type SearchSegment } from './manifest.ts';

/** The hash of the only shard that can contain a key; undefined when the key sorts before all shards. */
export function findShard(segment: SearchSegment, key: string): string | undefined {
	const { bounds } = segment;
	let low = 0;
	let high = bounds.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((bounds[middle] as string) <= key) low = middle + 1;
		else high = middle;
	}
	if (low === 0) return undefined;
	return segment.shards.slice((low - 1) * hashLength, low * hashLength);
}
