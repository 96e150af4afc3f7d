import { eq, sql } from 'drizzle-orm';
import { skewMs } from '#domain/time/is-within';
import type { Database } from '../client.ts';
import { siteState } from '../schema.ts';

export interface GenerationCap {
	most: number;
	windowMs: number;
}

const key = 'image-generations';

/** Milliseconds until every cap allows another picture. */
function waitFor(moments: number[], caps: readonly GenerationCap[], at: number): number {
	const waits = caps.map(({ most, windowMs }) => {
		const recent = moments
			.filter((moment) => moment > at - windowMs && moment <= at + skewMs)
			.sort((a, b) => a - b);
		const freeing = recent[recent.length - most];
		return freeing === undefined ? 0 : freeing + windowMs - at;
	});
	return Math.max(1000, ...waits);
}

/**
 * Counts a generated picture before it is paid for, in one statement, so that concurrent calls cannot exceed a cap. At
 * a cap it counts nothing and returns the milliseconds to wait; otherwise 0.
 */
export async function reserveGeneration(
	db: Database,
	caps: readonly GenerationCap[],
	now: Date,
): Promise<number> {
	const at = now.getTime();
	const longest = Math.max(...caps.map(({ windowMs }) => windowMs));
	const since = (windowMs: number) => sql`(select coalesce(jsonb_agg(used.at), '[]'::jsonb)
		from jsonb_array_elements(${siteState.value}) used (at)
		where used.at::bigint > ${at - windowMs}::bigint and used.at::bigint <= ${at + skewMs}::bigint)`;
	const isFree = caps.map(
		({ most, windowMs }) => sql`jsonb_array_length(${since(windowMs)}) < ${most}::int`,
	);
	const reserved = await db
		.insert(siteState)
		.values({ key, value: [at] })
		.onConflictDoUpdate({
			target: siteState.key,
			set: {
				value: sql`${since(longest)} || to_jsonb(${at}::bigint)`,
				updated_at: now.toISOString(),
			},
			setWhere: sql.join(isFree, sql` and `),
		})
		.returning({ key: siteState.key });
	if (reserved.length > 0) return 0;
	const [row] = await db
		.select({ value: siteState.value })
		.from(siteState)
		.where(eq(siteState.key, key));
	return waitFor((row?.value ?? []) as number[], caps, at);
}
