import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	lte,
	notInArray,
	or,
	type SQL,
	sql,
} from 'drizzle-orm';
import { exampleIds } from '#config/example-ids';
import { type HostMonth, ordinaryDeploys } from '#domain/site/deploy-budget';
import type { Database } from '../client.ts';
import { isAhead, isWithin } from '../is-within-sql.ts';
import { blogPosts, publications } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import { builtPublication, isBuildUnderWay, queueBuild } from './build-state.ts';
import { areDeploysSpent } from './deploys.ts';
import { isLeft } from './fast-lane-progress.ts';

/** Serialises the numbering of publications until the transaction ends, so that the order of ids is the order of commits. */
export const takeNumberingLock: SQL = sql`pg_advisory_xact_lock(7301001)`;

/** Inserts a publication without a post. Put it after a step `turn` that took the numbering lock. */
export const publishContent = (now: string): SQL => sql`
	insert into publications (id, kind, created_at)
	select nextval('publication_numbers'), 'content', ${now}::timestamptz from turn
	returning id`;

/**
 * Makes numbers go on above `contained`, with a publication of everything, and returns its number; undefined where the
 * newest publication is not older.
 */
export async function passPublication(
	db: Database,
	contained: number,
	now: Date,
): Promise<number | undefined> {
	const [passed] = await listRows<{ id: string }>(
		db,
		sql`with locked as materialized (select ${takeNumberingLock}),
		turn as materialized (select setval('publication_numbers', greatest(${contained}::bigint, last_value))
			from locked, publication_numbers
			where ${contained}::bigint > coalesce((select max(id) from publications), 0))
		${publishContent(now.toISOString())}`,
	);
	return passed && Number(passed.id);
}

export interface Claim {
	now: Date;
	/** How long other dispatchers skip what this one claimed. */
	claimMs: number;
	/** Minimum time between two claims, because each one triggers a build. */
	minIntervalMs: number;
	/** The same for what readers see only in a build. */
	urgentIntervalMs: number;
	/**
	 * Where builds cost money: claims nothing once the month has had `limit` deploys, or while a build is running, because it may already contain what is waiting. The last deploys only start for what leaves the site.
	 */
	budget: { limit: number; month: HostMonth } | undefined;
}

const calledAt: SQL = sql`(site_state.value #>> '{}')::timestamptz`;

/** Somebody else is calling the hook for it, or the hook asked for time. A claim is as old as the last call of the hook. */
export const isClaimed = (now: Date): SQL => sql`(claimed_until is not null
	and claimed_until > ${now.toISOString()}::timestamptz
	and not exists (select from site_state where key = 'hook-called' and ${isAhead(calledAt, now)}))`;

/**
 * Claims everything that is waiting, if a build may be requested now. It is one statement, so one of several concurrent
 * callers gets everything.
 */
export async function claimPublications(db: Database, claim: Claim): Promise<number[]> {
	const { now, budget } = claim;
	const isFree = sql`dispatched_at is null and not ${isClaimed(now)}`;
	const isHeld =
		budget === undefined
			? sql`false`
			: sql`(${isBuildUnderWay(now)} or ${areDeploysSpent(mostDeploys(budget.limit), budget.month)})`;
	const pauseMs = sql`case when exists (select from publications where ${isFree} and ${isUrgent})
		then ${claim.urgentIntervalMs}::integer else ${claim.minIntervalMs}::integer end`;
	const slot = db.$with('slot', {}).as(sql`
		insert into site_state (key, value) select 'hook-called', to_jsonb(${now.toISOString()}::text)
			where exists (select from publications where ${isFree})
				and not ${isHeld}
		on conflict (key) do update set value = excluded.value, updated_at = now()
			where not ${isWithin(calledAt, pauseMs, now)}
		returning key`);
	const rows = await db
		.with(slot)
		.update(publications)
		.set({ claimed_until: new Date(now.getTime() + claim.claimMs).toISOString() })
		.where(sql`${isFree} and exists (select from slot)`)
		.returning({ id: publications.id });
	return rows.map((row) => row.id);
}

/** Not a post that no finished build contains, nor what happened to it since. */
export const needsBuild: SQL = sql`(kind <> 'publish' and not exists (select from publications earlier
	where (earlier.post_id = publications.post_id
			or earlier.promises @> jsonb_build_array(jsonb_build_object('post_id', publications.post_id)))
		and earlier.kind = 'publish' and earlier.id > ${builtPublication}))`;

/** What readers see only in a build, for which the pause is short. */
const isUrgent: SQL = sql`(${needsBuild} or ${isLeft})`;

/** Whether something waits that readers see only in a build. */
export async function isUrgentWaiting(db: Database): Promise<boolean> {
	const { id, dispatched_at } = publications;
	const urgent = and(isNull(dispatched_at), isUrgent);
	return (await db.select({ id }).from(publications).where(urgent).limit(1)).length > 0;
}

