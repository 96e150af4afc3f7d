import { type SQL, sql } from 'drizzle-orm';
import { stockCovers } from '#config/stock-covers';
import { coverFields } from '#domain/post/post-fields';
import type { Database } from '../client.ts';
import { type ChangedPosts, changePosts } from '../posts/change-posts.ts';

const shipped = sql.join(
	stockCovers.map(({ url, alt }) => sql`(${url}, ${alt})`),
	sql`, `,
);
const none = sql.join(
	coverFields.map((name) => sql`${sql.identifier(name)} = null`),
	sql`, `,
);

/** Only the seed saved without a user: a cover that came with an import was chosen where it came from. */
const isSeeded: SQL = sql`(image_url, image_alt) in (${shipped}) and (
	select cause = 'save' and user_name is null from post_revisions bringing
	where post_id = blog_posts.id and revision > coalesce((
		select max(revision) from post_revisions other where other.post_id = blog_posts.id
			and (fields ->> 'image_url', fields ->> 'image_alt') is distinct from (image_url, image_alt)), 0)
	order by revision limit 1)`;

/** Working copies move on with their posts; a cover of their own stays. */
const freeCopies: SQL = sql`
	update drafts set base_revision = changed.revision, version = version + 1,
		fields = case when fields ->> 'image_url' = before.image_url
			then fields || '{"image_url": "", "image_alt": "", "image_credit": "", "image_focus": ""}' else fields end
	from changed join before on before.id = changed.id
	where drafts.post_id = changed.id and drafts.base_revision = before.revision`;

/** Acts on many posts can still be undone: nobody has changed these posts since. */
const keepUndo: SQL = sql`
	update bulk_changes set kept = jsonb_set(kept, '{posts}', (
		select jsonb_agg(case when changed.id is null then post
			else jsonb_set(post, '{revision}', to_jsonb(changed.revision)) end order by place)
		from jsonb_array_elements(kept -> 'posts') with ordinality as posts (post, place)
		left join before on before.id = (post ->> 'id')::uuid
			and before.revision = (post ->> 'revision')::integer
		left join changed on changed.id = before.id))
	where undone_at is null and exists (select from changed)`;

/**
 * Takes back the covers that earlier versions gave to posts without a picture, so that drawings return: in one change
 * with one publication. Repeated, it finds none.
 */
export function takeSeededCoversBack(db: Database, now: string): Promise<ChangedPosts> {
	return changePosts(db, {
		before: sql`where ${isSeeded}`,
		change: sql`update blog_posts set ${none},
				revision = blog_posts.revision + 1, updated_at = ${now}, text_changed_at = ${now}
			from before where blog_posts.id = before.id`,
		cause: 'save',
		userName: null,
		now,
		also: [
			['freed_copies', freeCopies],
			['kept_undo', keepUndo],
		],
	});
}
