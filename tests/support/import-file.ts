import type { Database } from '#db/client';
import { type BlogImported, importBlog } from '../../scripts/import/import-blog.ts';
import { openSource } from '../../scripts/import/open-source.ts';
import { memoryPictureStore } from './memory-picture-store.ts';

/** Like `npm run import -- FILE` on this database, without importing pictures; `publish` like `--publish`. */
export async function importFile(
	db: Database,
	path: string,
	now: Date,
	publish = false,
): Promise<BlogImported> {
	const source = await openSource(path);
	try {
		return await importBlog(source, {
			db,
			openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
			publish,
			asDrafts: false,
			withPictures: false,
			now,
		});
	} finally {
		await source.close();
	}
}
