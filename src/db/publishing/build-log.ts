import { and, desc, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { elapsedMs } from '#domain/time/is-within';
import type { Database } from '../client.ts';
import { publications, siteState } from '../schema.ts';
import { readState } from '../site-state.ts';
import type { BuildFailure } from './build-state.ts';

/** One finished build, as the desk shows it. */
export interface BuildEntry {
	at: string;
	duration_ms: number | null;
	reason: BuildFailure | null;
	changes: number;
	title: string | null;
	waited_ms: number | null;
}

const key = 'builds';
const remembered = 20;

/** Newest first. */
export const listBuilds = async (db: Database): Promise<BuildEntry[]> =>
	(await readState<BuildEntry[]>(db, key)) ?? [];

/** Adds a build at the front in one statement, so that two builds that end at once are both kept. */
async function addBuild(db: Database, entry: BuildEntry): Promise<void> {
	const added = sql`${JSON.stringify([entry])}::jsonb`;
	await db
		.insert(siteState)
		.values({ key, value: [entry] })
		.onConflictDoUpdate({
			target: siteState.key,
			set: {
				value: sql`(select jsonb_agg(build order by place) from jsonb_array_elements(${added} || ${siteState.value})
					with ordinality as all_builds(build, place) where place <= ${remembered})`,
				updated_at: sql`now()`,
			},
		});
}

/** Records a finished build, which contains the publications after `after` up to `upTo`. */
export async function logBuild(
	db: Database,
	build: Pick<BuildEntry, 'at' | 'duration_ms' | 'reason'> & { after: number; upTo: number },
): Promise<void> {
	const { after, upTo, ...entry } = build;
	const brought = and(gt(publications.id, after), lte(publications.id, upTo));
	const [counted] = await db
		.select({
			changes: sql<number>`count(*)`.mapWith(Number),
			oldest: sql<string | null>`min(${publications.created_at})`.mapWith(publications.created_at),
		})
		.from(publications)
		.where(brought);
	const [newest] = await db
		.select({
			title: sql<string | null>`(select title from blog_posts where id = ${publications.post_id})`,
		})
		.from(publications)
		.where(and(brought, isNotNull(publications.post_id)))
		.orderBy(desc(publications.id))
		.limit(1);
	const { changes = 0, oldest = null } = counted ?? {};
	const waited_ms = oldest !== null && entry.reason === null ? elapsedMs(oldest, entry.at) : null;
	await addBuild(db, { ...entry, changes, title: newest?.title ?? null, waited_ms });
}
