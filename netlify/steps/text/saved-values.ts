import type { ParsedInputOf } from '#contract/endpoint';
import type { updatePost } from '#contract/update-post';
import type { PostToChange } from '#db/posts/find-post';
import { getRevision } from '#db/posts/post-revisions';
import type { PostValues } from '#db/posts/post-values';
import { followOpenForm } from '#db/topics/former-topics';
import { noCover, pickFields, writtenFields } from '#domain/post/post-fields';
import { isAutomatic } from '#domain/text/excerpt';
import { floorToMinute } from '#domain/time/schedule';
import type { Deps } from '#lib/deps';
import { checkCover, checkSlug, checkTime, chooseCategory } from './check-fields.ts';
import { savedPostText } from './post-text.ts';

/** The excerpt as it was typed; empty where a form of an earlier version sent back the computed one. */
const typedExcerpt = (excerpt: string, stored: PostToChange) =>
	isAutomatic(excerpt, stored) ? '' : excerpt;

/** The cover that an act has saved: autosave writes any into the row of a draft. */
async function savedCover(stored: PostToChange, { db }: Deps): Promise<string | null> {
	const { id, revision, typed_version, image_url } = stored;
	if (typed_version === null || image_url === null) return image_url;
	return (await getRevision(db, id, revision)).image_url;
}

/** A time that stands already may have passed: then the next tick publishes the post. */
function timeOf(at: string | null, { scheduled_at: stored }: PostToChange, deps: Deps) {
	const isKept = at !== null && stored !== null && floorToMinute(at) === floorToMinute(stored);
	return at === null || isKept ? at && floorToMinute(at) : checkTime(at, deps, 'scheduled_at');
}

/** What the save sets: the text, rendered if it changed, and the fields that were sent. */
export async function savedValues(
	input: ParsedInputOf<typeof updatePost>,
	stored: PostToChange,
	deps: Deps,
): Promise<PostValues> {
	await checkCover(input.image_url, await savedCover(stored, deps), deps);
	const author = input.author ?? stored.author;
	const excerpt = typedExcerpt(input.excerpt ?? stored.excerpt, stored);
	const text = await savedPostText({ ...input, author, excerpt }, stored);
	const { title: _, content: __, slug, ...sent } = pickFields(input, writtenFields);
	// Size and description belonged to the previous picture.
	const isOtherCover = sent.image_url !== undefined && sent.image_url !== stored.image_url;
	const category_id = await chooseCategory(input, deps, stored.category_id);
	const tags = input.tags && (await followOpenForm(deps.db, stored, input.tags));
	const isScheduling = input.scheduled_at !== undefined && !stored.published && !input.publish;
	return {
		...(isOtherCover && noCover),
		...sent,
		...text,
		author,
		category_id,
		tags,
		slug: slug === undefined || slug === stored.slug ? undefined : checkSlug(slug),
		scheduled_at: isScheduling ? timeOf(input.scheduled_at ?? null, stored, deps) : undefined,
	};
}

/** The working copies that a save replaces: the version that its editor saw, or any if it names none. */
export const supersededCopies = ({
	draft_version: version,
}: {
	draft_version?: number | undefined;
}) => (version === undefined ? true : { version });
