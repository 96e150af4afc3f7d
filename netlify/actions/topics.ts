import type { topics as endpoint } from '#contract/topics';
import {
	listCategoryUse,
	listDifferentTags,
	listTagUse,
	listTopicChanges,
} from '#db/topics/list-topics';
import { listSimilarTags } from '#domain/names/similar-tags';
import type { Action } from '#lib/serve';

const postsOf = (use: { live: number; scheduled: number; drafts: number }) =>
	use.live + use.scheduled + use.drafts;

/** All topics, those with most posts first. */
export const topics: Action<typeof endpoint> = async (_input, deps) => {
	const categories = await listCategoryUse(deps.db);
	const { compare } = new Intl.Collator('pt-BR');
	const tags = (await listTagUse(deps.db)).toSorted(
		(a, b) => b.posts - a.posts || compare(a.name, b.name),
	);
	return {
		success: true,
		categories: categories.toSorted((a, b) => postsOf(b) - postsOf(a) || compare(a.name, b.name)),
		tags,
		twins: listSimilarTags(
			tags.map(({ name }) => name),
			await listDifferentTags(deps.db),
		),
		changes: await listTopicChanges(deps.db, deps.now().toISOString()),
	};
};
