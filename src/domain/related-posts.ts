import { limits } from '#config/limits';
import { plainCategoryName } from './category-name.ts';
import { fold } from './fold.ts';
import type { PostSummary } from './post.ts';
import { indexFeatures } from './related-index.ts';

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

interface Candidate {
	/** From the newest post on. */
	place: number;
	category: boolean;
	tags: number;
	isRecent: boolean;
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
	const recentBefore = firstOld < 0 ? newestFirst.length : firstOld;

	const listCandidates = (post: T): Candidate[] => {
		const features = listFeatures(post);
		const own = places.get(post.id);
		return index
			.listCandidates(features)
			.filter((place) => place !== own)
			.map((place) => ({
				place,
				...index.countShared(place, features),
				isRecent: place < recentBefore,
			}));
	};
	const listBoth = (post: T) => {
		const candidates = listCandidates(post);
		const readAlso = rank(candidates, readAlsoWeights).slice(0, limits.readAlso);
		const others = rank(candidates, relatedWeights).filter((place) => !readAlso.includes(place));
		return { post, readAlso, related: others.slice(0, limits.relatedPosts) };
	};
	let latest: ReturnType<typeof listBoth> | undefined;
	const get = (post: T) => {
		if (latest?.post !== post) latest = listBoth(post);
		return latest;
	};
	const toPosts = (found: number[]) => found.map((place) => newestFirst[place] as T);
	return {
		readAlso: (post) => toPosts(get(post).readAlso),
		related: (post) => toPosts(get(post).related),
		scored: () => index.examined(),
	};
}

/** A post's category and tags as they compare: folded, each once, the category first. */
function listFeatures(post: RelatablePost): string[] {
	const category = fold(plainCategoryName(post.category));
	const tags = [...new Set(post.tags.map((tag) => fold(tag.trim())))].filter((tag) => tag !== '');
	return [...(category === '' ? [] : [`c:${category}`]), ...tags.sort().map((tag) => `t:${tag}`)];
}

function rank(candidates: readonly Candidate[], weights: Weights): number[] {
	return candidates
		.map(({ place, category, tags, isRecent }) => ({
			place,
			score:
				(category ? weights.category : 0) + tags * weights.tag + (isRecent ? weights.recent : 0),
		}))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || a.place - b.place)
		.map(({ place }) => place);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
