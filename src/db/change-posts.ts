import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostSummary } from '#domain/post';
import type { RevisionCause } from '#domain/post-versions';
import type { Database } from './client.ts';
import { ofCategory, summaryColumns } from './post-columns.ts';
import { blogPosts, categories } from './schema.ts';

/** Publications are numbered one transaction at a time, so that the order of ids is the order of commits. */
const publicationLock = 7_301_001;

export interface PostChange {
	/** `where …` of the posts as they were; they are locked in this order. None for an insert. */
	before?: SQL;
	/** The `insert` or `update`, up to its `returning`; an update joins `before`. */
	change: SQL;
	/** Does the update set the slug? An insert always does. */
	mayRename?: boolean;
	cause: RevisionCause;
	userName: string | null;
	/** ISO 8601. */
	now: string;
	/** The working copies that this makes superfluous: all of the changed posts', or one version of it. */
	discardDrafts?: boolean | { version: number };
}

export interface ChangedPosts {
	posts: (PostSummary & { category_id: string | null })[];
	/** The publication that this wrote; null when readers see nothing new. */
	publication: number | null;
}

/** The columns of the step `changed`, which the select reads. */
const changed = alias(blogPosts, 'changed') as unknown as typeof blogPosts;

const listOf = (columns: string) => (row: string) => columns.replaceAll(/\w+/g, `${row}.$&`);

/** What pages show of a post: only a difference here is worth a build. */
const seenFields = listOf(`slug, title, excerpt, author, category_id, tags, image_url, image_alt,
	image_width, image_height, read_time, html, plain_text`);

/** Each post as it is now, with what must be known of how it was: most of what follows needs no join, which is planned sooner. */
const afterUpdate = sql.raw(`returning blog_posts.*,
	blog_posts.published and blog_posts.deleted_at is null as is_public,
	before.published and before.deleted_at is null as was_public,
	before.deleted_at is not null as was_binned,
	blog_posts.published and row(${seenFields('before')}) is distinct from row(${seenFields('blog_posts')}) as is_new`);

const afterInsert = sql.raw(`returning blog_posts.*,
	published and deleted_at is null as is_public, false as was_public, false as was_binned, true as is_new`);

/** One row per change of what readers see, whatever the number of posts (S40). */
const seen = sql.raw(`
	select id, revision, deleted_at, was_public, is_public from changed
	where is_public <> was_public or is_public and is_new`);

/** Counts first, so that every row is locked before the lock is taken: the other way round deadlocks. */
const lock = sql`
	select pg_advisory_xact_lock(${sql.raw(String(publicationLock))})
	from (select count(*) as posts from seen) as all_seen where posts > 0`;

const publication = (now: string) => sql`
	insert into publications (id, kind, post_id, post_revision, created_at)
	select nextval('publication_numbers'),
		case when bool_and(is_public and not was_public) then 'publish'
			when bool_and(not is_public and deleted_at is not null) then 'delete'
			when bool_and(not is_public) then 'unpublish'
			when count(*) = 1 then 'update'
			else 'content' end,
		case when count(*) = 1 then min(seen.id::text)::uuid end,
		case when count(*) = 1 then min(seen.revision) end,
		${now}::timestamptz
	from seen cross join lock
	having count(*) > 0
	returning id`;

/** Words stand between spaces; a pattern would take twice as long to find them. */
const wordCount = sql.raw(
	`cardinality(array_remove(string_to_array(translate(plain_text, E'\\t\\n\\f\\r', '    '), ' '), ''))`,
);

const revision = ({ cause, userName, now }: PostChange) => sql`
	insert into post_revisions (post_id, revision, created_at, cause, user_name, words, fields)
	select id, revision, ${now}::timestamptz, ${cause}::text, ${userName}::text, ${wordCount},
		jsonb_build_object('title', title, 'content', content, 'excerpt', excerpt, 'author', author,
			'category_id', category_id, 'tags', tags, 'read_time', read_time, 'image_url', image_url,
			'image_alt', image_alt, 'image_width', image_width, 'image_height', image_height,
			'slug', slug, 'published', published, 'scheduled_at', scheduled_at)
	from changed
	on conflict (post_id, revision) do nothing`;

