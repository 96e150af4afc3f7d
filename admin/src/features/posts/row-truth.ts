import type { SiteStatus } from '#contract/site-status';
import { isOverdue, type PostSummary, postStatus, statusLabels } from '#domain/post/post';
import { messages } from '../../messages.ts';
import type { Finding } from '../../site/finding.ts';
import { isMonthSpent } from '../../site/publication-stage.ts';
import type { MarkKind } from '../../ui/status-badge.tsx';
import { formatMoment, formatSeconds } from '../../ui/times.ts';

export interface RowTruth {
	kind: MarkKind;
	label: string;
	/** What readers see of the post. */
	note: string;
	/** The build failed and can be requested again. */
	stopped: boolean;
}

/** A post of the list, with what the site could not show of it. */
export interface ListedPost extends PostSummary {
	finding?: Finding | null;
	has_changes?: boolean;
	/** Where the text has the words searched for. */
	found?: string | undefined;
}

export interface SiteView {
	status: SiteStatus | undefined;
	/** From `/version.json`; null when it could not be read. */
	livePublication: number | null;
	now: string;
}

function onItsWay(
	post: PostSummary,
	{ status, now }: SiteView,
): Omit<RowTruth, 'label'> | undefined {
	const waiting = status?.pending.find(({ post_id }) => post_id === post.id);
	if (!status || !waiting) return undefined;
	const { status: text } = messages;
	if (status.lane && isMonthSpent(status))
		return { kind: 'queued', note: text.monthSpent, stopped: false };
	if (status.build.state === 'failed') return { kind: 'failed', note: text.stopped, stopped: true };
	if (status.build.state === 'building') {
		const since = status.build.since ?? waiting.created_at;
		const age = formatSeconds(since, now);
		const note = post.published ? text.building(age) : text.leavingNow(age);
		return { kind: 'building', note, stopped: false };
	}
	return { kind: 'queued', note: post.published ? text.queued : text.leaving, stopped: false };
}

/** A row's status: its word in the list, and what readers actually see. */
export function rowTruth(post: ListedPost, site: SiteView): RowTruth {
	const { status: text } = messages;
	const status = postStatus(post);
	const label = statusLabels[status];
	if (isOverdue(post, site.now))
		return { kind: 'late', label, note: text.schedulerStopped, stopped: false };
	const moving = onItsWay(post, site);
	if (moving) return { label, ...moving };
	if (post.finding?.kind === 'post') return { kind: 'failed', label, note: '', stopped: false };
	if (status === 'published') {
		const known = site.livePublication !== null && site.status !== undefined;
		const note = !known ? text.unconfirmed : post.has_changes ? text.liveWithChanges : '';
		return { kind: 'live', label, note, stopped: false };
	}
	if (status === 'scheduled') return { kind: 'scheduled', label, note: '', stopped: false };
	return {
		kind: 'draft',
		label,
		note: text.savedAt(formatMoment(post.updated_at, site.now).slice(0, 10)),
		stopped: false,
	};
}
