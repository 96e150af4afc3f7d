import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { VideoFacts } from '#domain/pictures/video';
import type { Database } from '../client.ts';
import { isBeforeEnd } from '../is-within-sql.ts';
import { images, videos } from '../picture-schema.ts';
import { isPublic } from '../posts/post-columns.ts';
import { publishContent, takeNumberingLock } from '../publishing/publications.ts';
import { blogPosts } from '../schema.ts';

/** A host that does not answer is retried after 1, 4, 16 and 64 minutes. */
const mostTries = 5;
const pauseMs = (tried: SQL): SQL => sql`60000 * power(4, ${tried})`;

const isPausing = (now: Date) =>
	isBeforeEnd(videos.next_try_at, pauseMs(sql`greatest(${videos.tries} - 1, 0)`), now);
const isDue = (now: Date) => sql`${videos.next_try_at} is not null and not ${isPausing(now)}`;

export interface StoredVideo extends VideoFacts {
	/** The canonical address, see `videoOf`. */
	address: string;
	/** True when no further try is planned. */
	isSettled: boolean;
}

const lastPart = (address: SQL): SQL => sql`regexp_replace(${address}, '^.*[=/]', '')`;
/** Whether the text contains the video, recognised by the last part of its address. */
export const containsVideo = (text: SQL, address: SQL): SQL =>
	sql`strpos(${text}, ${lastPart(address)}) > 0`;

/** The stored facts of these videos; unknown addresses are missing. */
export async function listVideos(db: Database, addresses: string[]): Promise<StoredVideo[]> {
	if (addresses.length === 0) return [];
	const rows = await db
		.select({
			address: videos.address,
			title: videos.title,
			channel: videos.channel,
			seconds: videos.seconds,
			picture: { hash: images.hash, width: images.width, height: images.height },
			next_try_at: videos.next_try_at,
		})
		.from(videos)
		.leftJoin(images, eq(images.hash, videos.picture))
		.where(sql`${videos.address} = any(${sql.param(addresses)})`);
	return rows.map(({ next_try_at, ...video }) => ({ ...video, isSettled: next_try_at === null }));
}

/** Queues the videos that have no row yet. */
export async function wantVideos(db: Database, addresses: string[], now: Date): Promise<void> {
	if (addresses.length === 0) return;
	const at = now.toISOString();
	await db
		.insert(videos)
		.values(addresses.map((address) => ({ address, next_try_at: at, created_at: at })))
		.onConflictDoNothing();
}

/** Claims a due video and plans the next try in case this one fails. False when it is not due. */
export async function claimVideo(db: Database, address: string, now: Date): Promise<boolean> {
	const at = now.toISOString();
	const claimed = await db
		.update(videos)
		.set({
			tries: sql`${videos.tries} + 1`,
			next_try_at: sql`case when ${videos.tries} + 1 < ${mostTries}
				then ${at}::timestamptz + ${pauseMs(sql`${videos.tries}`)} * interval '1 millisecond' end`,
		})
		.where(and(eq(videos.address, address), isDue(now)))
		.returning({ address: videos.address });
	return claimed.length > 0;
}

const newsKey = 'videos-to-show';
const shown = sql.raw('title, channel, seconds, picture');

/**
 * Stores what the host said; `isSettled` ends the retries. The same statement remembers whether cards change, so that
 * `publishVideoChanges` misses nothing, whatever fails in between.
 */
export async function saveVideo(
	db: Database,
	address: string,
	{ picture, isSettled, ...facts }: Partial<VideoFacts> & { isSettled: boolean },
): Promise<void> {
	const saved = db
		.update(videos)
		.set({
			...facts,
			...(picture && { picture: picture.hash }),
			...(isSettled && { next_try_at: null }),
		})
		.where(eq(videos.address, address))
		.returning();
	await db.execute(sql`
		with before as (select * from videos where address = ${address}),
		saved as (${saved.getSQL()})
		insert into site_state (key, value) select ${newsKey}, jsonb_build_array(address) from saved
			where (select (${shown}) from before) is distinct from (select (${shown}) from saved)
		on conflict (key) do update set value = site_state.value || excluded.value, updated_at = now()`);
}

export async function listDueVideos(db: Database, now: Date, most: number): Promise<string[]> {
	const rows = await db
		.select({ address: videos.address })
		.from(videos)
		.where(isDue(now))
		.orderBy(asc(videos.next_try_at))
		.limit(most);
	return rows.map(({ address }) => address);
}

/** When videos need attention next, for a try or for news; undefined when they need none. */
export async function findNextVideoTry(db: Database, now: Date): Promise<string | undefined> {
	const next = sql<string | null>`case when exists (select from site_state where key = ${newsKey})
		then to_timestamp(0) else min(case when ${isPausing(now)} then ${videos.next_try_at}
			when ${videos.next_try_at} is not null then ${now.toISOString()}::timestamptz end) end`;
	const [row] = await db.select({ next: next.mapWith(videos.next_try_at) }).from(videos);
	return row?.next ?? undefined;
}

/**
 * Publishes the news, all at once when no video is due any more. Null when there is none, or no public post contains
 * one of the videos.
 */
export async function publishVideoChanges(db: Database, now: Date): Promise<number | null> {
	const at = now.toISOString();
	const step = (name: string, body: SQL) => db.$with(name, {}).as(body);
	const told = step(
		'told',
		sql`delete from site_state where key = ${newsKey}
			and not exists (select from videos where ${isDue(now)}) returning value`,
	);
	const turn = step(
		'turn',
		// One pattern, so that each text is read once, however many videos there are.
		sql`select ${takeNumberingLock} from (
				select string_agg(${lastPart(sql`video`)}, '|') as names
				from told, jsonb_array_elements_text(value) as video) as news
			where exists (select from ${blogPosts} where ${isPublic} and ${blogPosts.content} ~ names)`,
	);
	const [made] = await db
		.with(told, turn, step('publication', publishContent(at)))
		.select({ id: sql<number>`id`.mapWith(Number) })
		.from(sql`publication`);
	return made?.id ?? null;
}

/** Lines of published texts that consist of an address on a video host. */
export async function listVideoLines(db: Database): Promise<string[]> {
	const host = String.raw`(?:[a-z]+\.)*(?:youtu\.be|youtube\.com|vimeo\.com)`;
	const line = sql`regexp_matches(${blogPosts.content}, ${`^(https?://${host}/\\S+)\\s*$`}, 'gn')`;
	const found = db.$with('found').as(
		db
			.select({ line: sql<string>`(${line})[1]`.as('line') })
			.from(blogPosts)
			.where(isPublic),
	);
	const rows = await db.with(found).selectDistinct({ line: found.line }).from(found);
	return rows.map(({ line: text }) => text);
}
