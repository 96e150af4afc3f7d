import { site } from '#config/site';
import type { bulkPosts as endpoint } from '#contract/bulk-posts';
import type { ParsedInputOf } from '#contract/endpoint';
import { changeMany } from '#db/posts/bulk-change';
import { undoMany } from '#db/posts/bulk-undo';
import { countBelowOthers } from '#db/posts/count-newer';
import { AppError } from '#domain/app-error';
import type { BulkAct } from '#domain/post/bulk-act';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { checkTime, chooseCategory } from '#steps/text/check-fields';
import { makeChange } from '#steps/text/make-change';
import { settleDrafts } from '#steps/text/settle-drafts';

type Change = Exclude<ParsedInputOf<typeof endpoint>, { action: 'undo' }>;

/** A category that was merged since leads to the one that stayed; a time lies ahead and has no seconds. */
async function actOf(input: Change, deps: Deps): Promise<BulkAct> {
	if (input.action === 'category') {
		const { action, category_id } = input;
		return { action, category_id: (await chooseCategory({ category_id }, deps)) ?? null };
	}
	if (input.action === 'author') return { action: 'author', author: input.author };
	if (input.action === 'tags') return { action: 'tags', add: input.add, remove: input.remove };
	if (!('at' in input)) return { action: input.action };
	return { action: input.action, at: checkTime(input.at, deps) };
}

/** Each post once, with its revision as the editor saw it. */
function seenIn({ postIds, revisions }: Change): Map<string, number | undefined> {
	if (revisions && revisions.length !== postIds.length) {
		throw new AppError('invalid_input', 'Cada post precisa da sua versão.', { field: 'revisions' });
	}
	return new Map(postIds.map((id, at) => [id, revisions?.[at]]));
}

async function saveUnsaved(
	seen: Map<string, number | undefined>,
	act: BulkAct,
	deps: Deps,
	caller: Caller,
) {
	if (act.action !== 'publish' && act.action !== 'schedule') return [];
	const { saveDrafts } = await import('#steps/text/working-copy-save');
	return saveDrafts(seen, deps, caller);
}

const makesDrafts: ReadonlySet<string> = new Set(['unpublish', 'restore', 'undo']);

/** Applies one change to many posts, or takes it back: in one transaction and with one publication. */
export const bulkPosts: Action<typeof endpoint> = async (input, deps, caller) => {
	const editor = { userName: editorOf(caller).name, now: deps.now().toISOString() };
	const { leftOut, ...done } = await makeChange(deps, async () => {
		if (input.action === 'undo')
			return { ...(await undoMany(deps.db, input.change, editor)), revisions: [] };
		const act = await actOf(input, deps);
		const seen = seenIn(input);
		const unsaved = await saveUnsaved(seen, act, deps, caller);
		const done = await changeMany(deps.db, { seen, act, ...editor });
		return { ...done, leftOut: [...unsaved, ...done.leftOut] };
	});
	if (makesDrafts.has(input.action)) await settleDrafts(deps.db, done.changed);
	const isPublished = input.action === 'publish' && done.changed.length > 0;
	const below = isPublished ? await countBelowOthers(deps.db, done.changed, site.orderBy) : 0;
	return { success: true, ...done, left_out: leftOut, below };
};
