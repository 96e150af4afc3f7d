import { type SQL, sql } from 'drizzle-orm';
import { exampleIds } from '#config/example-ids';
import { revisionFields, writtenFields } from '#domain/post/post-fields';
import { takeNumberingLock } from '../publishing/publications.ts';
import { isoText } from '../sql-text.ts';
import type { PostChange } from './post-change.ts';
import { listColumns } from './post-columns.ts';

/** The posts whose public state or content changed. */
export const selectPublicChanges = (): SQL => sql`
	select id, slug, revision, scheduled_at, deleted_at, was_public, is_public, is_news from changed
	where is_public <> was_public or is_public and is_new`;

/** Counts first, so that every row is locked before the advisory lock is taken; the opposite order deadlocks. */
export const lockNumbering = (): SQL => sql`
	select ${takeNumberingLock}
	from (select count(*) as posts from news) as all_news where posts > 0`;

const promises = (due: SQL): SQL =>
	sql`jsonb_agg(jsonb_build_object('post_id', news.id, 'due', ${isoText(due)}))`;

/** One publication, however many posts changed. */
export const insertPublication = ({ now, due }: PostChange): SQL => sql`
	insert into publications (id, kind, post_id, post_revision, created_at, promises)
	select nextval('publication_numbers'),
		case when bool_and(is_public and not was_public) then 'publish'
			when bool_and(not is_public and deleted_at is not null) then 'delete'
			when bool_and(not is_public) then 'unpublish'
			when count(*) = 1 then 'update'
			else 'content' end,
		case when count(*) = 1 then min(news.id::text)::uuid end,
		case when count(*) = 1 then min(news.revision) end,
		${now}::timestamptz,
		${due ? promises(due) : sql`null::jsonb`}
	from news cross join turn
	having count(*) > 0
	returning id`;

const examples = sql.raw(exampleIds.map((id) => `'${id}'`).join(', '));

/** For search engines: the owner's addresses that have another text or none, and those that a renamed post left. */
export const queueForSearchEngines = ({ before, mayRename, now }: PostChange): SQL => {
	const left =
		before && mayRename
			? sql`union all select before.slug, news.id, null::integer
				from news join before on before.id = news.id where was_public and before.slug <> news.slug`
			: sql``;
	return sql`insert into untold_addresses (slug, publication, post_id, post_revision, changed_at, next_at)
		select distinct on (slug) slug, publication.id, post_id, post_revision, ${now}::timestamptz, ${now}::timestamptz
		from publication cross join (
			select slug, id as post_id, case when is_public then revision end as post_revision from news where is_news or is_public <> was_public ${left}
		) seen
		where post_id not in (${examples})
		order by slug, post_revision
		on conflict (slug) do update set publication = excluded.publication, post_id = excluded.post_id,
			post_revision = excluded.post_revision, changed_at = excluded.changed_at,
			next_at = excluded.next_at, tries = 0`;
};

/** Counts words as `countWords` does. */
const wordCount = sql.raw(
	String.raw`regexp_count(plain_text, '[[:alnum:]][[:alnum:]\u0300-\u036f''’.,\u2010\u2011-]*')`,
);
const fieldsOf = (row: string): SQL =>
	sql.raw(
		`jsonb_build_object(${revisionFields.map((name) => `'${name}', ${row}.${name}`).join(', ')})`,
	);

/** Of a draft with words that no act has saved: its last revision, with what this change set. */
const lastSaved: SQL = sql`left join lateral (
		select last.words, last.fields || coalesce(
			(select jsonb_object_agg(key, value) from jsonb_each(${fieldsOf('changed')})
				where value <> ${fieldsOf('before')} -> key), '{}') as fields
		from before join post_revisions last on last.post_id = before.id and last.revision = before.revision
		where before.id = changed.id and changed.typed_version is not null
	) saved on true`;

