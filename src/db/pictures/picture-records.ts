import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { paths } from '#config/paths';
import { storedHash } from '#domain/pictures/picture-address';
import type { PictureFilter } from '#domain/pictures/picture-origin';
import type { ExportedPicture } from '#domain/post/blog-export';
import { fold } from '#domain/text/fold';
import { authors } from '../author-schema.ts';
import type { Database } from '../client.ts';
import { images, videos } from '../picture-schema.ts';
import { plans } from '../plan-schema.ts';
import { blogPosts, drafts } from '../schema.ts';
import { likeText, listRows } from '../sql-text.ts';
import { containsVideo } from './videos.ts';

/** A picture in the site's own store, as the library shows it. */
export interface StoredImage extends ExportedPicture {
	bytes: number;
}

export interface ImagePage {
	images: StoredImage[];
	/** The total over all pages. */
	total: number;
	/** Their size, over all pages. */
	bytes: number;
}

interface ImageQuery {
	q: string;
	page: number;
	pageSize: number;
	only?: PictureFilter | undefined;
}

export const exportedColumns = {
	hash: images.hash,
	name: images.name,
	alt: images.alt,
	width: images.width,
	height: images.height,
	widths: images.widths,
	origin: images.origin,
	created_at: images.created_at,
};
const columns = { ...exportedColumns, bytes: images.bytes };

const searchText = (name: string, alt: string) => fold(`${name}\n${alt}`);

/**
 * Every picture that a text, a cover, an author or a video of a text shows, with whose it is; the bin, texts in hand and
 * plans count, old versions do not. Each text is read once, however many pictures there are.
 */
const shown = sql`
	with shown as materialized (
		select ${blogPosts.id}::text as holder,
			coalesce(${blogPosts.image_url}, '') || ' ' || ${blogPosts.content} as text from ${blogPosts}
		union all select ${drafts.post_id}::text, ${drafts.fields}::text from ${drafts}
		union all select ${plans.post_id}::text, ${plans.fields}::text from ${plans}
		union all select ${authors.id}::text, ${authors.image_url} from ${authors}
	)
	select (regexp_matches(shown.text, '/images/([a-f0-9]{64})-', 'g'))[1] as hash, shown.holder from shown
	union select ${videos.picture}, shown.holder from ${videos}
		join shown on ${containsVideo(sql`shown.text`, sql`${videos.address}`)}
		where ${videos.picture} is not null`;
const isUnused = sql`${images.hash} not in (select uses.hash from (${shown}) as uses)`;

export async function findImage(db: Database, hash: string): Promise<StoredImage | undefined> {
	const [image] = await db.select(columns).from(images).where(eq(images.hash, hash));
	return image;
}

/** Saves a picture's row. If it already exists, its name, description and origin stay. */
export async function saveImage(db: Database, image: StoredImage): Promise<StoredImage> {
	const search_folded = searchText(image.name, image.alt);
	const values = { ...image, search_folded };
	await db.insert(images).values(values).onConflictDoNothing({ target: images.hash });
	const saved = await findImage(db, image.hash);
	if (!saved) throw new Error(`the picture ${image.hash} is gone right after it was saved`);
	return saved;
}

/** Sets the description; undefined when there is no such picture. */
export async function describeImage(
	db: Database,
	hash: string,
	alt: string,
): Promise<StoredImage | undefined> {
	const found = await findImage(db, hash);
	if (!found) return undefined;
	const set = { alt, search_folded: searchText(found.name, alt) };
	const [image] = await db.update(images).set(set).where(eq(images.hash, hash)).returning(columns);
	return image;
}

/** A page of pictures whose name or description contains `q`, newest first; case and accents are ignored. */
export async function listImages(
	db: Database,
	{ q, page, pageSize, only }: ImageQuery,
): Promise<ImagePage> {
	const folded = likeText(q);
	const matches = and(
		folded === '' ? undefined : sql`${images.search_folded} like ${`%${folded}%`}`,
		only === 'unused' ? isUnused : undefined,
		only === 'undescribed' ? eq(images.alt, '') : undefined,
	);
	const [[sums], rows] = await Promise.all([
		db
			.select({
				total: count(),
				bytes: sql<number>`coalesce(sum(${images.bytes}), 0)`.mapWith(Number),
			})
			.from(images)
			.where(matches),
		db
			.select(columns)
			.from(images)
			.where(matches)
			.orderBy(desc(images.created_at), images.hash)
			.limit(pageSize)
			.offset((page - 1) * pageSize),
	]);
	return { images: rows, total: sums?.total ?? 0, bytes: sums?.bytes ?? 0 };
}

const has = (what: SQL) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);

/** How many pictures there are of each kind, whatever is searched for. */
export async function countImages(db: Database) {
	const undescribed = has(sql`${images.alt} = ''`);
	const [counts] = await db
		.select({ all: count(), undescribed, unused: has(isUnused) })
		.from(images);
	return counts;
}

/** By how many posts and authors each of these pictures is shown. */
export async function countImageUses(db: Database, hashes: string[]): Promise<Map<string, number>> {
	const rows = await listRows<{ hash: string; uses: number }>(
		db,
		sql`select hash, count(*)::int as uses from (${shown}) as uses
			where hash = any(${sql.param(hashes)}) group by hash`,
	);
	return new Map(rows.map(({ hash, uses }) => [hash, uses]));
}

