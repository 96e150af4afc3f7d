import type { PostSummary } from '../post/post.ts';
import { makeNameSlug } from './slug.ts';

/** The posts that share a tag or an author, under one address. */
export interface NameGroup {
	slug: string;
	/** The spelling that most of the posts use; of equals, that of the newest. */
	name: string;
	posts: PostSummary[];
}

interface Gathered {
	posts: PostSummary[];
	spellings: Map<string, number>;
}

/** Groups posts by the addresses of these names, in the order of the posts. */
function groupByName(
	posts: readonly PostSummary[],
	namesOf: (post: PostSummary) => readonly string[],
): NameGroup[] {
	const groups = new Map<string, Gathered>();
	for (const post of posts) {
		for (const name of namesOf(post)) {
			const slug = makeNameSlug(name);
			if (slug === '') continue;
			const group: Gathered = groups.get(slug) ?? { posts: [], spellings: new Map() };
			groups.set(slug, group);
			group.spellings.set(name, (group.spellings.get(name) ?? 0) + 1);
			if (group.posts.at(-1) !== post) group.posts.push(post);
		}
	}
	return [...groups].map(([slug, { posts: members, spellings }]) => ({
		slug,
		name: mostUsed(spellings),
		posts: members,
	}));
}

export const groupByTag = (posts: readonly PostSummary[]): NameGroup[] =>
	groupByName(posts, ({ tags }) => tags);

export const groupByAuthor = (posts: readonly PostSummary[]): NameGroup[] =>
	groupByName(posts, ({ author }) => [author]);

function mostUsed(spellings: Map<string, number>): string {
	let [best, most] = ['', 0];
	for (const [name, count] of spellings) if (count > most) [best, most] = [name, count];
	return best;
}

/** The tags that share most posts with this one; of equals, the larger one first, then the one on the newest post. */
export function listNearTags(
	tag: NameGroup,
	groups: ReadonlyMap<string, NameGroup>,
	most: number,
): NameGroup[] {
	const shared = new Map<string, number>();
	for (const post of tag.posts) {
		for (const slug of new Set(post.tags.map(makeNameSlug))) {
			if (slug !== tag.slug) shared.set(slug, (shared.get(slug) ?? 0) + 1);
		}
	}
	return [...shared]
		.flatMap(([slug, count]) => {
			const group = groups.get(slug);
			return group ? [{ group, count }] : [];
		})
		.toSorted((a, b) => b.count - a.count || b.group.posts.length - a.group.posts.length)
		.slice(0, most)
		.map(({ group }) => group);
}
