import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { RevisionCause, RevisionFields } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { postRevisions } from '../schema.ts';
import { followTopics } from '../topics/former-topics.ts';
import { findAuthorName } from './name-author.ts';

export interface RevisionSummary {
	revision: number;
	created_at: string;
	cause: RevisionCause;
	user_name: string | null;
	title: string;
	words: number;
	/** The date that this one corrected. */
	date_before: string | null;
}

/** All revisions of a post, newest first, without their texts. One that was public at once was published. */
export async function listRevisions(db: Database, postId: string): Promise<RevisionSummary[]> {
	const rows = await db
		.select({
			revision: postRevisions.revision,
			created_at: postRevisions.created_at,
			cause: sql<string>`case when ${postRevisions.cause} = 'create' and ${postRevisions.fields} ->> 'published' = 'true'
				then 'publish' else ${postRevisions.cause} end`,
			user_name: postRevisions.user_name,
			title: sql<string>`${postRevisions.fields} ->> 'title'`,
			words: postRevisions.words,
			date_before: sql<
				string | null
			>`case when ${postRevisions.cause} = 'dated' then ${postRevisions.fields} ->> 'date_before' end`,
		})
		.from(postRevisions)
		.where(eq(postRevisions.post_id, postId))
		.orderBy(desc(postRevisions.revision));
	return rows.map((row) => ({ ...row, cause: row.cause as RevisionCause }));
}

/** Whether the post ever had a cover: then somebody took it away. */
export async function hadCover(db: Database, postId: string): Promise<boolean> {
	const { post_id, fields } = postRevisions;
	const isOf = and(eq(post_id, postId), sql`${fields} ->> 'image_url' is not null`);
	return (await db.$count(postRevisions, isOf)) > 0;
}

export const revisionMissing = () => new AppError('not_found', 'Versão não encontrada');

/** The post's fields at one revision, with the topics that its own lead to today. Throws `not_found`. */
export async function getRevision(
	db: Database,
	postId: string,
	revision: number,
): Promise<RevisionFields> {
	const [row] = await db
		.select({ fields: postRevisions.fields, created_at: postRevisions.created_at })
		.from(postRevisions)
		.where(and(eq(postRevisions.post_id, postId), eq(postRevisions.revision, revision)));
	if (!row) throw revisionMissing();
	const { scheduled_at, author } = row.fields;
	return {
		...(await followTopics(db, row.fields, row.created_at)),
		author: await findAuthorName(db, author),
		scheduled_at: scheduled_at === null ? null : new Date(scheduled_at).toISOString(),
	};
}
