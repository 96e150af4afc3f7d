import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { replaceTags, restoreTags } from '#domain/names/tags';
import { topicUndoDays } from '#domain/names/topic';
import { recordAudit } from '../accounts/audit-log.ts';
import type { Database } from '../client.ts';
import { lockTexts, moveUnpublishedTexts, writeTagsOfTexts } from '../posts/unpublished-texts.ts';
import { blogPosts, categories } from '../schema.ts';
import { formerCategories, formerTags, topicChanges } from '../topic-schema.ts';
import { categoryGone, checkNameIsFree, listCategoryRows } from './change-category.ts';
import { publishTopics, type TopicEditor } from './change-topics.ts';
import { findCategoryHeir, findTagHeir } from './former-topics.ts';
import type { KeptCategory, KeptTags, TaggedRow } from './kept-topic.ts';
import { lockTagged, writeTags } from './replace-tags.ts';
import { lockTopics } from './topic-turn.ts';

/** Changes from before it can no longer be undone. */
export const undoLimit = (now: string): string =>
	new Date(Date.parse(now) - topicUndoDays * 86_400_000).toISOString();

async function checkAddressIsFree(db: Database, before: KeptCategory['before']): Promise<void> {
	const rows = await listCategoryRows(db);
	checkNameIsFree(rows, before);
	if (!rows.some(({ id, slug }) => id !== before.id && slug === before.slug)) return;
	throw new AppError('in_use', `Outra categoria já usa o endereço /categories/${before.slug}.`);
}

/** Takes a change of name or look back. An address that the category got since keeps leading to it. */
async function restoreCategory(db: Database, { before, slug }: KeptCategory, now: string) {
	const { id, created_at: _, ...values } = before;
	const [present] = await db
		.update(categories)
		.set(values)
		.from(sql`(select slug as old_slug, name as old_name from categories where id = ${id}) old`)
		.where(eq(categories.id, id))
		.returning({ slug: sql<string>`old_slug`, name: sql<string>`old_name` });
	if (!present) throw categoryGone();
	if (present.slug === slug) return;
	await db.insert(formerCategories).values({ ...present, category_id: id, created_at: now });
}

/** Brings a category back, with the posts that are still where they were moved. */
async function reopenCategory(db: Database, kept: KeptCategory): Promise<void> {
	const { before, posts, texts, led } = kept;
	const { id } = before;
	const into = kept.into ? await findPresentCategory(db, kept.into) : null;
	await db.insert(categories).values(before);
	if (led.length > 0) {
		await db
			.update(formerCategories)
			.set({ category_id: id })
			.where(inArray(formerCategories.id, led));
	}
	if (posts.length > 0) {
		const isThere = sql`${blogPosts.category_id} is not distinct from ${into}::uuid`;
		await db
			.select({ id: blogPosts.id })
			.from(blogPosts)
			.where(inArray(blogPosts.id, posts))
			.orderBy(blogPosts.id)
			.for('update');
		await db
			.update(blogPosts)
			.set({ category_id: id })
			.where(and(inArray(blogPosts.id, posts), isThere));
	}
	if (texts.length > 0) await moveUnpublishedTexts(db, into, id, texts);
}

/** The category itself, or the one that it leads to by now. */
async function findPresentCategory(db: Database, id: string): Promise<string | null> {
	const heir = await findCategoryHeir(db, id);
	return heir === undefined ? id : heir;
}

async function undoCategory(db: Database, kept: KeptCategory, now: string): Promise<void> {
	await checkAddressIsFree(db, kept.before);
	if (kept.written.length > 0) {
		await db.delete(formerCategories).where(inArray(formerCategories.id, kept.written));
	}
	if (kept.into === undefined) await restoreCategory(db, kept, now);
	else await reopenCategory(db, kept);
}

/** Posts and texts that wait get the tags back that they had, and keep what was changed since. */
async function undoTags(db: Database, kept: KeptTags, madeAt: string): Promise<boolean> {
	const names = new Set(kept.names);
	const leadsTo = kept.tag === null ? null : await findTagHeir(db, kept.tag, madeAt);
	const restore = (present: TaggedRow[], before: TaggedRow[]) => {
		const known = new Map(before.map(({ id, tags }) => [id, tags]));
		return present.map(({ id, tags }) => {
			const old = known.get(id) ?? tags;
			return { id, tags: restoreTags(tags, old, replaceTags(old, names, leadsTo)) };
		});
	};
	const idsOf = (rows: TaggedRow[]) => rows.map(({ id }) => id);
	const posts = await lockTagged(db, inArray(blogPosts.id, idsOf(kept.posts)));
	const texts = await lockTexts(db, idsOf(kept.texts));
	await writeTags(db, restore(posts, kept.posts));
	await writeTagsOfTexts(db, restore(texts, kept.texts));
	await db.delete(formerTags).where(inArray(formerTags.id, kept.written));
	for (const { id, tag } of kept.led) {
		await db.update(formerTags).set({ tag }).where(eq(formerTags.id, id));
	}
	if (kept.removed.length > 0) {
		const tagOf = new Map(kept.led.map(({ id, tag }) => [id, tag]));
		await db
			.insert(formerTags)
			.overridingSystemValue()
			.values(kept.removed.map((row) => ({ ...row, tag: tagOf.get(row.id) ?? null })));
	}
	return posts.some(({ isPublic }) => isPublic);
}

/** Takes a change of topics back. Throws when it was, when 30 days have passed, or when its name has been taken. */
export function undoTopicChange(
	db: Database,
	id: string,
	editor: TopicEditor,
): Promise<{ publication: number | null }> {
	const { now, userName } = editor;
	return db.transaction(async (transaction) => {
		await lockTopics(transaction);
		const [change] = await transaction
			.update(topicChanges)
			.set({ undone_at: now })
			.where(
				and(
					eq(topicChanges.id, id),
					isNull(topicChanges.undone_at),
					sql`${topicChanges.created_at} >= ${undoLimit(now)}`,
				),
			)
			.returning();
		if (!change) throw new AppError('not_found', 'Esta mudança não pode mais ser desfeita.');
		const { kept, subject, created_at } = change;
		let isSeen = true;
		if (kept.topic === 'tag') isSeen = await undoTags(transaction, kept, created_at);
		else await undoCategory(transaction, kept, now);
		await recordAudit(transaction, { event: 'topic_undone', userName, subject, now });
		return { publication: isSeen ? await publishTopics(transaction, now) : null };
	});
}

/** Deletes changes that can no longer be undone. */
export async function purgeTopicChanges(db: Database, now: Date): Promise<void> {
	const limit = undoLimit(now.toISOString());
	await db.delete(topicChanges).where(sql`${topicChanges.created_at} < ${limit}`);
}
