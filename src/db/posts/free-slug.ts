import { inArray, sql } from 'drizzle-orm';
import { limits } from '#config/limits';
import { slugRedirects } from '../address-schema.ts';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';

const suffixes = 40;

function candidates(slug: string, fallback: string): string[] {
	const withSuffix = (suffix: string) =>
		`${slug.slice(0, limits.slug - suffix.length - 1).replace(/-+$/, '')}-${suffix}`;
	const numbered = Array.from({ length: suffixes - 1 }, (_, index) => withSuffix(`${index + 2}`));
	return [slug, ...numbered, withSuffix(fallback)];
}

/**
 * Returns the first of `slug`, `slug-2`, `slug-3` … that no post uses or has used in public. Another save may take it
 * first: then the unique index rejects the row and the caller tries again.
 */
export async function findFreeSlug(db: Database, slug: string, postId: string): Promise<string> {
	const wanted = candidates(slug, postId.slice(0, 8));
	const taken = await db
		.select({ slug: blogPosts.slug })
		.from(blogPosts)
		.where(inArray(blogPosts.slug, wanted))
		.unionAll(
			db
				.select({ slug: slugRedirects.slug })
				.from(slugRedirects)
				.where(
					sql`${inArray(slugRedirects.slug, wanted)} and ${slugRedirects.post_id} <> ${postId}`,
				),
		);
	const names = new Set(taken.map((row) => row.slug));
	return wanted.find((name) => !names.has(name)) ?? `post-${postId}`;
}
