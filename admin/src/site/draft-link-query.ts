import { queryOptions } from '@tanstack/react-query';
import { paths } from '#config/paths';
import { type DraftLink, draftLink } from '#contract/draft-link';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';

export const draftLinkQuery = (postId: string) =>
	queryOptions({
		queryKey: [...queryKeys.draftLinks, postId],
		queryFn: ({ signal }) => call(draftLink, { action: 'find', post_id: postId }, { signal }),
		staleTime: 30_000,
	});

export const addressFor = (secret: string): string =>
	`${new URL(paths.sharedDraft, location.origin)}#${secret}`;

const keyOf = (postId: string) => `draft-link-${postId}`;

/** Keeps the secret in the browser that made it: the server has only its hash. */
export function keepSecret(postId: string, secret: string, { made_at }: DraftLink): void {
	try {
		localStorage.setItem(keyOf(postId), JSON.stringify({ secret, made_at }));
	} catch {
		// It is on the screen, and another link can be made.
	}
}

export function forgetSecret(postId: string): void {
	try {
		localStorage.removeItem(keyOf(postId));
	} catch {
		// It opens nothing any more.
	}
}

/** The address of this link; undefined where another browser made it. */
export function readAddress(postId: string, { made_at }: DraftLink): string | undefined {
	try {
		const kept = JSON.parse(localStorage.getItem(keyOf(postId)) ?? 'null');
		if (kept?.made_at !== made_at) return undefined;
		return addressFor(kept.secret);
	} catch {
		return undefined;
	}
}
