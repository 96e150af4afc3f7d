import type { createPost } from '#contract/create-post';
import type { ParsedInputOf } from '#contract/endpoint';
import { getPost } from '#db/posts/find-post';
import { insertPost, type NewPost } from '#db/posts/insert-post';
import { makeSlug } from '#domain/names/slug';
import { mapFields, type WrittenField, writtenFields } from '#domain/post/post-fields';
import { isAutomatic } from '#domain/text/excerpt';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { askLater } from '../pictures/ask-for-videos.ts';
import { checkCover, checkSlug, checkTime, chooseCategory } from './check-fields.ts';
import { newPostText } from './post-text.ts';
import { supersededCopies } from './saved-values.ts';

type Input = ParsedInputOf<typeof createPost>;

type Written = {
	[Name in WrittenField]: undefined extends Input[Name]
		? NonNullable<Input[Name]> | null
		: Input[Name];
};
/** Omitted fields are absent. */
const writtenOf = (input: Input) =>
	mapFields(writtenFields, (name) => input[name] ?? null) as Written;

/** Creates a post by the rules of `create-post`, and throws `not_found` for the original of a copy; without posts in the reply, one with this id exists already. */
export async function insertNewPost(
	input: Input,
	{ id, createdFrom }: Pick<NewPost, 'id' | 'createdFrom'>,
	deps: Deps,
	caller: Caller,
) {
	await checkCover(input.image_url, null, deps);
	const original = input.copy_of && (await getPost(deps.db, input.copy_of)).article;
	const isOriginals = original && isAutomatic(input.excerpt, original);
	const { article, ...text } = await newPostText({
		...input,
		excerpt: isOriginals ? '' : input.excerpt,
	});
	const category_id = (await chooseCategory(input, deps)) ?? null;
	const { published } = input;
	const inserted = await insertPost(deps.db, {
		id,
		slug: input.slug ? checkSlug(input.slug) : makeSlug(input.title, id),
		isSlugFixed: input.slug !== undefined,
		article,
		values: {
			...writtenOf(input),
			...text,
			category_id,
			published,
			scheduled_at:
				input.scheduled_at && !published
					? checkTime(input.scheduled_at, deps, 'scheduled_at')
					: null,
		},
		createdFrom,
		dropCopies: supersededCopies(input),
		userName: editorOf(caller).name,
		now: deps.now().toISOString(),
	});
	askLater(article, deps, caller);
	return { posts: [], publication: null, ...inserted, content: text.content };
}
