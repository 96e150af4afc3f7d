import { type SQL, sql } from 'drizzle-orm';
import { makeNameSlug } from '#domain/names/slug';
import { authorAddresses, authors } from '../author-schema.ts';
import type { Database } from '../client.ts';

/** The author who has or had this address, as SQL conditions on `authors`. */
export const authorHasAddress = (
	slug: string,
): SQL => sql`(${authors.slug} = ${slug} or ${authors.id} = (
	select ${authorAddresses.author_id} from ${authorAddresses} where ${authorAddresses.slug} = ${slug}))`;

/**
 * The name under which a post is stored: that of the author who has or had the name's address, otherwise the name as it
 * is. Part of the statement that stores the post, because a look-up of its own would be a round trip.
 */
export function storedAuthor(name: string): SQL {
	const slug = makeNameSlug(name);
	return sql`coalesce((select ${authors.name} from ${authors} where ${authorHasAddress(slug)}
		order by ${authors.slug} = ${slug} desc limit 1), ${name}::text)`;
}

/** The name by which the author of an old text goes today. */
export async function findAuthorName(db: Database, name: string): Promise<string> {
	const [row] = await db
		.select({ name: sql<string>`${storedAuthor(name)}` })
		.from(sql`(select) as one`);
	return row?.name ?? name;
}
