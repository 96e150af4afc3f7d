import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { ExportedPicture, ExportedPost } from '#domain/post/blog-export';
import type { Database } from './client.ts';
import { images } from './picture-schema.ts';
import { exportedColumns } from './pictures/picture-records.ts';
import { listExportedAuthors } from './posts/authors.ts';
import { listAliases } from './posts/old-addresses.ts';
import { exportColumns, ofCategory } from './posts/post-columns.ts';
import { listForeignRedirects, listLedElsewhere, listRedirects } from './posts/redirects.ts';
import { typedColumns, typedText } from './posts/typed-draft.ts';
import { blogPosts, categories, drafts } from './schema.ts';
import { listDatedCategories } from './topics/categories.ts';
import { listFormerCategories, listFormerTags } from './topics/former-topics.ts';
import { listDifferentTags } from './topics/list-topics.ts';

/** Maximum number of posts on a page. */
const postsAtOnce = 200;
/** Maximum bytes of text on a page, so that a page fits into a function's reply. */
const bytesAtOnce = 2_000_000;

/** A row of visits takes at most this many bytes. */
const visitBytes = 50;

/** Ids of the next posts after this one, as many as fit but at least one. */
async function listNextIds(db: Database, after: string | null): Promise<string[]> {
	const rows = await db
		.select({
			id: blogPosts.id,
			bytes:
				sql<number>`octet_length(${blogPosts.content}) + ${visitBytes} * (select count(*) from visits where post_id = ${blogPosts.id})`.mapWith(
					Number,
				),
		})
		.from(blogPosts)
		.where(
			and(
				isNull(blogPosts.deleted_at),
				eq(blogPosts.is_created, true),
				after === null ? undefined : gt(blogPosts.id, after),
			),
		)
		.orderBy(asc(blogPosts.id))
		.limit(postsAtOnce);
	let total = 0;
	const fitting = rows.findIndex(({ bytes }, index) => {
		total += bytes;
		return total > bytesAtOnce && index > 0;
	});
	return (fitting < 0 ? rows : rows.slice(0, fitting)).map(({ id }) => id);
}

/** A page of all posts except those in the bin, ordered by id; `after` is the last id of the previous page. */
export async function listExportedPosts(
	db: Database,
	after: string | null,
): Promise<ExportedPost[]> {
	const ids = await listNextIds(db, after);
	if (ids.length === 0) return [];
	const rows = await db
		.select(exportColumns)
		.from(blogPosts)
		.leftJoin(categories, ofCategory(blogPosts))
		.where(inArray(blogPosts.id, ids))
		.orderBy(asc(blogPosts.id));
	const aliases = Map.groupBy(await listAliases(db, ids), ({ post_id }) => post_id);
	return rows.map((post) => ({
		...post,
		aliases: (aliases.get(post.id) ?? []).map(({ address }) => address),
	}));
}

/** Everything except posts: topics, authors, the library, and texts that never became a post. */
export async function readExportedBlog(db: Database) {
	const pictures: ExportedPicture[] = await db
		.select(exportedColumns)
		.from(images)
		.orderBy(asc(images.created_at), asc(images.hash));
	const typed = await db
		.select({
			post_id: blogPosts.id,
			fields: typedColumns,
			updated_at: blogPosts.updated_at,
			isNewPost: sql<boolean>`true`,
		})
		.from(blogPosts)
		.where(and(eq(blogPosts.is_created, false), isNull(blogPosts.deleted_at)))
		.orderBy(asc(blogPosts.id));
	const copies = await db
		.select({
			post_id: drafts.post_id,
			fields: drafts.fields,
			updated_at: drafts.updated_at,
			isNewPost: sql<boolean>`false`,
		})
		.from(drafts)
		.orderBy(asc(drafts.post_id));
	return {
		categories: await listDatedCategories(db),
		topics: {
			former_categories: await listFormerCategories(db),
			former_tags: await listFormerTags(db),
			different_tags: await listDifferentTags(db),
		},
		authors: await listExportedAuthors(db),
		led_addresses: await listLedElsewhere(db),
		pictures,
		copies: [...typed.map((text) => ({ ...text, fields: typedText(text.fields) })), ...copies],
	};
}

/** Previous addresses of all published posts, with the current ones as slugs, and those that lead to another address. */
export async function listExportedRedirects(db: Database): Promise<{ from: string; to: string }[]> {
	const own = await listRedirects(db);
	return [
		...own.map(({ from, to }) => ({ from: `/post/${from}`, to })),
		...(await listForeignRedirects(db)),
		...(await listLedElsewhere(db)),
	];
}
