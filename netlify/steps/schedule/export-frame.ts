import type { Database } from '#db/client';
import { listForwards, listStoredPlans } from '#db/plans/exported-plans';
import { findPost } from '#db/posts/find-post';
import type { ExportedPlan } from '#domain/post/blog-export';
import { mergeText } from '../text/working-copy-merge.ts';

/** Plans for an export: a change is merged into the live text, from which it starts in the blog that imports it. */
export async function readExportedPlans(db: Database) {
	const plans: ExportedPlan[] = [];
	for (const { plan, category } of await listStoredPlans(db)) {
		const { post_id, kind, at, leads_to, user_name, fields } = plan;
		const post = kind === 'change' ? await findPost(db, post_id) : undefined;
		const merged = post && (await mergeText(post, plan, db));
		const waits = post && !merged ? 'overlap' : plan.waits;
		plans.push({
			post_id,
			kind,
			at,
			leads_to,
			user_name,
			waits,
			category,
			fields: merged ?? fields,
		});
	}
	return { plans, forwards: await listForwards(db) };
}
