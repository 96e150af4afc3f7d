import type { exportBlog as endpoint } from '#contract/export-blog';
import { listExportedPosts, listExportedRedirects, readExportedBlog } from '#db/export-blog';
import { listExportedSearches, listExportedVisits } from '#db/readers/exported-visits';
import {
	listPictureFiles,
	writeCopyFile,
	writeManifest,
	writePostFile,
	writeRedirectFile,
} from '#domain/post/blog-export';
import { writeSearchesFiles, writeVisitsFile } from '#domain/readers/visits-export';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { readExportedPlans } from '#steps/schedule/export-plans';

/** What accompanies the posts, sent with the first page. */
async function readFrame(deps: Deps) {
	const frame = await readExportedBlog(deps.db);
	const files = [
		writeManifest({
			...frame,
			...(await readExportedPlans(deps.db)),
			exported_at: deps.now().toISOString(),
		}),
		...writeSearchesFiles(await listExportedSearches(deps.db)),
		writeRedirectFile(await listExportedRedirects(deps.db)),
		...frame.copies.map((copy) => writeCopyFile({ ...copy, fields: { ...copy.fields } })),
	];
	return { files, pictures: frame.pictures.flatMap(listPictureFiles) };
}

/** Exports everything written here, including drafts, as Markdown that other systems can read. */
export const exportBlog: Action<typeof endpoint> = async ({ after }, deps) => {
	const posts = await listExportedPosts(deps.db, after);
	const visits = await listExportedVisits(
		deps.db,
		posts.map(({ id }) => id),
	);
	const frame = after === null ? await readFrame(deps) : { files: [], pictures: [] };
	return {
		success: true,
		files: [...frame.files, ...posts.map(writePostFile), ...visits.map(writeVisitsFile)],
		pictures: frame.pictures,
		next: posts.at(-1)?.id ?? null,
	};
};
