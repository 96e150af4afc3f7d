import { rendererVersion } from '#article/renderer-version';
import type { Database } from '#db/client';
import { listExportedPosts, readExportFrame } from '#db/export-blog';
import type { ExportedPost } from '#domain/blog-export';
import { findTypedExcerpt } from './typed-excerpt.ts';

/** A page of an export. An excerpt that nobody typed is left out: elsewhere it would count as typed. */
export async function listOwnPosts(db: Database, after: string | null): Promise<ExportedPost[]> {
	const posts: ExportedPost[] = [];
	for (const { renderer, ...post } of await listExportedPosts(db, after)) {
		const isKnown = renderer === rendererVersion;
		const excerpt = isKnown ? post.excerpt : await findTypedExcerpt(db, post);
		posts.push({ ...post, excerpt });
	}
	return posts;
}

/** The same for the working copies that accompany the posts. */
export async function readOwnFrame(db: Database) {
	const { copies, ...frame } = await readExportFrame(db);
	const own: typeof copies = [];
	for (const copy of copies) {
		const { post_id: id, fields } = copy;
		const excerpt = await findTypedExcerpt(db, { id, excerpt: fields.excerpt });
		own.push({ ...copy, fields: { ...fields, excerpt } });
	}
	return { ...frame, copies: own };
}
