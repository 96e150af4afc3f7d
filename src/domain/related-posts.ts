import { limits } from '#config/limits';
import { plainCategoryName } from './category-name.ts';
import { fold } from './fold.ts';
import type { PostSummary } from './post.ts';
import { type FeatureIndex, indexFeatures } from './related-index.ts';

interface Weights {
	category: number;
	tag: number;
	recent: number;
}

/** Spec §9. */
const relatedWeights: Weights = { category: 3, tag: 2, recent: 1 };
const readAlsoWeights: Weights = { category: 10, tag: 3, recent: 2 };
const recentMs = 30 * 24 * 3_600_000;

export type RelatablePost = Pick<PostSummary, 'id' | 'category' | 'tags' | 'created_at'>;

export interface RelatedPosts<T> {
	/** Up to 4, best first, ties newest first. */
	readAlso(post: T): T[];
	/** Up to 3 that `readAlso` does not show. */
	related(post: T): T[];
	/** Posts that were scored so far, for measuring. */
	scored(): number;
}

/** Spec §9: the two lists under an article, from an inverted index; scores as of `now` (ISO 8601). */
export function relatePosts<T extends RelatablePost>(
	posts: readonly T[],
	now: string,
): RelatedPosts<T> {
	const newestFirst = posts.toSorted(
		(a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id),
	);
	const index = indexFeatures(newestFirst.map(listFeatures));
	const places = new Map(newestFirst.map((post, place) => [post.id, place]));
	const since = Date.parse(now) - recentMs;
	const firstOld = newestFirst.findIndex((post) => Date.parse(post.created_at) <= since);
	const ranker = { index, recentBefore: firstOld < 0 ? newestFirst.length : firstOld };

	const pick = (post: T, shown: readonly number[], weights: Weights, count: number): number[] => {
		const features = listFeatures(post);
		const without = new Set([places.get(post.id) ?? -1, ...shown]);
		return rank({ ...ranker, features, without, weights }).slice(0, count);
	};
	const readAlso = (post: T) => pick(post, [], readAlsoWeights, limits.readAlso);
	const toPosts = (found: number[]) => found.map((place) => newestFirst[place] as T);
	return {
		readAlso: (post) => toPosts(readAlso(post)),
		related: (post) => toPosts(pick(post, readAlso(post), relatedWeights, limits.relatedPosts)),
		scored: () => index.examined(),
	};
}

/** A post's category and tags as they compare: folded, each once, the category first. */
function listFeatures(post: RelatablePost): string[] {
	const category = fold(plainCategoryName(post.category));
	const tags = [...new Set(post.tags.map((tag) => fold(tag.trim())))].filter((tag) => tag !== '');
	return [...(category === '' ? [] : [`c:${category}`]), ...tags.sort().map((tag) => `t:${tag}`)];
}

function rank(query: {
	index: FeatureIndex;
	features: string[];
	without: Set<number>;
	weights: Weights;
	/** Places below this one are under 30 days old. */
	recentBefore: number;
}): number[] {
	const { index, features, without, weights, recentBefore } = query;
	const scores = index
		.listCandidates(features)
		.filter((place) => !without.has(place))
		.map((place) => {
			const shared = index.countShared(place, features);
			const score =
				(shared.category ? weights.category : 0) +
				shared.tags * weights.tag +
				(place < recentBefore ? weights.recent : 0);
			return { place, score };
		});
	return scores
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || a.place - b.place)
		.map(({ place }) => place);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
