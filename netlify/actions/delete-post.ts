import type { deletePost as endpoint } from '#contract/delete-post';
import { deletePosts, purgePosts, restorePosts } from '#db/posts/delete-posts';
import { findPost, postMissing } from '#db/posts/find-post';
import { AppError } from '#domain/app-error';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { updateFastLane } from '#steps/publish/fast-lane-update';
import { makeChange } from '#steps/text/make-change';
import { settleDrafts } from '#steps/text/settle-drafts';

const stillShown = () =>
	new AppError('unavailable', 'O leitor ainda pode ver o post. Tente de novo em um minuto.');
const notInBin = () => new AppError('in_use', 'Só dá para excluir de vez o que está na lixeira.');

/** Moves a post to the bin, restores it as a draft, or deletes it for good. Idempotent. */
export const deletePost: Action<typeof endpoint> = async ({ postId, action }, deps, caller) => {
	const post = await findPost(deps.db, postId);
	if (!post || post.id !== postId.toLowerCase()) {
		throw postMissing();
	}
	if (action === 'purge') {
		// Without its row nothing would know that its address is to be emptied.
		if (!(await updateFastLane(deps))) throw stillShown();
		const [purged] = await purgePosts(deps.db, [post.id]);
		if (purged) await writeAudit(deps, caller, { event: 'post_purged', subject: post.title });
		else if (await findPost(deps.db, post.id)) throw notInBin();
		return { success: true, publication: null };
	}
	const userName = editorOf(caller).name;
	const change = { ids: [post.id], userName, now: deps.now().toISOString() };
	const apply = action === 'delete' ? deletePosts : restorePosts;
	const { publication } = await makeChange(deps, () => apply(deps.db, change));
	if (action === 'restore') await settleDrafts(deps.db, [post.id]);
	return { success: true, publication };
};
