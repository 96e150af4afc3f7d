import type { drafts as endpoint } from '#contract/drafts';
import { discardDraft, findDraft, listUncreatedDrafts, saveDraft } from '#db/drafts';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';

/** Working copies: autosave never touches the live row (S41). */
export const drafts: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'list') {
		return { success: true, drafts: await listUncreatedDrafts(deps.db) };
	}
	if (input.action === 'discard') {
		await discardDraft(deps.db, input.post_id);
		return { success: true, draft: null };
	}
	if (input.action === 'get') {
		return { success: true, draft: (await findDraft(deps.db, input.post_id)) ?? null };
	}
	const draft = await saveDraft(deps.db, {
		postId: input.post_id,
		userId: editorOf(caller).id,
		baseRevision: input.base_revision,
		version: input.version,
		fields: input.fields,
		now: deps.now().toISOString(),
	});
	return { success: true, draft };
};
