import { useSyncExternalStore } from 'react';
import type { PostSummary } from '#domain/post/post';
import { onSessionChange, sessionState } from '../session/session.ts';

/** A change made at this desk, followed until the public site shows it. */
export interface WatchedPublication {
	publication: number;
	postId: string;
	slug: string;
	title: string;
	/** The minimum revision that the public page must show; 0 when the page must disappear. */
	revision: number;
	savedAt: string;
	/** When the public page was seen to show it before the site contained it. */
	addressAt: string | null;
	/** When the public page was seen to show it, and the site to contain it. */
	liveAt: string | null;
}

/** Its last change was that it came out. */
export const justCameOut = ({ published, published_at, updated_at }: PostSummary): boolean =>
	published && published_at === updated_at;

let watched: readonly WatchedPublication[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly WatchedPublication[]): void {
	watched = next;
	for (const listener of listeners) listener();
}

/** A newer change of the same post replaces the older one. */
export function watchPublication(
	publication: number | null,
	post: Pick<PostSummary, 'id' | 'slug' | 'title' | 'published' | 'revision'>,
): void {
	if (publication === null) return;
	const { id: postId, slug, title } = post;
	const others = watched.filter((each) => each.postId !== postId);
	const revision = post.published ? post.revision : 0;
	const savedAt = new Date().toISOString();
	const newest = {
		publication,
		postId,
		slug,
		title,
		revision,
		savedAt,
		addressAt: null,
		liveAt: null,
	};
	replace([newest, ...others].slice(0, 20));
}

/** Marks what was just seen. */
export function markSeen(publication: number, fact: 'addressAt' | 'liveAt'): void {
	replace(
		watched.map((item) =>
			item.publication === publication ? { ...item, [fact]: new Date().toISOString() } : item,
		),
	);
}

export const forgetPublications = () => replace([]);

let editor: string | undefined;

/** Whoever signs in next did not make these changes. */
onSessionChange(() => {
	const next = sessionState().user?.email;
	if (editor !== undefined && next !== editor) forgetPublications();
	editor = next;
});

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const useWatchedPublications = () => useSyncExternalStore(subscribe, () => watched);

export const useIsWatched = (id: string): boolean =>
	useWatchedPublications().some(({ postId }) => postId === id);
