import type { LinkedPost } from '#contract/linked-posts';
import { postStatus, statusLabels } from '#domain/post/post';
import { formatDateTime } from '#domain/time/dates';
import { link as text } from '../../../messages/link.ts';
import type { MarkKind } from '../../../ui/status-badge.tsx';
import { formatDay } from '../../../ui/times.ts';

const dayMs = 86_400_000;
const daysInBin = 30;

export interface PostWords {
	/** Category and date. */
	about: string;
	mark: MarkKind;
	state: string;
	/** A warning about linking to it. */
	why?: string | undefined;
	isBinned: boolean;
}

/** `30/11` in São Paulo. */
const shortDay = (iso: string) => formatDay(iso).slice(0, 5);

function savedWhen(iso: string, now: string): string {
	const day = formatDay(iso);
	if (day === formatDay(now)) return text.savedToday;
	const yesterday = new Date(Date.parse(now) - dayMs).toISOString();
	return day === formatDay(yesterday) ? text.savedYesterday : text.savedOn(day);
}

type Words = Pick<PostWords, 'mark' | 'state' | 'why'> & { when: string };

function binnedWords(deletedAt: string): Words {
	const until = new Date(Date.parse(deletedAt) + daysInBin * dayMs).toISOString();
	return {
		when: text.until(shortDay(until)),
		mark: 'failed',
		state: text.binned,
		why: text.whyBinned,
	};
}

function wordsOf(post: LinkedPost, now: string): Words {
	if (post.deleted_at) return binnedWords(post.deleted_at);
	const status = postStatus(post);
	const state = statusLabels[status];
	if (status === 'scheduled' && post.scheduled_at) {
		const [day = '', hour = ''] = formatDateTime(post.scheduled_at).split(' ');
		const why = text.whyScheduled(shortDay(post.scheduled_at));
		return { when: text.comesOut(day, hour), mark: 'scheduled', state, why };
	}
	if (status === 'draft')
		return { when: savedWhen(post.updated_at, now), mark: 'draft', state, why: text.whyDraft };
	return { when: formatDay(post.published_at ?? post.updated_at), mark: 'live', state };
}

/** Why readers cannot open the post at a link; `undefined` stands for a missing post. */
export const whyHidden = (post: LinkedPost | undefined): string =>
	(post && wordsOf(post, new Date().toISOString()).why) ?? text.missing;

/** Describes a post in the link dialog. */
export function postWords(post: LinkedPost, now: string): PostWords {
	const { when, ...words } = wordsOf(post, now);
	const about = [post.category, when].filter(Boolean).join(', ');
	return { ...words, about, isBinned: post.deleted_at !== null };
}
