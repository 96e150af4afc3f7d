import { addressLinks } from '#contract/address-links';
import type { OutputOf } from '#contract/endpoint';
import type { Post } from '#domain/post/post';
import { call } from '../../../api/call.ts';
import { SharedValue } from '../../../ui/shared-value.ts';

export type LinkingPosts = OutputOf<typeof addressLinks>['posts'];

export interface RelinkQuestion {
	/** Slugs. */
	from: string;
	to: string;
	/** Whether the old address redirects. */
	keeps: boolean;
	posts: LinkingPosts;
	close: () => void;
}

const question = new SharedValue<RelinkQuestion | undefined>(undefined);
export const useQuestion = question.useValue;

/** After a save: resolves when the question is answered, or at once when there is nothing to ask. */
export async function offerRelink(
	from: string | undefined,
	{ slug: to, published_at }: Pick<Post, 'slug' | 'published_at'>,
): Promise<void> {
	if (from === undefined || from === to) return;
	const { posts } = await call(addressLinks, { action: 'list', slug: from }).catch(
		(error: unknown) => {
			console.warn('address links', error); // The post is saved all the same.
			return { posts: [] };
		},
	);
	if (posts.length === 0) return;
	await new Promise<void>((resolve) => {
		question.current()?.close();
		const close = () => {
			question.set(undefined);
			resolve();
		};
		question.set({ from, to, keeps: published_at !== null, posts, close });
	});
}
