import type { Snapshot } from '#content/snapshot';
import { isExample } from '#domain/post/is-example';
import { BuildError } from './build-error.ts';

/** Losing more than this share of posts at once counts as a fault, not as the editor's intention. */
const largestFall = 0.3;

/** Their owner may remove the examples at any time. */
export const countOwnPosts = (posts: Snapshot['posts']): number =>
	posts.filter((post) => !isExample(post)).length;

/**
 * Stops a build that would replace a good site by an empty or much smaller one (S43); a new blog is empty by right.
 * `previousPosts` is the live site's count; undefined when there is none. Examples count in neither.
 */
export function checkSnapshot(
	snapshot: Pick<Snapshot, 'posts' | 'has_published'>,
	previousPosts: number | undefined,
	env: Record<string, string | undefined>,
): void {
	const posts = countOwnPosts(snapshot.posts);
	if (posts === 0 && snapshot.has_published && env['ALLOW_EMPTY_SITE'] !== '1') {
		throw new BuildError(
			'content',
			'Não há nenhum post publicado. Para construir um site vazio, defina ALLOW_EMPTY_SITE=1.',
		);
	}
	if (previousPosts === undefined || env['ALLOW_SHRINK'] === '1') return;
	if (posts >= previousPosts * (1 - largestFall)) return;
	throw new BuildError(
		'content',
		`O site no ar tem ${previousPosts} posts e este teria ${posts}. Se é isso mesmo, defina ALLOW_SHRINK=1.`,
	);
}
