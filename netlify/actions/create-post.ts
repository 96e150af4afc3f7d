import { createHash, randomUUID } from 'node:crypto';
import { findTypedExcerpt } from '#content/typed-excerpt';
import type { createPost as endpoint } from '#contract/create-post';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import { findCreatedPost, getPost } from '#db/posts/find-post';
import { insertPost } from '#db/posts/insert-post';
import { findPublicationOf } from '#db/publishing/publications';
import { AppError } from '#domain/app-error';
import { mapFields, type WrittenField, writtenFields } from '#domain/post-fields';
import { floorToMinute } from '#domain/schedule';
import { makeSlug } from '#domain/slug';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { askLater } from '../steps/ask-for-videos.ts';
import { checkCover } from '../steps/check-cover.ts';
import { checkSlug } from '../steps/check-slug.ts';
import { chooseCategory } from '../steps/choose-category.ts';
import { makeChange } from '../steps/make-change.ts';
import { newPostText } from '../steps/post-text.ts';
import { supersededCopies } from '../steps/superseded-copies.ts';

type Input = ParsedInputOf<typeof endpoint>;
type Output = OutputOf<typeof endpoint>;

/** Hashes only the text: the working copy may have changed between two attempts. */
const hashOf = ({ draft_version: _, ...text }: Input) =>
	createHash('sha256')
		.update(JSON.stringify(Object.entries(text).sort()))
		.digest('hex');

/** C2: repeating the id with the same text returns the same post; a different text is refused. */
async function findEarlier(deps: Deps, id: string, hash: string): Promise<Output | undefined> {
	const earlier = await findCreatedPost(deps.db, id);
	if (!earlier) return undefined;
	if (earlier.created_from !== hash) {
		throw new AppError('idempotency_mismatch', 'Este envio já criou um post com outro texto.');
	}
	const publication = await findPublicationOf(deps.db, id, 1);
	return { success: true, post: earlier.post, publication };
}

type Written = {
	[Name in WrittenField]: undefined extends Input[Name]
		? NonNullable<Input[Name]> | null
		: Input[Name];
};
/** Omitted fields are absent. */
const writtenOf = (input: Input) =>
	mapFields(writtenFields, (name) => input[name] ?? null) as Written;

async function insert(input: Input, id: string, hash: string, deps: Deps, caller: Caller) {
	await checkCover(input.image_url, null, deps);
	// A copy may bring the beginning of its original's text.
	const excerpt = input.copy_of
		? await findTypedExcerpt(deps.db, { id: input.copy_of, excerpt: input.excerpt })
		: input.excerpt;
	const { article, ...text } = await newPostText({ ...input, excerpt });
	const category_id = (await chooseCategory(input, deps)) ?? null;
	const { published } = input;
	const inserted = await insertPost(deps.db, {
		id,
		slug: input.slug ? checkSlug(input.slug) : makeSlug(input.title, id),
		isSlugFixed: input.slug !== undefined,
		article,
		values: {
			...writtenOf(input),
			...{ ...text, category_id, published },
			scheduled_at: input.scheduled_at && !published ? floorToMinute(input.scheduled_at) : null,
		},
		createdFrom: hash,
		dropCopies: supersededCopies(input),
		userName: editorOf(caller).name,
		now: deps.now().toISOString(),
	});
	askLater(article, deps, caller);
	return { publication: null, ...inserted, content: text.content };
}

/**
 * Spec §7, §5. Throws `slug_taken`, `idempotency_mismatch`, `invalid_input` for a category that no longer exists, or
 * `not_found` for the original of a copy.
 */
export const createPost: Action<typeof endpoint> = async (input, deps, caller) => {
	const id = input.id ?? randomUUID();
	const hash = hashOf(input);
	const repeated = input.id && (await findEarlier(deps, id, hash));
	if (repeated) return repeated;
	if (input.copy_of) await getPost(deps.db, input.copy_of);
	const made = await makeChange(deps, () => insert(input, id, hash, deps, caller));
	const post = made.posts?.[0];
	if (post) {
		return {
			success: true,
			post: { ...post, content: made.content },
			publication: made.publication,
		};
	}
	const winner = await findEarlier(deps, id, hash);
	if (!winner) throw new Error('a post of this id is neither new nor there');
	return winner;
};
