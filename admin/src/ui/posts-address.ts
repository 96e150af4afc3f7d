import { useEffect } from 'react';
import { paths } from '#config/paths';

const key = 'deskPosts';

/** Remembers, in this tab, what the list of posts shows. */
export function useKeptSearch(search: string): void {
	useEffect(() => {
		try {
			sessionStorage.setItem(key, search);
		} catch {
			// Without storage the ways back lead to the whole list.
		}
	}, [search]);
}

/** The list of posts as it was last seen in this tab. */
export function postsAddress(): string {
	try {
		return paths.admin.home + (sessionStorage.getItem(key) ?? '');
	} catch {
		return paths.admin.home;
	}
}
