import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { limits } from '#config/limits';
import type { CopyFields } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { draftLinks } from '../draft-link-schema.ts';
import { isBeforeEnd } from '../is-within-sql.ts';
import { blogPosts, postRevisions } from '../schema.ts';

const validMs = limits.draftLinkDays * 86_400_000;

const hasTime = (now: Date): SQL => isBeforeEnd(draftLinks.valid_until, validMs, now);

/**
 * Whether the post was public since the link was made: every publication is a revision, and a post that left the site
 * again must not open its link.
 */
const hasComeOut = sql`exists (select from ${postRevisions}
	where ${postRevisions.post_id} = ${draftLinks.post_id}
		and ${postRevisions.revision} > ${draftLinks.post_revision}
		and (${postRevisions.fields} ->> 'published')::boolean)`;

const hasPost = (now: Date) =>
	and(hasTime(now), eq(blogPosts.id, draftLinks.post_id), isNull(blogPosts.deleted_at));

/** Whether the link opens: decided whenever somebody asks. */
const isValid = (now: Date) => and(hasPost(now), sql`not ${hasComeOut}`);

const linkColumns = {
	fields: draftLinks.fields,
	made_at: draftLinks.made_at,
	valid_until: draftLinks.valid_until,
	shown_at: draftLinks.shown_at,
	opened: draftLinks.opened,
	last_opened_on: draftLinks.last_opened_on,
};

export async function findDraftLink(db: Database, postId: string, now: Date) {
	const [link] = await db
		.select(linkColumns)
		.from(draftLinks)
		.innerJoin(blogPosts, isValid(now))
		.where(eq(draftLinks.post_id, postId));
	return link;
}

interface ShownText {
	postId: string;
	fields: CopyFields;
	/** The post's. */
	revision: number;
	now: Date;
}

const shown = ({ fields, revision, now }: ShownText) => ({
	fields,
	post_revision: revision,
	shown_at: now.toISOString(),
});

/** Makes a post's link in place of an earlier one, which opens nothing from now on. */
export async function makeDraftLink(
	db: Database,
	{ secretHash, ...text }: ShownText & { secretHash: string },
): Promise<void> {
	const link = {
		...shown(text),
		secret_hash: secretHash,
		made_at: text.now.toISOString(),
		valid_until: new Date(text.now.getTime() + validMs).toISOString(),
		opened: 0,
		last_opened_on: null,
	};
	await db
		.insert(draftLinks)
		.values({ ...link, post_id: text.postId })
		.onConflictDoUpdate({ target: draftLinks.post_id, set: link });
}

/** Shows another text by the same link; false when it does not open any more. */
export async function renewDraftLink(db: Database, text: ShownText): Promise<boolean> {
	const renewed = await db
		.update(draftLinks)
		.set(shown(text))
		.from(blogPosts)
		.where(and(eq(draftLinks.post_id, text.postId), isValid(text.now)))
		.returning({ id: draftLinks.post_id });
	return renewed.length > 0;
}

export async function disableDraftLink(db: Database, postId: string): Promise<boolean> {
	const gone = await db
		.delete(draftLinks)
		.where(eq(draftLinks.post_id, postId))
		.returning({ id: draftLinks.post_id });
	return gone.length > 0;
}

/** The text behind a link that opens, and counts that it was opened; one statement, whatever is wrong with the link. */
export async function openDraftLink(
	db: Database,
	{ secretHash, day, now }: { secretHash: string; day: string; now: Date },
) {
	const [opened] = await db
		.update(draftLinks)
		.set({ opened: sql`${draftLinks.opened} + 1`, last_opened_on: day })
		.from(blogPosts)
		.where(and(eq(draftLinks.secret_hash, secretHash), isValid(now)))
		.returning({
			post_id: draftLinks.post_id,
			fields: draftLinks.fields,
			valid_until: draftLinks.valid_until,
		});
	return opened;
}

/** Where readers have the post of a link that opens no more. */
export async function findLiveSlug(db: Database, secretHash: string, now: Date) {
	const [live] = await db
		.select({ slug: blogPosts.slug })
		.from(draftLinks)
		.innerJoin(blogPosts, and(hasPost(now), blogPosts.published))
		.where(eq(draftLinks.secret_hash, secretHash));
	return live?.slug;
}

/** Deletes links whose time is over, with their texts. */
export async function purgeDraftLinks(db: Database, now: Date): Promise<void> {
	await db.delete(draftLinks).where(sql`not ${hasTime(now)}`);
}
