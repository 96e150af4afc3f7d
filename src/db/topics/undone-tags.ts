import { and, asc, gt, lte } from 'drizzle-orm';
import { replaceTags, restoreTags } from '#domain/names/tags';
import type { Database } from '../client.ts';
import { topicChanges } from '../topic-schema.ts';

interface Tagged {
	id: string;
	tags: readonly string[];
}

/** Tags as they were at this moment, without those changes of tags that had happened and were taken back since. */
export async function withoutUndoneTags<Post extends Tagged>(
	db: Database,
	posts: readonly Post[],
	at: string,
): Promise<Post[]> {
	const undone = await db
		.select({ kept: topicChanges.kept })
		.from(topicChanges)
		.where(and(lte(topicChanges.created_at, at), gt(topicChanges.undone_at, at)))
		.orderBy(asc(topicChanges.undone_at));
	const steps = undone.flatMap(({ kept }) => (kept.topic === 'tag' ? [kept] : []));
	return posts.map((post) => {
		const tags = steps.reduce<readonly string[]>((present, { names, tag, posts: changed }) => {
			const before = changed.find(({ id }) => id === post.id)?.tags;
			if (!before) return present;
			return restoreTags(present, before, replaceTags(before, new Set(names), tag));
		}, post.tags);
		return { ...post, tags };
	});
}
