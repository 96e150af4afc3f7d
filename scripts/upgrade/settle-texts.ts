import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { readLeftWords } from '#db/posts/search-words';
import { keepTexts, nothingTyped } from '#db/posts/typed-draft';
import { typedFields } from '#domain/post/post-fields';
import { settleDrafts } from '#steps/text/settle-drafts';
import { settleExcerpts } from './settle-excerpts.ts';

const somethingTyped = sql.raw(
	String.raw`concat(${typedFields.map((name) => `nullif(fields -> '${name}', '[]') #>> '{}'`)}) ~ '\S'`,
);

/** Texts that had no row, or an empty one, become drafts that are not created. */
async function beginDrafts(db: Database): Promise<void> {
	await db.execute(sql`insert into blog_posts (id, slug, title, title_folded, content, excerpt, author,
			read_time, html, outline, plain_text, reading_minutes, renderer, is_created, created_at, updated_at)
		select post_id, post_id::text, '', '', '', '', '', '', '', '[]', '', 0, '', false, created_at, updated_at
		from drafts where base_revision = 0 and ${somethingTyped}
		on conflict do nothing`);
	await db.execute(sql`update blog_posts set is_created = false, revision = 1, begun_at = null
		where begun_at is not null`);
}

/** What a release without such drafts has made of them since: what it saved is rendered. */
async function followEarlierRelease(db: Database): Promise<void> {
	await db.execute(
		sql`update blog_posts set is_created = true where not is_created and revision > 1`,
	);
	await db.execute(sql`update blog_posts set ${nothingTyped}
		where typed_version is not null and (published or scheduled_at is not null or renderer <> '')`);
}

/**
 * Brings the texts that earlier versions left to where this one has them, a post a transaction. Repeated, it goes on
 * where it stopped, and takes over what an older release that still runs has written.
 */
export async function settleTexts(db: Database): Promise<void> {
	await beginDrafts(db);
	await followEarlierRelease(db);
	await settleDrafts(db);
	await db.execute(sql`with begun as (select * from blog_posts where not is_created)
		${keepTexts('begun')}`);
	await settleExcerpts(db);
	await readLeftWords(db);
}
