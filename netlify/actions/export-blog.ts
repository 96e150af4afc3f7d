import type { exportBlog as endpoint } from '#contract/export-blog';
import { listExportedPosts } from '#db/export-blog';
import { listExportedVisits } from '#db/readers/exported-visits';
import { listPictureFiles, writePostFile } from '#domain/post/blog-export';
import { writeVisitsFile } from '#domain/readers/visits-export';
import type { Action } from '#lib/serve';
import { readExportFrame } from '#steps/schedule/export-frame';

/** Exports everything written here, including drafts, as Markdown that other systems can read. */
export const exportBlog: Action<typeof endpoint> = async ({ after }, deps) => {
	const posts = await listExportedPosts(deps.db, after);
	const visits = await listExportedVisits(
		deps.db,
		posts.map(({ id }) => id),
	);
	const frame = after === null ? await readExportFrame(deps.db, deps.now()) : undefined;
	return {
		success: true,
		files: [...(frame?.files ?? []), ...posts.map(writePostFile), ...visits.map(writeVisitsFile)],
		pictures: (frame?.pictures ?? []).flatMap(listPictureFiles),
		next: posts.at(-1)?.id ?? null,
	};
};
