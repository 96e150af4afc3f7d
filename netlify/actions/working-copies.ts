import type { workingCopies as endpoint } from '#contract/working-copies';
import { discardCopy, listUncreatedCopies, saveCopy } from '#db/posts/working-copies';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { findOwnCopy } from '../steps/read-copy.ts';

/** Working copies: autosave never touches the live row (S41). */
export const workingCopies: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'list') {
		return { success: true, drafts: await listUncreatedCopies(deps.db) };
	}
	if (input.action === 'discard') await discardCopy(deps.db, input.post_id, input.version);
	if (input.action !== 'save') {
		return { success: true, draft: (await findOwnCopy(deps, input.post_id)) ?? null };
	}
	const copy = await saveCopy(deps.db, {
		postId: input.post_id,
		userId: editorOf(caller).id,
		baseRevision: input.base_revision,
		version: input.version,
		fields: input.fields,
		now: deps.now().toISOString(),
	});
	return { success: true, draft: copy };
};
