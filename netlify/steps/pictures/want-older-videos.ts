import { listVideoLines, listVideos, wantVideos } from '#db/pictures/videos';
import { videoOf } from '#domain/pictures/video';
import type { Deps } from '#lib/deps';

const mostADay = 500;

/** Queues videos of posts that were imported or saved before cards existed. */
export async function wantOlderVideos({ db, now }: Deps): Promise<void> {
	const lines = await listVideoLines(db);
	const found = [...new Set(lines.flatMap((line) => videoOf(line)?.address ?? []))];
	const known = new Set((await listVideos(db, found)).map(({ address }) => address));
	const unknown = found.filter((address) => !known.has(address));
	await wantVideos(db, unknown.slice(0, mostADay), now());
}
