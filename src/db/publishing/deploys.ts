import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { HostMonth } from '#domain/site/deploy-budget';
import type { Database } from '../client.ts';
import { deploys } from '../publishing-schema.ts';
import { publications } from '../schema.ts';

const keptMs = 100 * 86_400_000;

/** The build of this deploy is complete, and contains everything up to `publication`. */
export async function noteBuilt(
	db: Database,
	id: string,
	publication: number,
	now: Date,
): Promise<void> {
	const built = { publication, built_at: now.toISOString() };
	await db
		.insert(deploys)
		.values({ id, ...built })
		.onConflictDoUpdate({ target: deploys.id, set: built });
}

/** Notes how a deploy ended; false when that is known already, because events may arrive twice and out of order. */
export async function endDeploy(
	db: Database,
	id: string,
	result: 'succeeded' | 'failed',
	now: Date,
): Promise<boolean> {
	await db
		.delete(deploys)
		.where(lt(deploys.ended_at, new Date(now.getTime() - keptMs).toISOString()));
	const end = { ended_at: now.toISOString(), result };
	const ended = await db
		.insert(deploys)
		.values({ id, ...end })
		.onConflictDoUpdate({ target: deploys.id, set: end, setWhere: isNull(deploys.ended_at) })
		.returning({ id: deploys.id });
	return ended.length > 0;
}

/** Counts what the release before counted in a row of site_state, which it still does where it is deployed again. */
export async function countEarlierDeploys(db: Database): Promise<void> {
	await db.execute(sql`insert into ${deploys} (id, ended_at, result)
		select jsonb_array_elements_text(value -> 'ids'), updated_at, 'succeeded' from site_state where key = 'deploys'
		on conflict do nothing`);
}

export async function hasEnded(db: Database, id: string): Promise<boolean> {
	const isIt = and(eq(deploys.id, id), isNotNull(deploys.ended_at));
	return (await db.$count(deploys, isIt)) > 0;
}

/**
 * The newest publication that a deploy contains: what its build wrote, or else, as after a build by an earlier release,
 * everything that was published when the host created it.
 */
export async function findContained(
	db: Database,
	{ id, createdAt }: { id: string; createdAt: string },
): Promise<number> {
	const [built] = await db.select().from(deploys).where(eq(deploys.id, id));
	if (typeof built?.publication === 'number') return built.publication;
	const [row] = await db
		.select({ newest: sql<number | null>`max(${publications.id})`.mapWith(Number) })
		.from(publications)
		.where(sql`${publications.created_at} <= ${createdAt}::timestamptz`);
	return row?.newest ?? 0;
}

/** Deploys whose build is complete and whose end the host has not reported, oldest first. */
export const listUnheardDeploys = (db: Database) =>
	db
		.select({
			id: deploys.id,
			publication: sql<number>`${deploys.publication}`.mapWith(Number),
			built_at: sql<string>`${deploys.built_at}`.mapWith(deploys.built_at),
			/** Whether no other build was complete later. */
			is_newest: sql<boolean>`${deploys.built_at} = (select max(built_at) from ${deploys})`,
		})
		.from(deploys)
		.where(and(isNotNull(deploys.built_at), isNull(deploys.ended_at)))
		.orderBy(deploys.built_at);

const isPaid = ({ start, end }: HostMonth): SQL =>
	sql`${deploys.result} = 'succeeded' and ${deploys.ended_at} >= ${start.toISOString()}::timestamptz
		and ${deploys.ended_at} < ${end.toISOString()}::timestamptz`;

/** How many deploys of a month cost something: a failed one is free. */
export async function countDeploys(db: Database, month: HostMonth): Promise<number> {
	return db.$count(deploys, isPaid(month));
}

/** The same test in SQL: has a month had `most` deploys? */
export const areDeploysSpent = (most: SQL, month: HostMonth): SQL =>
	sql`(select count(*) from ${deploys} where ${isPaid(month)}) >= ${most}`;
