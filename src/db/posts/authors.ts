import { eq, sql } from 'drizzle-orm';
import type { Author } from '#domain/names/author';
import { makeNameSlug } from '#domain/names/slug';
import type { ExportedAuthor } from '#domain/post/blog-export';
import { authorAddresses, authors } from '../author-schema.ts';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { authorHasAddress } from './name-author.ts';

const columns = {
	name: authors.name,
	slug: authors.slug,
	line: authors.line,
	image_url: authors.image_url,
	links: authors.links,
};

/** A restored backup may link to anything; `javascript:` would be a script on a public page. */
const withSites = (author: Author): Author => ({
	...author,
	links: author.links.filter(({ url }) => /^https?:\/\//i.test(url)),
});

export const listAuthors = async (db: Database): Promise<Author[]> =>
	(await db.select(columns).from(authors).orderBy(authors.slug)).map(withSites);

/** Addresses of earlier names: `from` and `to` are slugs. */
export const listAuthorAddresses = (db: Database): Promise<{ from: string; to: string }[]> =>
	db
		.select({ from: authorAddresses.slug, to: authors.slug })
		.from(authorAddresses)
		.innerJoin(authors, eq(authors.id, authorAddresses.author_id))
		.orderBy(authorAddresses.slug);

interface SignedName {
	/** As the posts write it. */
	name: string;
	/** Including those in the bin, which may come back. */
	posts: number;
	published: number;
}

/** Every name that posts bear, that of the most posts first. */
export const listSignedNames = (db: Database): Promise<SignedName[]> =>
	db
		.select({
			name: blogPosts.author,
			posts: sql<number>`count(*)`.mapWith(Number),
			published: sql<number>`count(*) filter (where published and deleted_at is null)`.mapWith(
				Number,
			),
		})
		.from(blogPosts)
		.where(sql`${blogPosts.author} <> ''`)
		.groupBy(blogPosts.author)
		.orderBy(sql`count(*) desc, max(${blogPosts.created_at}) desc`);

/** Makes an author of every name that posts bear; those that are known stay as they are. */
export async function fillAuthors(db: Database): Promise<void> {
	const known = new Set([
		...(await listAuthors(db)).map(({ slug }) => slug),
		...(await listAuthorAddresses(db)).map(({ from }) => from),
	]);
	const found = new Map<string, string>();
	for (const { name } of await listSignedNames(db)) {
		const slug = makeNameSlug(name);
		if (slug !== '' && !known.has(slug) && !found.has(slug)) found.set(slug, name);
	}
	if (found.size === 0) return;
	const rows = [...found].map(([slug, name]) => ({ slug, name }));
	await db.insert(authors).values(rows).onConflictDoNothing({ target: authors.slug });
}

export async function listExportedAuthors(db: Database): Promise<ExportedAuthor[]> {
	const addresses = Map.groupBy(await listAuthorAddresses(db), ({ to }) => to);
	return (await listAuthors(db)).map(({ slug, ...facts }) => ({
		...facts,
		addresses: (addresses.get(slug) ?? []).map(({ from }) => from),
	}));
}

/** Imports an author; one who is known by this address stays unchanged. */
export async function importAuthor(
	db: Database,
	{ addresses, ...facts }: ExportedAuthor,
): Promise<void> {
	const slug = makeNameSlug(facts.name);
	const known = await db.$count(authors, authorHasAddress(slug));
	if (known > 0) return;
	const [made] = await db
		.insert(authors)
		.values({ ...facts, slug })
		.returning({ id: authors.id });
	const earlier = addresses.filter((address) => address !== slug);
	if (!made || earlier.length === 0) return;
	await db
		.insert(authorAddresses)
		.values(earlier.map((address) => ({ slug: address, author_id: made.id })))
		.onConflictDoNothing({ target: authorAddresses.slug });
}
