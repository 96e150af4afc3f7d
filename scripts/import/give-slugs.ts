import { inArray } from 'drizzle-orm';
import { limits } from '#config/limits';
import type { Database } from '#db/client';
import { findFreeSlug } from '#db/posts/free-slug';
import { blogPosts } from '#db/schema';
import type { Candidate } from './prepare-posts.ts';
import type { Prepared } from './to-post.ts';

export interface GivenSlugs {
	byId: Map<string, string>;
	bySource: Map<string, string>;
	/** By addresses on the old blog. */
	byAddress: Map<string, string>;
}

/** Slugs assigned in this run count as taken too: `titulo`, `titulo-2`, `titulo-3` … */
function freeSlugs(db: Database): (slug: string, id: string) => Promise<string> {
	const given = new Set<string>();
	const numbers = new Map<string, number>();
	return async (slug, id) => {
		let free = await findFreeSlug(db, slug, id);
		while (given.has(free)) {
			const number = numbers.get(slug) ?? 2;
			numbers.set(slug, number + 1);
			const base = slug.slice(0, limits.slug - String(number).length - 1).replace(/-+$/, '');
			free = await findFreeSlug(db, `${base}-${number}`, id);
		}
		given.add(free);
		return free;
	};
}

/** What the article needs of its slug, without its text: of all articles it is in memory at once. */
interface Claim {
	id: string;
	slug: string;
	source: string;
	aliases: readonly string[];
	/** The lowest chooses first. */
	rank: number;
	/** The slug of the post that is there already. */
	present: string | undefined;
}

const rankOf = ({ post, isWithheld }: Prepared) =>
	post.published || post.scheduled_at !== null ? 0 : isWithheld ? 2 : 1;

async function listClaims(db: Database, batches: AsyncIterable<Candidate[]>): Promise<Claim[]> {
	const claims: Claim[] = [];
	for await (const batch of batches) {
		const prepared = batch.filter((candidate) => 'post' in candidate);
		const ids = prepared.map(({ post }) => post.id);
		const { id, slug } = blogPosts;
		const rows = await db.select({ id, slug }).from(blogPosts).where(inArray(id, ids));
		const present = new Map(rows.map((row) => [row.id, row.slug]));
		for (const each of prepared) {
			const { id, slug, aliases } = each.post;
			const { source } = each;
			claims.push({ id, slug, source, aliases, rank: rankOf(each), present: present.get(id) });
		}
	}
	return claims.sort((one, other) => one.rank - other.rank);
}

/**
 * Gives every article its slug before the first is stored, because they link to one another. Drafts yield to what is
 * public, and among drafts those that the old site hid to the others.
 */
export async function giveSlugs(
	db: Database,
	batches: AsyncIterable<Candidate[]>,
): Promise<GivenSlugs> {
	const findSlug = freeSlugs(db);
	const slugs: GivenSlugs = { byId: new Map(), bySource: new Map(), byAddress: new Map() };
	for (const { id, slug, source, aliases, present } of await listClaims(db, batches)) {
		const given = present ?? (await findSlug(slug, id));
		slugs.byId.set(id, given);
		slugs.bySource.set(source, given);
		for (const address of aliases)
			if (!slugs.byAddress.has(address)) slugs.byAddress.set(address, given);
	}
	return slugs;
}
