import type { Snapshot } from '#content/snapshot';
import { BuildError } from './build-error.ts';

/** Losing more posts than this share at once is taken for a fault, not for an editor's wish. */
const largestFall = 0.3;

/**
 * Stops a build that would replace a good site by an empty or a much smaller one (S43).
 * `previousPosts` is what the live site shows; undefined when there is none.
 */
export function checkSnapshot(
	snapshot: Pick<Snapshot, 'posts'>,
	previousPosts: number | undefined,
	env: Record<string, string | undefined>,
): void {
	const posts = snapshot.posts.length;
	if (posts === 0 && env['ALLOW_EMPTY_SITE'] !== '1') {
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
