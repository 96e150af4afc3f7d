import { listNeeds } from '#article/complete-article';
import type { RenderedArticle } from '#domain/post/post';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { describeBug } from '#lib/log-line';

/** Limits the rows that one save can write. */
const most = 50;

/** Fetches the facts of an article's videos after the reply, so that no host can delay or fail a save. */
export function askLater(article: RenderedArticle | undefined, deps: Deps, caller: Caller): void {
	const { videos } = listNeeds(article?.html ?? '');
	if (videos.length === 0) return;
	caller.afterReply(async () => {
		// Loaded on demand: most texts have no video.
		const { fetchVideos } = await import('./fetch-videos.ts');
		await fetchVideos(videos.slice(0, most), deps).catch((error: unknown) =>
			deps.log('videos_not_asked_for', describeBug(error)),
		);
	});
}