/** Something that a build shows and readers should no longer see. */
export const isRemoval: SQL = sql`(kind in ('unpublish', 'delete') and ${needsBuild})`;
const isRemovalUnasked: SQL = sql`dispatched_at is null and ${isRemoval}`;

/** How many deploys this month may have, by what is waiting. */
const mostDeploys = (
	limit: number,
): SQL => sql`case when exists (select from publications where ${isRemovalUnasked})
	then ${limit}::integer else ${ordinaryDeploys(limit)}::integer end`;

/** Whether a removal waits for a build. */
export async function isRemovalWaiting(db: Database): Promise<boolean> {
	const { id } = publications;
	const waiting = await db.select({ id }).from(publications).where(isRemovalUnasked).limit(1);
	return waiting.length > 0;
}

export async function isAnyWaiting(db: Database): Promise<boolean> {
	const { id, dispatched_at } = publications;
	const waiting = await db.select({ id }).from(publications).where(isNull(dispatched_at)).limit(1);
	return waiting.length > 0;
}

/** The hook accepted these: a build is on its way. */
export async function markDispatched(db: Database, ids: number[], now: Date): Promise<void> {
	const queued = db.$with('queued', {}).as(queueBuild(db, now).getSQL());
	await db
		.with(queued)
		.update(publications)
		.set({
			dispatched_at: now.toISOString(),
			claimed_until: null,
			last_error: null,
			attempts: sql`${publications.attempts} + 1`,
		})
		.where(inArray(publications.id, ids));
}

/** The hook refused these: the scheduler tries them again, not before `until` if the hook named a time. */
export async function releasePublications(
	db: Database,
	ids: number[],
	error: string,
	until?: Date,
): Promise<void> {
	await db
		.update(publications)
		.set({ claimed_until: until?.toISOString() ?? null, last_error: error.slice(0, 500) })
		.where(inArray(publications.id, ids));
}

/** A finished build contains these, so requesting another one would waste credits. */
export async function markContained(db: Database, publication: number, now: Date): Promise<void> {
	await db
		.update(publications)
		.set({ dispatched_at: now.toISOString(), claimed_until: null })
		.where(and(isNull(publications.dispatched_at), lte(publications.id, publication)));
}

interface PendingPublication {
	id: number;
	kind: string;
	post_id: string | null;
	title: string | null;
	slug: string | null;
	created_at: string;
	/** What the hook answered when it was called for it and did not accept. */
	refusal: string | null;
}

/** Publications after `built`, oldest first, at most `most`. */
export function listPublicationsAfter(
	db: Database,
	built: number,
	most = 100,
): Promise<PendingPublication[]> {
	return db
		.select({
			id: publications.id,
			kind: publications.kind,
			post_id: publications.post_id,
			title: blogPosts.title,
			slug: blogPosts.slug,
			created_at: publications.created_at,
			refusal: sql<string | null>`case when ${publications.dispatched_at} is null
				then ${publications.last_error} end`,
		})
		.from(publications)
		.leftJoin(blogPosts, eq(blogPosts.id, publications.post_id))
		.where(gt(publications.id, built))
		.orderBy(asc(publications.id))
		.limit(most);
}

/**
 * Whether a post of the owner's ever came out: a name or an author that changed is a publication, too, and so are an
 * example and its removal.
 */
export async function wasAnyPublished(db: Database): Promise<boolean> {
	const { id, kind, post_id } = publications;
	const isOwn = or(isNull(post_id), notInArray(post_id, [...exampleIds]));
	const cameOut = inArray(kind, ['publish', 'update']);
	const found = await db.select({ id }).from(publications).where(and(cameOut, isOwn)).limit(1);
	return found.length > 0;
}

/** 0 when there is none. */
export async function findNewestPublication(db: Database): Promise<number> {
	const [row] = await db
		.select({ id: publications.id })
		.from(publications)
		.orderBy(desc(publications.id))
		.limit(1);
	return row?.id ?? 0;
}

/** The publication that made a post's revision public. */
export async function findPublicationOf(
	db: Database,
	postId: string,
	revision: number,
): Promise<number | null> {
	const [row] = await db
		.select({ id: publications.id })
		.from(publications)
		.where(and(eq(publications.post_id, postId), eq(publications.post_revision, revision)))
		.limit(1);
	return row?.id ?? null;
}

/** The hook's last error for what is still waiting; undefined when it accepted everything. */
export async function findHookError(db: Database): Promise<string | undefined> {
	const [row] = await db
		.select({ error: publications.last_error })
		.from(publications)
		.where(and(isNull(publications.dispatched_at), isNotNull(publications.last_error)))
		.orderBy(desc(publications.id))
		.limit(1);
	return row?.error ?? undefined;
}