/** Of these causes no post comes or goes: no line of the audit log. */
const quietCauses: readonly RevisionCause[] = ['save', 'schedule'];

/** One line of the audit log a post: what happened to its place, not every save. */
const audit = ({ cause, userName, now }: PostChange) => sql`
	insert into audit_log (at, event, user_name, subject)
	select ${now}::timestamptz, did.event, ${userName}::text, did.title
	from (
		select id, title,
			case when ${cause}::text = 'delete' then 'post_deleted'
				when is_public and not was_public then 'post_published'
				when was_public and not published then 'post_unpublished'
				when was_binned and deleted_at is null then 'post_restored'
			end as event
		from changed
	) did
	where did.event is not null
	order by did.id`;

/** An address taken back is a redirect no more. */
const takenBack = sql`delete from slug_redirects using changed where slug_redirects.slug = changed.slug`;

/** Only an address that was public leaves a redirect, and it points at the post: no chain, no loop. */
const leftBehind = (now: string) => sql`
	insert into slug_redirects (slug, post_id, created_at)
	select before.slug, changed.id, ${now}::timestamptz
	from changed join before on before.id = changed.id
	where before.slug <> changed.slug and before.published_at is not null
	on conflict (slug) do update set post_id = excluded.post_id`;

/** What a person writes of a post. */
const textOf = listOf(
	'slug, title, content, excerpt, author, category_id, tags, read_time, image_url, image_alt',
);

/** A working copy of a row that only came or went is a copy of what stands there now. */
const carry = sql`
	update drafts set base_revision = changed.revision
	from changed join before on before.id = changed.id
	where drafts.post_id = changed.id and drafts.base_revision = before.revision
		and row(${sql.raw(textOf('before'))}) is not distinct from row(${sql.raw(textOf('changed'))})`;

function discard(drafts: true | { version: number }): SQL {
	const version = drafts === true ? sql`` : sql`and drafts.version = ${drafts.version}`;
	return sql`delete from drafts using changed where drafts.post_id = changed.id ${version}`;
}

/** What follows from a change, by the names of its steps: each that it cannot need would be planned for nothing. */
function listSteps(change: PostChange): [string, SQL][] {
	const { before, cause, now, discardDrafts } = change;
	const steps: [string, SQL][] = [
		['seen', seen],
		['lock', lock],
		['publication', publication(now)],
		['revision', revision(change)],
	];
	if (!quietCauses.includes(cause)) steps.push(['audit', audit(change)]);
	if (!before || change.mayRename) steps.push(['taken_back', takenBack]);
	if (before && change.mayRename) steps.push(['left_behind', leftBehind(now)]);
	if (discardDrafts) steps.push(['discarded', discard(discardDrafts)]);
	else if (before) steps.push(['carried', carry]);
	return steps;
}

/**
 * Changes posts with everything that follows from it, in one statement: a revision of each, redirects of
 * renamed ones, a line of the audit log for each that came, went or was binned, and a publication when
 * readers see something new (S40).
 */
export async function changePosts(db: Database, change: PostChange): Promise<ChangedPosts> {
	const step = (name: string, body: SQL) => db.$with(name, {}).as(body);
	const { before } = change;
	const locked = before && [
		step('before', sql`select * from blog_posts ${before} order by id for update`),
	];
	const changedStep = db
		.$with('changed', { id: changed.id })
		.as(sql`${change.change} ${before ? afterUpdate : afterInsert}`);
	const rows = await db
		.with(
			...(locked ?? []),
			changedStep,
			...listSteps(change).map(([name, body]) => step(name, body)),
		)
		.select({
			...summaryColumns(changed),
			publication: sql<number | null>`(select id from publication)`.mapWith(Number),
		})
		.from(changedStep)
		.leftJoin(categories, ofCategory(changed));
	return {
		posts: rows.map(({ publication: _, ...post }) => post),
		publication: rows[0]?.publication ?? null,
	};
}
