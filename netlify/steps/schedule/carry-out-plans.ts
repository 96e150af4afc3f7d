import { dropPlan, markWaiting, removeAsPlanned } from '#db/plans/due-plans';
import { findPlan, type StoredPlan } from '#db/plans/plans';
import { findPost, type StoredPost } from '#db/posts/find-post';
import { updatePost } from '#db/posts/update-post';
import { AppError } from '#domain/app-error';
import { valuesOf } from '#domain/post/form-values';
import type { Deps } from '#lib/deps';
import { savedValues } from '../text/saved-values.ts';
import { settleDrafts } from '../text/settle-drafts.ts';
import { readFields } from '../text/working-copy-check.ts';
import { mergeText } from '../text/working-copy-merge.ts';

/** Whether it was published; otherwise it waits, and the desk says why. */
async function publishChange(plan: StoredPlan, post: StoredPost, deps: Deps): Promise<boolean> {
	const waits = async (why: 'overlap' | 'off-air' | 'refused') => {
		await markWaiting(deps.db, plan.id, why);
		return false;
	};
	if (!post.published || post.deleted_at) return waits('off-air');
	const merged = await mergeText(post, plan, deps.db);
	if (!merged) return waits('overlap');
	try {
		const { excerpt } = valuesOf(post);
		const stored = {
			...post,
			excerpt,
			renderer: post.article.renderer,
			opening: post.article.opening,
			plain_text: post.article.plain_text,
			copy: null,
			is_created: true,
			typed_version: null,
		};
		const values = await savedValues(readFields(merged, post), stored, deps);
		await updatePost(deps.db, {
			id: post.id,
			values,
			revision: post.revision,
			cause: 'planned',
			userName: plan.user_name,
			now: deps.now().toISOString(),
			dropCopies: false,
			plan,
		});
		return true;
	} catch (error) {
		const isRefused =
			error instanceof AppError && ['invalid_input', 'slug_taken'].includes(error.code);
		if (!isRefused) throw error;
		return waits('refused');
	}
}

async function takeOffSite(plan: StoredPlan, post: StoredPost, deps: Deps): Promise<boolean> {
	if (!post.published || post.deleted_at) {
		await dropPlan(deps.db, plan.id);
		return false;
	}
	const { revision } = post;
	const now = deps.now().toISOString();
	const { posts } = await removeAsPlanned(deps.db, { plan, revision, now });
	if (posts.length > 0) await settleDrafts(deps.db, [post.id]);
	return posts.length > 0;
}

const mostRounds = 5;

/** Carries out one plan; starts again when the post changed meanwhile. */
async function carryOut(id: string, deps: Deps): Promise<boolean> {
	for (let round = 0; round < mostRounds; round += 1) {
		const plan = await findPlan(deps.db, id);
		const post = plan && (await findPost(deps.db, plan.post_id));
		if (!plan || !post || plan.waits || Date.parse(plan.at) > deps.now().getTime()) return false;
		try {
			if (plan.kind === 'change') return await publishChange(plan, post, deps);
			if (await takeOffSite(plan, post, deps)) return true;
		} catch (error) {
			if (!(error instanceof AppError && error.code === 'stale_revision')) throw error;
		}
	}
	return false;
}

/**
 * Publishes changes and takes off posts in this order, each in one statement: however many calls run at once or die,
 * each happens once. One that fails does not hold up the others. Returns how many it did.
 */
export async function carryOutPlans(due: string[], deps: Deps): Promise<number> {
	let done = 0;
	for (const id of due) {
		try {
			if (await carryOut(id, deps)) done += 1;
		} catch (error) {
			deps.log('plan_failed', {
				plan: id,
				message: error instanceof Error ? error.name : 'unknown',
			});
		}
	}
	return done;
}
