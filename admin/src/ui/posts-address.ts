import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';

const key = 'deskPosts';

function keep(search: string): void {
	try {
		sessionStorage.setItem(key, search);
	} catch {
		// Without storage the ways back lead to the whole list.
	}
}

/** Remembers, in this tab, what the list of posts shows. */
export function useKeptSearch(search: string): void {
	useEffect(() => keep(search), [search]);
}

/** The ways back lead to the whole list, which has a post that was just created. */
export const forgetSearch = () => keep('');

/** The list of posts as it was last seen in this tab. */
export function postsAddress(): string {
	try {
		return paths.admin.home + (sessionStorage.getItem(key) ?? '');
	} catch {
		return paths.admin.home;
	}
}

/** The post that the form saved when it was left. */
export type SavedPost = Pick<PostSummary, 'id' | 'slug' | 'title' | 'published'>;

/** For `navigate`: the list shows this post in any case. */
export const leavingWith = ({ id, slug, title, published }: SavedPost) => ({
	state: { saved: { id, slug, title, published } },
});

/** Until the list shows something else. */
export const useSavedPost = (): SavedPost | undefined =>
	(useLocation().state as { saved?: SavedPost } | null)?.saved;
