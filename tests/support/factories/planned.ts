import { plans } from '#contract/plans';
import { workingCopies } from '#contract/working-copies';
import type { Post } from '#domain/post/post';
import { type CopyFields, copyFieldsOf } from '#domain/post/post-versions';
import type { TestApi } from '../test-api.ts';

/** Writes a working copy of the post and plans it, as the form does. */
export async function plannedChange(
	api: TestApi,
	post: Post,
	{ at, ...fields }: Partial<CopyFields> & { at: string },
) {
	const { draft } = await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields: { ...copyFieldsOf(post), ...fields },
	});
	const planned = await api.call(plans, {
		action: 'plan-change',
		post_id: post.id,
		at,
		draft_version: draft?.version ?? 0,
	});
	return planned.plans.find(({ kind }) => kind === 'change');
}

export async function plannedRemoval(api: TestApi, postId: string, at: string, leadsTo?: string) {
	const asked = { action: 'plan-removal', post_id: postId, at, leads_to: leadsTo ?? null } as const;
	const { plans: planned } = await api.call(plans, asked);
	return planned.find(({ kind }) => kind === 'removal');
}
