import type { Post } from './post.ts';

export type PostStatus = 'published' | 'scheduled' | 'draft';

/** The specified words for each state (Spec §4). */
export const statusLabels: Record<PostStatus, string> = {
	published: 'Publicado',
	scheduled: 'Agendado',
	draft: 'Rascunho',
};

type StatusFields = Pick<Post, 'published' | 'scheduled_at'>;

/** Spec §4: published, else scheduled when it has a time, else a draft. */
export function postStatus(post: StatusFields): PostStatus {
	if (post.published) return 'published';
	return post.scheduled_at ? 'scheduled' : 'draft';
}

/** Whether the draft is not created yet: the rules of `create-post` have not been applied. */
export const isOnlyBegun = ({ revision }: Pick<Post, 'revision'>): boolean => revision === 0;

/** The publisher runs every minute, so a post or a plan still waiting two minutes after its time is late. */
export const overdueAfterMs = 120_000;

/** C14: whether this scheduled post is late at `now` (ISO 8601). */
export function isOverdue(post: StatusFields, now: string): boolean {
	if (postStatus(post) !== 'scheduled' || post.scheduled_at === null) return false;
	return Date.parse(post.scheduled_at) + overdueAfterMs <= Date.parse(now);
}
