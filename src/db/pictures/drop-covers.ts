import { inArray, isNotNull } from 'drizzle-orm';
import { findShownFault } from '#domain/pictures/picture-address';
import { noCover } from '#domain/post/post-fields';
import type { Database } from '../client.ts';
import { images } from '../picture-schema.ts';
import { blogPosts } from '../schema.ts';

export interface DroppedCover {
	title: string;
	address: string;
}

/** Removes covers that cannot be shown, so that drawings take their place, and returns them. */
export async function dropBadCovers(
	db: Database,
	files: ReadonlySet<string>,
): Promise<DroppedCover[]> {
	const stored = await db.select({ hash: images.hash, widths: images.widths }).from(images);
	const own = { files, widths: new Map(stored.map(({ hash, widths }) => [hash, widths])) };
	const posts = await db
		.select({ id: blogPosts.id, title: blogPosts.title, address: blogPosts.image_url })
		.from(blogPosts)
		.where(isNotNull(blogPosts.image_url));
	const bad = posts.flatMap(({ id, title, address }) =>
		address && findShownFault(address, own) ? [{ id, title, address }] : [],
	);
	if (bad.length === 0) return [];
	const ids = bad.map(({ id }) => id);
	await db.update(blogPosts).set(noCover).where(inArray(blogPosts.id, ids));
	return bad.map(({ title, address }) => ({ title, address }));
}
