import type { workingCopies as endpoint } from '#contract/working-copies';
import { carryText, discardCopy, findCopy, saveCopy } from '#db/posts/working-copies';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';

/** What forms have that no act has saved: autosave never touches what readers have or are promised. */
export const workingCopies: Action<typeof endpoint> = async (input, deps, caller) => {
	const { post_id: postId } = input;
	const by = { postId, userId: editorOf(caller).id, now: deps.now().toISOString() };
	if (input.action === 'save') {
		const { base_revision: baseRevision, version, fields } = input;
		const draft = await saveCopy(deps.db, { ...by, baseRevision, version, fields });
		return { success: true, draft };
	}
	if (input.action === 'discard') await discardCopy(deps.db, { ...by, version: input.version });
	if (input.action === 'carry') {
		const { fields, at, thrown_at: thrownAt } = input;
		await carryText(deps.db, { postId, fields, at, thrownAt }, by.now);
	}
	return { success: true, draft: (await findCopy(deps.db, postId)) ?? null };
};
