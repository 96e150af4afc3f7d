import type { OutputOf } from '#contract/endpoint';
import type { updatePost as endpoint } from '#contract/update-post';
import { getPostToChange } from '#db/posts/find-post';
import { updatePost as save, staleRevision } from '#db/posts/update-post';
import { AppError } from '#domain/app-error';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { askLater } from '#steps/pictures/ask-for-videos';
import { checkExit } from '#steps/schedule/check-exit';
import { makeChange } from '#steps/text/make-change';
import { savedValues, supersededCopies } from '#steps/text/saved-values';

const notCreated = () =>
	new AppError(
		'invalid_input',
		'Este texto ainda não foi criado: envie-o a create-post com este id.',
	);

/** Throws `not_found`, `stale_revision` with the server's row and working copy, or `slug_taken`. */
export const updatePost: Action<typeof endpoint> = async (
	input,
	deps,
	caller,
): Promise<OutputOf<typeof endpoint>> => {
	const stored = await getPostToChange(deps.db, input.id);
	if (!stored.is_created) throw notCreated();
	if (input.revision !== undefined && input.revision !== stored.revision) {
		throw await staleRevision(deps.db, stored.id);
	}
	const { posts, publication, content } = await makeChange(deps, async () => {
		const values = await savedValues(input, stored, deps);
		if (values.scheduled_at) await checkExit(stored.id, values.scheduled_at, deps);
		const saved = await save(deps.db, {
			id: stored.id,
			values,
			revision: input.revision,
			cause: input.publish ? 'publish' : values.scheduled_at ? 'schedule' : 'save',
			publishes: input.publish,
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
