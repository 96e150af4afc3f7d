import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '#content/write-whole';
import type { IndexShard } from './index-segment.ts';
import { searchFormat } from './manifest.ts';

interface StoredSegment {
	format: number;
	/** Everything that determines the segment. */
	source: string;
	shards: IndexShard[];
}

const segmentFile = 'search-segment.bin';

/** Reuses the older posts' shards from the last build if it made them from the same posts. */
export function recallShards(
	folder: string | undefined,
	source: string,
	make: () => IndexShard[],
): IndexShard[] {
	if (!folder) return make();
	const file = join(folder, segmentFile);
	const stored = existsSync(file) ? (deserialize(readFileSync(file)) as StoredSegment) : undefined;
	if (stored?.format === searchFormat && stored.source === source) return stored.shards;
	const shards = make();
	mkdirSync(folder, { recursive: true });
	writeWhole(file, serialize({ format: searchFormat, source, shards } satisfies StoredSegment));
	return shards;
}
