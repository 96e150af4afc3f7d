import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { KnownPictures } from '#domain/pictures/picture-address';
import type { VideoFacts } from '#domain/pictures/video';
import type { PostArticle } from '#domain/post/post';
import type { Database } from '../client.ts';
import { images } from '../picture-schema.ts';
import { listVideos } from '../pictures/videos.ts';
import { articleColumns, blogPosts } from '../schema.ts';

/** A rendered article with the id of its post. */
export interface StoredArticle extends PostArticle {
	id: string;
	/** As stored with the post: '' when nobody typed one. */
	excerpt: string;
	/** When its text last changed, a day or more after it was published and readers first had it. */
	edited_at: string | null;
}

/** The source from which an article is rendered again. */
export interface ArticleSource {
	title: string;
	content: string;
}

/** Reads of the public blog, all at one moment. */
export interface BlogReader {
	/** The pictures in the site's own store. */
	readPictures: () => Promise<Omit<KnownPictures, 'files'>>;
	/** Facts of these videos, by canonical address. */
	readVideos: (addresses: string[]) => Promise<Record<string, VideoFacts>>;
	/** The bodies of these posts at the same moment. Request only what changed: bodies are the expensive part. */
	listArticles: (ids: string[]) => Promise<StoredArticle[]>;
	/** The source of a post at the same moment; throws when it does not exist. */
	getSource: (id: string) => Promise<ArticleSource>;
}

const articlesAtOnce = 200;

/** A revision's text without the prefix, which repeats title and author. */
const textOf = (revision: 'revised' | 'former') =>
	sql.raw(
		String.raw`regexp_replace(${revision}.fields ->> 'content', '^\s*# [^\n]*\n\s*— ?[^\n]*', '')`,
	);

/**
 * Readers had a version of it for a day. Its date alone cannot tell: an editor may have corrected it to one from before.
 * An imported article had its readers elsewhere.
 */
const wasRead = sql`exists (select from post_revisions shown
	where shown.post_id = revised.post_id and shown.revision < revised.revision
		and (shown.fields ->> 'published')::boolean
		and (shown.cause = 'import' or shown.created_at <= revised.created_at - interval '1 day'))`;

/** Compares a revision only with the one before it, so what was imported long after its publication is not edited. */
const editedAt = sql`(
	select max(revised.created_at)
	from post_revisions revised
	join lateral (
		select fields from post_revisions
		where post_id = revised.post_id and revision < revised.revision
		order by revision desc limit 1
	) former on true
	where revised.post_id = ${blogPosts.id}
		and revised.created_at >= ${blogPosts.published_at} + interval '1 day'
		and ${wasRead}
		and ${textOf('revised')} <> ${textOf('former')}
)`.mapWith(blogPosts.updated_at);

async function listArticles(db: Database, ids: string[]): Promise<StoredArticle[]> {
	const articles: StoredArticle[] = [];
	for (let start = 0; start < ids.length; start += articlesAtOnce) {
		const rows = await db
			.select({
				id: blogPosts.id,
				excerpt: blogPosts.excerpt,
				...articleColumns,
				edited_at: editedAt as SQL<string | null>,
			})
			.from(blogPosts)
			.where(inArray(blogPosts.id, ids.slice(start, start + articlesAtOnce)));
		articles.push(...rows);
	}
	return articles;
}

async function readPictures(db: Database): Promise<Omit<KnownPictures, 'files'>> {
	const { hash, widths, origin } = images;
	const rows = await db.select({ hash, widths, origin }).from(images);
	const generated = rows.filter((row) => row.origin === 'generated');
	return {
		widths: new Map(rows.map((row) => [row.hash, row.widths])),
		generated: new Set(generated.map((row) => row.hash)),
	};
}

async function readVideos(db: Database, addresses: string[]): Promise<Record<string, VideoFacts>> {
	const known = await listVideos(db, addresses);
	return Object.fromEntries(known.map(({ address, isSettled: _, ...facts }) => [address, facts]));
}

async function getSource(db: Database, id: string): Promise<ArticleSource> {
	const { title, content } = blogPosts;
	const [source] = await db.select({ title, content }).from(blogPosts).where(eq(blogPosts.id, id));
	if (!source) throw new Error(`There is no post ${id}.`);
	return source;
}

export const openReader = (at: Database): BlogReader => ({
	readPictures: () => readPictures(at),
	readVideos: (addresses) => readVideos(at, addresses),
	listArticles: (ids) => listArticles(at, ids),
	getSource: (id) => getSource(at, id),
});

/** Runs `use` in one transaction, so that all that it reads agrees. */
export const readAtOnce = <Result>(
	db: Database,
	use: (at: Database) => Promise<Result>,
): Promise<Result> =>
	db.transaction(use, { isolationLevel: 'repeatable read', accessMode: 'read only' });
