import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { blogPosts } from '#db/schema';
import { importFile } from './import-file.ts';
import { createTestDatabase } from './test-database.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

/** An empty blog that imports WordPress exports. */
export async function aBlogForWordPress() {
	const { db, close } = await createTestDatabase();
	const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
	return {
		db,
		importFile: (path: string) => importFile(db, path, now),
		async importXml(xml: string | Uint8Array) {
			const path = join(folder, 'export.xml');
			await writeFile(path, xml);
			return importFile(db, path, now);
		},
		async getPost(slug: string) {
			const [post] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
			if (!post) throw new Error(`there is no post ${slug}`);
			return post;
		},
		listPosts: () => db.select().from(blogPosts).orderBy(asc(blogPosts.id)),
		async close() {
			await rm(folder, { recursive: true, force: true });
			await close();
		},
	};
}
export type BlogForWordPress = Awaited<ReturnType<typeof aBlogForWordPress>>;
