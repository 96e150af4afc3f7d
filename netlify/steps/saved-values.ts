import { rendererVersion } from '#article/renderer-version';
import { findTypedExcerpt } from '#content/typed-excerpt';
import type { ParsedInputOf } from '#contract/endpoint';
import type { updatePost } from '#contract/update-post';
import type { PostToChange } from '#db/posts/find-post';
import type { PostValues } from '#db/posts/post-values';
import { followOpenForm } from '#db/topics/former-topics';
import { noCover, pickFields, writtenFields } from '#domain/post-fields';
import { floorToMinute } from '#domain/schedule';
import type { Deps } from '#lib/deps';
import { checkCover } from './check-cover.ts';
import { checkSlug } from './check-slug.ts';
import { chooseCategory } from './choose-category.ts';
import { savedPostText } from './post-text.ts';

/** What is typed of an excerpt. One that was stored by today's renderer is known to be. */
const excerptOf = async (excerpt: string, stored: PostToChange, { db }: Deps) =>
	excerpt === stored.excerpt && stored.renderer === rendererVersion
		? excerpt
		: findTypedExcerpt(db, { ...stored, excerpt });

/** What the save sets: the text, rendered if it changed, and the fields that were sent. */
export async function savedValues(
	input: ParsedInputOf<typeof updatePost>,
	stored: PostToChange,
	deps: Deps,
): Promise<PostValues> {
	await checkCover(input.image_url, stored.image_url, deps);
	const author = input.author ?? stored.author;
	const excerpt = await excerptOf(input.excerpt ?? stored.excerpt, stored, deps);
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
		scheduled_at: isScheduling
			? input.scheduled_at && floorToMinute(input.scheduled_at)
			: undefined,
	};
}