/** Writes one revision for each created post. A draft that is not created keeps the one that older releases expect. */
export const keepRevisions = ({ before, cause, userName, now, dateBefore }: PostChange): SQL => sql`
	insert into post_revisions (post_id, revision, created_at, cause, user_name, words, fields)
	select id, revision, ${now}::timestamptz, ${cause}::text, ${userName}::text,
		${before ? sql`coalesce(saved.words, ${wordCount})` : wordCount},
		${before ? sql`coalesce(saved.fields, ${fieldsOf('changed')})` : fieldsOf('changed')}${dateBefore ? sql` || jsonb_build_object('date_before', ${dateBefore}::text)` : sql``}
	from changed ${before ? lastSaved : sql``} where is_created
	on conflict (post_id, revision) do ${
		cause === 'create'
			? sql`update set created_at = excluded.created_at, cause = excluded.cause,
				user_name = excluded.user_name, words = excluded.words, fields = excluded.fields`
			: sql`nothing`
	}`;

/** One audit log entry for each post that was published, unpublished, deleted or restored; saves are not logged. */
export const logEvents = ({ cause, userName, now }: PostChange): SQL => sql`
	insert into audit_log (at, event, user_name, subject)
	select ${now}::timestamptz, did.event, ${userName}::text, did.title
	from (
		select id, title,
			case when ${cause}::text = 'delete' then 'post_deleted'
				when is_public and not was_public then 'post_published'
				when was_public and not published then 'post_unpublished'
				when was_binned and deleted_at is null then 'post_restored'
				when ${cause}::text = 'dated' then 'post_dated'
			end as event
		from changed
	) did
	where did.event is not null
	order by did.id`;

/** An address that a post uses again is no longer a redirect. */
export const takeAddressesBack = (): SQL =>
	sql`delete from slug_redirects using changed where slug_redirects.slug = changed.slug`;

/** Only an address that was public leaves a redirect. It points at the post's id, so chains and loops cannot occur. */
export const leaveRedirects = ({ now }: PostChange): SQL => sql`
	insert into slug_redirects (slug, post_id, created_at)
	select before.slug, changed.id, ${now}::timestamptz
	from changed join before on before.id = changed.id
	where before.slug <> changed.slug and before.published_at is not null
	on conflict (slug) do update set post_id = excluded.post_id`;

/** Whether a form's text is the one that a change was made from: a newer one has words that the change lacks. Waits for one that is being saved. */
export const isFromCopy = (postId: string, dropCopies: PostChange['dropCopies']): SQL =>
	typeof dropCopies === 'object'
		? sql`coalesce((select version from drafts where post_id = ${postId} for update), blog_posts.typed_version, 0) = ${dropCopies.version}`
		: sql`true`;

/** Deletes the working copies that the change was made from. */
export function discardCopies({ dropCopies }: PostChange): SQL {
	const version =
		typeof dropCopies === 'object' ? sql`and drafts.version = ${dropCopies.version}` : sql``;
	return sql`delete from drafts using changed where drafts.post_id = changed.id ${version}`;
}

/**
 * Moves working copies to the new revision when the change left the post's text alone. A new date is theirs, too: saving
 * one later must not bring the old date back.
 */
export const carryCopies = (): SQL => sql`
	update drafts set base_revision = changed.revision,
		fields = case when changed.scheduled_at is distinct from before.scheduled_at
			then jsonb_set(fields, '{scheduled_at}', coalesce(to_jsonb(${isoText(sql`changed.scheduled_at`)}), 'null')) else fields end,
		version = version + (changed.scheduled_at is distinct from before.scheduled_at)::integer
	from changed join before on before.id = changed.id
	where drafts.post_id = changed.id and drafts.base_revision = before.revision
		and row(${listColumns('before', writtenFields)})
			is not distinct from row(${listColumns('changed', writtenFields)})`;

/** A post that left the site needs no plan to take it off. */
export const dropRemovals = (): SQL => sql`
	delete from plans using changed
	where plans.post_id = changed.id and plans.kind = 'removal' and was_public and not is_public`;

/** Deletes the link of a draft that went into the bin: it opens nothing any more, even if the draft is restored. */
export const dropLinks = (): SQL => sql`
	delete from draft_links using changed
	where draft_links.post_id = changed.id and changed.deleted_at is not null`;

/** Removes where the post's addresses led while it was off the site: they show it again. */
export const endForwards = (): SQL =>
	sql`delete from post_forwards using changed where post_forwards.post_id = changed.id and is_public`;
