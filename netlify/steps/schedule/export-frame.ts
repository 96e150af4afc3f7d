import type { Database } from '#db/client';
import { listExportedRedirects, readExportedBlog } from '#db/export-blog';
import { listForwards, listStoredPlans } from '#db/plans/exported-plans';
import { findPost } from '#db/posts/find-post';
import { listExportedSearches } from '#db/readers/exported-visits';
import {
	type ExportedPlan,
	writeCopyFile,
	writeManifest,
	writeRedirectFile,
} from '#domain/post/blog-export';
import { writeSearchesFiles } from '#domain/readers/visits-export';
import { mergeText } from '../text/working-copy-merge.ts';

/** Plans for an export: a change is merged into the live text, from which it starts in the blog that imports it. */
async function readExportedPlans(db: Database) {
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

/** What accompanies the posts of an export: its files, and what they say of pictures and of unsaved texts. */
export async function readExportFrame(db: Database, now: Date) {
	const { pictures, copies, ...blog } = await readExportedBlog(db);
	const plans = await readExportedPlans(db);
	const files = [
		writeManifest({ ...blog, ...plans, pictures, exported_at: now.toISOString() }),
		...writeSearchesFiles(await listExportedSearches(db)),
		writeRedirectFile(await listExportedRedirects(db)),
		...copies.map((copy) => writeCopyFile({ ...copy, fields: { ...copy.fields } })),
	];
	return { files, pictures, copies };
}
