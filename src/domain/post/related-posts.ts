import { limits } from '#config/limits';
import { categoryName } from '../names/category.ts';
import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';
import type { PostSummary } from './post.ts';

interface Weights {
	category: number;
	tag: number;
	recent: number;
}

const relatedWeights: Weights = { category: 3, tag: 2, recent: 1 };
const readAlsoWeights: Weights = { category: 10, tag: 3, recent: 2 };
const recentMs = 30 * 24 * 3_600_000;
const mostShown = limits.readAlso + limits.relatedPosts;
/** More than a post has tags. */
const sameCategory = 1_000;

export type RelatablePost = Pick<PostSummary, 'id' | 'category' | 'tags' | 'created_at'>;

export interface RelatedPosts<T> {
	/** Up to 4, best first, ties newest first. */
	readAlso(post: T): T[];
	/** Up to 3 that are not in `readAlso`. */
	related(post: T): T[];
}

/** The two lists below an article; scores are as of `now` (ISO 8601). */
export function relatePosts<T extends RelatablePost>(
	posts: readonly T[],
	now: string,
): RelatedPosts<T> {
	const newestFirst = posts.toSorted(
		(a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id),
	);
	const featuresOf = newestFirst.map(listFeatures);
	const places = new Map(newestFirst.map((post, place) => [post.id, place]));
	const members = new Map<string, number[]>();
	for (const [place, features] of featuresOf.entries()) {
		for (const feature of features) {
			const sharing = members.get(feature);
			if (sharing) sharing.push(place);
			else members.set(feature, [place]);
		}
	}
	const since = Date.parse(now) - recentMs;
	const firstOld = newestFirst.findIndex((post) => Date.parse(post.created_at) <= since);
	const recentBefore = firstOld < 0 ? newestFirst.length : firstOld;

	/** What each post shares with the current one: tags, plus `sameCategory`. Cheaper than a map for each post. */
	const shared = new Uint16Array(newestFirst.length);

	/** Places that share something, and the newest, which need not. */
	function listCandidates(own: number): number[] {
		const found = newestFirst.slice(0, mostShown + 1).map((_, place) => place);
		for (const feature of featuresOf[own] ?? []) {
			const worth = feature.startsWith(categoryMark) ? sameCategory : 1;
			for (const place of members.get(feature) ?? []) {
				const before = shared[place] as number;
				if (before === 0 && place > mostShown) found.push(place);
				shared[place] = before + worth;
			}
		}
		return found;
	}

	/** The best places by descending score, ties newest first; a score of zero is left out. */
	function rank(own: number, candidates: readonly number[], weights: Weights): number[] {
		const top: Scored[] = [];
		for (const place of candidates) {
			const both = shared[place] as number;
			const score =
				(both % sameCategory) * weights.tag +
				(both >= sameCategory ? weights.category : 0) +
				(place < recentBefore ? weights.recent : 0);
			if (score > 0 && place !== own) keepBest(top, { place, score });
		}
		return top.map(({ place }) => place);
	}

	const listBoth = (post: T) => {
		const own = places.get(post.id) ?? -1;
		const candidates = listCandidates(own);
		const readAlso = rank(own, candidates, readAlsoWeights).slice(0, limits.readAlso);
		const others = rank(own, candidates, relatedWeights).filter(
			(place) => !readAlso.includes(place),
		);
		for (const place of candidates) shared[place] = 0;
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
	};
}

interface Scored {
	place: number;
	score: number;
}

/** Inserts `added` into the sorted list `top`, which contains at most what both lists show. */
function keepBest(top: Scored[], added: Scored): void {
	const isBefore = (a: Scored, b: Scored) =>
		a.score > b.score || (a.score === b.score && a.place < b.place);
	let at = top.length;
	while (at > 0 && isBefore(added, top[at - 1] as Scored)) at -= 1;
	if (at >= mostShown) return;
	top.splice(at, 0, added);
	if (top.length > mostShown) top.pop();
}

const categoryMark = 'c:';
const foldTag = remember((tag) => fold(tag.trim()), 1_000);

/** A post's category and tags for comparison: folded, each once, the category first. */
function listFeatures(post: RelatablePost): string[] {
	const category = fold(categoryName(post.category));
	const tags = [...new Set(post.tags.map(foldTag))].filter((tag) => tag !== '');
	return [
		...(category === '' ? [] : [categoryMark + category]),
		...tags.sort().map((tag) => `t:${tag}`),
	];
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