/** Every size's address starts like this, with or without the site's origin. */
const addressOf = (hash: string) => paths.picture(hash, 0).split('-')[0] ?? '';

const holds = (text: SQL, hash: string) => sql`strpos(${text}, ${addressOf(hash)}) > 0`;
/** Whether the text contains a video with this still. */
const holdsVideo = (text: SQL, hash: string) => sql`exists (select 1 from ${videos}
	where ${videos.picture} = ${hash} and ${containsVideo(text, sql`${videos.address}`)})`;
const shows = (text: SQL, hash: string) => sql`(${holds(text, hash)} or ${holdsVideo(text, hash)})`;
const inPost = (hash: string) =>
	shows(sql`(coalesce(${blogPosts.image_url}, '') || ' ' || ${blogPosts.content})`, hash);
const ofAuthor = (hash: string) => holds(sql`coalesce(${authors.image_url}, '')`, hash);
const inCopy = (hash: string) => shows(sql`(${drafts.fields}::text)`, hash);
const inPlan = (hash: string) => shows(sql`(${plans.fields}::text)`, hash);

export interface ImageUse {
	/** The id of the post, which may exist only as a working copy, or of the author. */
	id: string;
	title: string;
	kind: 'post' | 'author';
}

/** The posts (including those in the bin), working copies, planned changes and authors that show this picture. */
export async function listImageUses(db: Database, hash: string): Promise<ImageUse[]> {
	const [posts, copies, planned, people] = await Promise.all([
		db
			.select({ id: blogPosts.id, title: blogPosts.title })
			.from(blogPosts)
			.where(inPost(hash))
			.orderBy(sql`${blogPosts.title} = ''`, desc(blogPosts.created_at)),
		db
			.select({
				id: drafts.post_id,
				title: sql<string>`coalesce(${drafts.fields} ->> 'title', '')`,
			})
			.from(drafts)
			.where(inCopy(hash)),
		db
			.select({ id: plans.post_id, title: blogPosts.title })
			.from(plans)
			.innerJoin(blogPosts, eq(blogPosts.id, plans.post_id))
			.where(inPlan(hash)),
		db.select({ id: authors.id, title: authors.name }).from(authors).where(ofAuthor(hash)),
	]);
	const known = new Map<string, ImageUse>();
	for (const [kind, uses] of [
		['post', [...posts, ...copies, ...planned]],
		['author', people],
	] as const)
		for (const use of uses) if (!known.has(use.id)) known.set(use.id, { ...use, kind });
	return [...known.values()];
}

const namesByHash = async (db: Database, query: SQL) =>
	new Map((await listRows<ExportedPicture>(db, query)).map(({ hash, name }) => [hash, name]));
const keptKeys = (hashes: string[]) => sql.param(hashes.map((hash) => `deleted-picture:${hash}`));

/** Deletes those that nothing shows, keeps what `restoreImages` needs, and returns their names by hash. */
export const deleteUnusedImages = (db: Database, hashes: string[], now: Date) =>
	namesByHash(
		db,
		sql`
		with gone as (delete from images where hash = any(${sql.param(hashes)}) and ${isUnused} returning *),
		kept as (insert into site_state (key, value, updated_at)
			select 'deleted-picture:' || hash, to_jsonb(gone) || jsonb_build_object('videos',
				(select jsonb_agg(address) from videos where picture = hash)), ${now.toISOString()} from gone
			on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at)
		select hash, name from gone`,
	);

/** Takes deletions back, and returns the names by hash; those of which nothing is kept are missing. */
export const restoreImages = (db: Database, hashes: string[]) =>
	namesByHash(
		db,
		sql`
		with kept as (delete from site_state where key = any(${keptKeys(hashes)}) returning value),
		back as (insert into images
			select (jsonb_populate_record(null::images, value)).* from kept on conflict do nothing),
		shown as (update videos set picture = value ->> 'hash' from kept where value -> 'videos' ? address)
		select value ->> 'hash' as hash, value ->> 'name' as name from kept`,
	);

/** From then on a deletion cannot be taken back, and the files go. */
export async function forgetDeletedImages(db: Database, before: Date): Promise<void> {
	await db.execute(sql`delete from site_state
		where key like 'deleted-picture:%' and updated_at < ${before.toISOString()}`);
}

/** Which of these addresses show a picture that a model made. */
export async function listGenerated(db: Database, addresses: string[]): Promise<string[]> {
	const hashes = addresses.flatMap((address) => storedHash(address) ?? []);
	if (hashes.length === 0) return [];
	const rows = await db
		.select({ hash: images.hash })
		.from(images)
		.where(and(inArray(images.hash, hashes), eq(images.origin, 'generated')));
	const generated = new Set(rows.map(({ hash }) => hash));
	return addresses.filter((address) => generated.has(storedHash(address) ?? ''));
}

/** Which of these hashes belong to pictures in the library, or to deleted ones that may come back. */
export async function listKnownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
	const known = await listRows<{ hash: string }>(
		db,
		sql`
		select hash from images where hash = any(${sql.param(hashes)})
		union all select value ->> 'hash' from site_state where key = any(${keptKeys(hashes)})`,
	);
	return new Set(known.map(({ hash }) => hash));
}
