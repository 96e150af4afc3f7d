import type { Database } from '#db/client';
import { type BlogImported, importBlog } from '../../scripts/import/import-blog.ts';
import { openSource } from '../../scripts/import/open-source.ts';
import { memoryPictureStore } from './memory-picture-store.ts';

/** What `npm run import -- FILE` does, on this database; the pictures stay where they are. */
export async function importFile(db: Database, path: string, now: Date): Promise<BlogImported> {
	const source = await openSource(path);
	try {
		return await importBlog(source, {
			db,
			openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
			publish: false,
			asDrafts: false,
			withPictures: false,
			now,
		});
	} finally {
		await source.close();
	}
}
