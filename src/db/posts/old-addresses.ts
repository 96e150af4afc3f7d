import { inArray, sql } from 'drizzle-orm';
import { oldAddresses, slugRedirects } from '../address-schema.ts';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';

export interface OldAddress {
	/** In the form that `readOldAddress` returns. */
	address: string;
	post_id: string;
}

const rowsAtOnce = 500;
/** An address in this site's own form is stored with the redirects of renamed posts. */
const ownForm = /^\/post\/([a-z0-9-]+)$/;

async function insertOwn(db: Database, rows: OldAddress[], now: string): Promise<string[]> {
	if (rows.length === 0) return [];
	const wanted = rows.map(({ address, post_id }) => ({
		slug: address.replace(ownForm, '$1'),
		post_id,
		created_at: now,
	}));
	const slugs = wanted.map(({ slug }) => slug);
	const posts = await db
		.select({ slug: blogPosts.slug })
		.from(blogPosts)
		.where(inArray(blogPosts.slug, slugs));
	const taken = new Set(posts.map(({ slug }) => slug));
	const free = wanted.filter(({ slug }) => !taken.has(slug));
	if (free.length === 0) return [];
	const made = await db
		.insert(slugRedirects)
		.values(free)
		.onConflictDoNothing()
		.returning({ slug: slugRedirects.slug });
	return made.map(({ slug }) => `/post/${slug}`);
}

async function insertForeign(db: Database, rows: OldAddress[], now: string): Promise<string[]> {
	if (rows.length === 0) return [];
	const values = rows.map((row) => ({ ...row, created_at: now }));
	const made = await db
		.insert(oldAddresses)
		.values(values)
		.onConflictDoNothing()
		.returning({ address: oldAddresses.address });
	return made.map(({ address }) => address);
}

/** Saves previous addresses of posts; the first claim of an address wins. Returns those that were free. */
export async function saveOldAddresses(
	db: Database,
	rows: OldAddress[],
	now: string,
): Promise<Set<string>> {
	const saved = new Set<string>();
	for (let start = 0; start < rows.length; start += rowsAtOnce) {
		const batch = rows.slice(start, start + rowsAtOnce);
		const isOwn = ({ address }: OldAddress) => ownForm.test(address);
		const own = await insertOwn(db, batch.filter(isOwn), now);
		const foreign = await insertForeign(
			db,
			batch.filter((row) => !isOwn(row)),
			now,
		);
		for (const address of [...own, ...foreign]) saved.add(address);
	}
	return saved;
}

/** Every address that leads to one of these posts, as an export writes it. */
export async function listAliases(db: Database, postIds: string[]): Promise<OldAddress[]> {
	const own = await db
		.select({
			address: sql<string>`'/post/' || ${slugRedirects.slug}`,
			post_id: slugRedirects.post_id,
		})
		.from(slugRedirects)
		.where(inArray(slugRedirects.post_id, postIds))
		.orderBy(slugRedirects.slug);
	const foreign = await db
		.select({ address: oldAddresses.address, post_id: sql<string>`${oldAddresses.post_id}` })
		.from(oldAddresses)
		.where(inArray(oldAddresses.post_id, postIds))
		.orderBy(oldAddresses.address);
	return [...own, ...foreign];
}
