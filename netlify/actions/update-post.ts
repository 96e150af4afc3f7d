import { rendererVersion } from '#article/renderer-version';
import { findTypedExcerpt } from '#content/typed-excerpt';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import type { updatePost as endpoint } from '#contract/update-post';
import { listPlans } from '#db/plans/plans';
import { getPostToChange, type PostToChange } from '#db/posts/find-post';
import type { PostValues } from '#db/posts/post-values';
import { updatePost as save, staleRevision } from '#db/posts/update-post';
import { followOpenForm } from '#db/topics/former-topics';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/dates';
import { noCover, pickFields, writtenFields } from '#domain/post-fields';
import { floorToMinute } from '#domain/schedule';
import { editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { askLater } from '../steps/ask-for-videos.ts';
import { checkCover } from '../steps/check-cover.ts';
import { checkSlug } from '../steps/check-slug.ts';
import { chooseCategory } from '../steps/choose-category.ts';
import { makeChange } from '../steps/make-change.ts';
import { savedPostText } from '../steps/post-text.ts';
import { supersededCopies } from '../steps/superseded-copies.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** What is typed of an excerpt. One that was stored by today's renderer is known to be. */
const excerptOf = async (excerpt: string, stored: PostToChange, { db }: Deps) =>
	excerpt === stored.excerpt && stored.renderer === rendererVersion
		? excerpt
		: findTypedExcerpt(db, { ...stored, excerpt });

/** What the save sets: the text, rendered if it changed, and the fields that were sent. */
export async function valuesOf(
	input: Input,
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
	const isScheduling = input.scheduled_at !== undefined && !stored.published;
	return {
		...(isOtherCover && noCover),
		...sent,
		...{ ...text, author, category_id, tags },
		slug: slug === undefined || slug === stored.slug ? undefined : checkSlug(slug),
		scheduled_at: isScheduling
			? input.scheduled_at && floorToMinute(input.scheduled_at)
			: undefined,
	};
}

/** A post cannot come out after the time at which it leaves the site. */
export async function checkExit(postId: string, scheduledAt: string, deps: Deps): Promise<void> {
	const exit = (await listPlans(deps.db, postId)).find(({ kind }) => kind === 'removal');
	if (!exit || Date.parse(exit.at) > Date.parse(scheduledAt)) return;
	const message = `A saída do ar está marcada para ${formatDateTime(exit.at)}. Ela tem de vir depois da entrada.`;
	throw new AppError('invalid_input', message, {
		field: 'scheduled_at',
		fields: { scheduled_at: message },
	});
}

/** Spec §7, §5. Throws `not_found`, `stale_revision` with the server's row and working copy, or `slug_taken`. */
export const updatePost: Action<typeof endpoint> = async (
	input,
	deps,
	caller,
): Promise<OutputOf<typeof endpoint>> => {
	const stored = await getPostToChange(deps.db, input.id);
	if (input.revision !== undefined && input.revision !== stored.revision) {
		throw await staleRevision(deps.db, stored.id);
	}
	const { posts, publication, content } = await makeChange(deps, async () => {
		const values = await valuesOf(input, stored, deps);
		if (values.scheduled_at) await checkExit(stored.id, values.scheduled_at, deps);
		const saved = await save(deps.db, {
			id: stored.id,
			values,
			revision: input.revision,
			cause: values.scheduled_at ? 'schedule' : 'save',
			dropCopies: supersededCopies(input),
			userName: editorOf(caller).name,
			now: deps.now().toISOString(),
		});
		askLater(values.article, deps, caller);
		return { ...saved, content: values.content ?? stored.content };
	});
	const [post] = posts;
	if (!post) throw new Error('a save answers its post');
	return { success: true, post: { ...post, content }, publication };
};
