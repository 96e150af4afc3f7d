import { and, asc, eq, sql } from 'drizzle-orm';
import type { BuildFinding } from '#domain/site/build-finding';
import type { Database } from '../client.ts';
import { isPublic } from '../posts/post-columns.ts';
import { blogPosts, buildFindings } from '../schema.ts';

const most = 100;

/** For a post's list row and form; null when readers see the post as it was written. */
export const findingColumns = {
	kind: buildFindings.kind,
	fault: buildFindings.fault,
	detail: buildFindings.detail,
};
export type PostFinding = Pick<BuildFinding, keyof typeof findingColumns>;

/** Only findings of the present revision: no build has checked later changes yet. */
export const findingOf = and(
	eq(buildFindings.post_id, blogPosts.id),
	eq(buildFindings.post_revision, blogPosts.revision),
	isPublic,
);

/** Keeps the first finding of each post; the next one shows once that one is fixed. */
const firstOfEach = (findings: readonly BuildFinding[]) =>
	new Map(findings.toReversed().map((finding) => [finding.post_id, finding])).values();

/** Replaces the findings of the previous build, in one statement. */
export async function recordFindings(
	db: Database,
	findings: readonly BuildFinding[],
): Promise<void> {
	const rows = JSON.stringify([...firstOfEach(findings)]);
	await db.execute(sql`
		with found as (select * from jsonb_to_recordset(${rows}::jsonb)
				as f (post_id uuid, revision integer, kind text, fault text, detail text)),
			gone as (delete from ${buildFindings} where post_id not in (select post_id from found))
		insert into ${buildFindings} (post_id, post_revision, kind, fault, detail)
		select f.post_id, f.revision, f.kind, f.fault, f.detail
		from found f join ${blogPosts} on ${blogPosts.id} = f.post_id
		on conflict (post_id) do update set post_revision = excluded.post_revision,
			kind = excluded.kind, fault = excluded.fault, detail = excluded.detail`);
}

/** The first findings by title, and the total. */
export async function listFindings(
	db: Database,
): Promise<{ total: number; posts: (PostFinding & { post_id: string; title: string })[] }> {
	const rows = await db
		.select({
			...findingColumns,
			post_id: blogPosts.id,
			title: blogPosts.title,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(buildFindings)
		.innerJoin(blogPosts, findingOf)
		.orderBy(asc(blogPosts.title_folded), asc(blogPosts.id))
		.limit(most);
	return { total: rows[0]?.total ?? 0, posts: rows.map(({ total: _, ...finding }) => finding) };
}
