import { listVideoLines, wantVideos } from '#db/videos';
import { videoOf } from '#domain/video-address';
import type { Deps } from '#lib/deps';

const mostLines = 500;

/** Queues videos of posts that were imported or saved before cards existed. */
export async function wantOlderVideos({ db, now }: Deps): Promise<void> {
	const lines = await listVideoLines(db, mostLines);
	const found = lines.flatMap((line) => videoOf(line)?.address ?? []);
	await wantVideos(db, [...new Set(found)], now());
}
