import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isPublic } from './post-columns.ts';
import { blogPosts, slugRedirects } from './schema.ts';

/** Which of these slugs (current or former) lead to no public post. */
export async function listHiddenSlugs(db: Database, slugs: string[]): Promise<string[]> {
	if (slugs.length === 0) return [];
	const [direct, former] = await Promise.all([
		db
			.select({ slug: blogPosts.slug })
			.from(blogPosts)
			.where(and(isPublic, inArray(blogPosts.slug, slugs))),
		db
			.select({ slug: slugRedirects.slug })
			.from(slugRedirects)
			.innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.post_id))
			.where(and(isPublic, inArray(slugRedirects.slug, slugs))),
	]);
	const open = new Set([...direct, ...former].map(({ slug }) => slug));
	return slugs.filter((slug) => !open.has(slug));
}
