import { eq } from 'drizzle-orm';
import type { TopicMemory } from '#domain/names/topic';
import type { Database } from '../client.ts';
import { categories } from '../schema.ts';
import { differentTags, formerCategories, formerTags } from '../topic-schema.ts';

/** Imports former names, after the categories; a name that has led somewhere before stays unchanged. */
export async function importTopicMemory(
	db: Database,
	topics: TopicMemory,
	now: Date,
): Promise<void> {
	const created_at = now.toISOString();
	// The newest comes last, as it did when they were written.
	for (const { id, name, slug, to } of topics.former_categories.toReversed()) {
		if ((await db.$count(formerCategories, eq(formerCategories.slug, slug))) > 0) continue;
		const [target] = await db
			.select({ id: categories.id })
			.from(categories)
			.where(eq(categories.slug, to ?? ''));
		await db
			.insert(formerCategories)
			.values({ former_id: id, name, slug, category_id: target?.id ?? null, created_at });
	}
	for (const { name, to } of topics.former_tags.toReversed()) {
		if ((await db.$count(formerTags, eq(formerTags.name, name))) > 0) continue;
		await db.insert(formerTags).values({ name, tag: to, created_at });
	}
	if (topics.different_tags.length === 0) return;
	await db.insert(differentTags).values(topics.different_tags).onConflictDoNothing();
}
