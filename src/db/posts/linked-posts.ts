import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/text/fold';
import { slugRedirects } from '../address-schema.ts';
import type { Database } from '../client.ts';
import { blogPosts, categories } from '../schema.ts';
import { likeText } from '../sql-text.ts';
import { isPublic, ofCategory } from './post-columns.ts';
import { folded, searchedWords } from './search-words.ts';

/** A post as the target of a link. */
export interface LinkedPost {
	id: string;
	slug: string;
	title: string;
	category: string | null;
	published: boolean;
	published_at: string | null;
	scheduled_at: string | null;
	updated_at: string;
	/** In the bin since. */
	deleted_at: string | null;
}

const columns = {
	id: blogPosts.id,
	slug: blogPosts.slug,
	title: blogPosts.title,
	category: categories.name,
	published: blogPosts.published,
	published_at: blogPosts.published_at,
	scheduled_at: blogPosts.scheduled_at,
	updated_at: blogPosts.updated_at,
	deleted_at: blogPosts.deleted_at,
};

/** A text that is not created has no address to link to. */
const isCreated = eq(blogPosts.is_created, true);

const wordsOf = (q: string) =>
	fold(q)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');

const holdsAll = (words: string[]): SQL | undefined =>
	and(...words.map((word) => sql`${blogPosts.title_folded} like ${`%${word}%`}`));

/** In title, text, tags or category. Join `ofCategory`. */
function holdsAnywhere(words: string[]): SQL | undefined {
	const topics = sql`concat_ws(' ', array_to_string(${blogPosts.tags}, ' '), ${categories.name})`;
	const all = sql`(${searchedWords} || ' ' || ${folded(topics)})`;
	return and(...words.map((word) => sql`strpos(${all}, ${word}) > 0`));
}

/** Titles that start with the query first, then those with a word that does. */
function rank(q: string): SQL {
	const text = likeText(q);
	return sql`case when ${blogPosts.title_folded} like ${`${text}%`} then 0
		when ${blogPosts.title_folded} like ${`% ${text}%`} then 1 else 2 end`;
}

/** Posts whose titles contain all these words, in any order, ignoring accents, published ones first and those in the bin last; then those with words in the text, a tag or the category. Without words, the latest. */
export async function findLinkedPosts(
	db: Database,
	{ q, except }: { q: string; except?: string | undefined },
	most: number,
): Promise<LinkedPost[]> {
	const words = wordsOf(q);
	const holds = words.length === 0 ? isNull(blogPosts.deleted_at) : holdsAll(words);
	const select = (where: SQL | undefined, limit: number) =>
		db
			.select(columns)
			.from(blogPosts)
			.leftJoin(categories, ofCategory(blogPosts))
			.where(and(isCreated, where, except ? ne(blogPosts.id, except) : undefined))
			.orderBy(
				sql`${blogPosts.deleted_at} is not null`,
				desc(blogPosts.published),
				...(words.length === 0 ? [] : [rank(q)]),
				desc(blogPosts.updated_at),
				blogPosts.id,
			)
			.limit(limit);
	const titled = await select(holds, most);
	if (words.length === 0 || titled.length === most) return titled;
	const others = [isNull(blogPosts.deleted_at), sql`not (${holds})`, holdsAnywhere(words)];
	return [...titled, ...(await select(and(...others), most - titled.length))];
}

/** The folded titles of all posts outside the bin. */
export function listTitles(db: Database): Promise<{ id: string; folded: string }[]> {
	return db
		.select({ id: blogPosts.id, folded: blogPosts.title_folded })
		.from(blogPosts)
		.where(and(isCreated, isNull(blogPosts.deleted_at)));
}

/** The titles of all public posts, with their slugs. */
export function listPublicTitles(
	db: Database,
): Promise<{ id: string; slug: string; title: string; folded: string }[]> {
	const { id, slug, title, title_folded: folded } = blogPosts;
	return db.select({ id, slug, title, folded }).from(blogPosts).where(isPublic);
}

export async function findLinkedPost(db: Database, id: string): Promise<LinkedPost | undefined> {
	const [post] = await db
		.select(columns)
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(eq(blogPosts.id, id));
	return post;
}

/** The posts at these slugs, former slugs included; `asked` is the given slug. */
export async function listBySlugs(
	db: Database,
	slugs: string[],
): Promise<(LinkedPost & { asked: string })[]> {
	if (slugs.length === 0) return [];
	const direct = await db
		.select({ ...columns, asked: blogPosts.slug })
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(inArray(blogPosts.slug, slugs));
	const found = new Set(direct.map(({ asked }) => asked));
	const others = slugs.filter((slug) => !found.has(slug));
	if (others.length === 0) return direct;
	const former = await db
		.select({ ...columns, asked: slugRedirects.slug })
		.from(slugRedirects)
		.innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.post_id))
		.leftJoin(categories, ofCategory(blogPosts))
		.where(inArray(slugRedirects.slug, others));
	return [...direct, ...former];
}

/** Those of these posts whose title another post outside the bin has, ignoring case and accents. */
export async function listTakenTitles(
	db: Database,
	posts: readonly { id: string; title: string }[],
): Promise<Set<string>> {
	const { id, title_folded, deleted_at } = blogPosts;
	const titles = posts.map(({ title }) => fold(title.trim()));
	const found = await db
		.select({ id, folded: title_folded })
		.from(blogPosts)
		.where(and(inArray(title_folded, titles), isCreated, isNull(deleted_at)));
	const taken = posts.filter((post, at) =>
		found.some(({ id, folded }) => folded === titles[at] && id !== post.id),
	);
	return new Set(taken.map((post) => post.id));
}

/** Which of these slugs (current or former) lead to no public post. */
export async function listHiddenSlugs(db: Database, slugs: string[]): Promise<string[]> {
	if (slugs.length === 0) return [];
	// One parameter: a text may link to more slugs than a statement may have parameters.
	const asked = sql.param(slugs);
	const [direct, former] = await Promise.all([
		db
			.select({ slug: blogPosts.slug })
			.from(blogPosts)
			.where(sql`${isPublic} and ${blogPosts.slug} = any(${asked})`),
		db
			.select({ slug: slugRedirects.slug })
			.from(slugRedirects)
			.innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.post_id))
			.where(sql`${isPublic} and ${slugRedirects.slug} = any(${asked})`),
	]);
	const open = new Set([...direct, ...former].map(({ slug }) => slug));
	return slugs.filter((slug) => !open.has(slug));
}

export interface TextInHand {
	id: string;
	title: string;
	revision: number;
	content: string;
}

/** Posts outside the bin whose text contains the address of this slug; not a draft with words that no act has saved. */
export function listTextsWith(db: Database, slug: string, most: number): Promise<TextInHand[]> {
	const address = `/post/${slug}`;
	return db
		.select({
			id: blogPosts.id,
			title: blogPosts.title,
			revision: blogPosts.revision,
			content: blogPosts.content,
		})
		.from(blogPosts)
		.where(
			and(
				isNull(blogPosts.deleted_at),
				isNull(blogPosts.typed_version),
				sql`strpos(${blogPosts.content}, ${address}) > 0
			and ${blogPosts.content} ~ ${`${address}(?![a-z0-9-])`}`,
			),
		)
		.orderBy(blogPosts.title_folded, blogPosts.id)
		.limit(most);
}
