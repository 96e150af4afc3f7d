import { createHash, randomUUID } from 'node:crypto';
import type { createPost as endpoint } from '#contract/create-post';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint';
import { findCreatedPost } from '#db/posts/find-post';
import { staleRevision } from '#db/posts/update-post';
import { findPublicationOf } from '#db/publishing/publications';
import { AppError } from '#domain/app-error';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { insertNewPost } from '#steps/text/insert-new-post';
import { makeChange } from '#steps/text/make-change';

type Input = ParsedInputOf<typeof endpoint>;
type Output = OutputOf<typeof endpoint>;

/** Hashes only the text: the working copy may have changed between two attempts. */
const hashOf = ({ draft_version: _, ...text }: Input) =>
	createHash('sha256')
		.update(JSON.stringify(Object.entries(text).sort()))
		.digest('hex');

/** Repeating the id with the same text returns the same post; a different text is refused. */
async function findEarlier(deps: Deps, id: string, hash: string): Promise<Output | undefined> {
	const earlier = await findCreatedPost(deps.db, id);
	if (!earlier) return undefined;
	if (earlier.created_from !== hash) {
		throw new AppError('idempotency_mismatch', 'Este envio já criou um post com outro texto.');
	}
	const publication = await findPublicationOf(deps.db, id, 1);
	return { success: true, post: earlier.post, publication };
}

/**
 * Throws `slug_taken`, `idempotency_mismatch`, `stale_revision` where another tab has written in its draft,
 * `invalid_input` for a category that no longer exists, or `not_found` for the original of a copy.
 */
export const createPost: Action<typeof endpoint> = async (input, deps, caller) => {
	const id = input.id ?? randomUUID();
	const hash = hashOf(input);
	const repeated = input.id && (await findEarlier(deps, id, hash));
	if (repeated) return repeated;
	const made = await makeChange(deps, () =>
		insertNewPost(input, { id, createdFrom: hash }, deps, caller),
	);
	const post = made.posts[0];
	if (post) {
		return {
			success: true,
			post: { ...post, content: made.content },
			publication: made.publication,
		};
	}
	const winner = await findEarlier(deps, id, hash);
	if (!winner) throw await staleRevision(deps.db, id);
	return winner;
};
