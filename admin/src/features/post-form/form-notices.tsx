import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchFinding, siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { plans as text } from '../../messages/plans.ts';
import { fieldOf, reasonOf } from '../../site/finding.ts';
import type { FailureReason } from '../../site/publication-stage.ts';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { usePlansOf } from '../../site/use-plans.ts';
import { usePublication } from '../../site/use-publication.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { usePostForm } from '../../text/form-context.ts';
import { journalLost } from '../../text/journal-lost.ts';
import { useBinnedPost } from '../../text/use-binned-post.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatComing } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { useCancelInForm } from './ficha/use-plan-acts.ts';
import { focusField } from './focus-field.ts';
import { useReviewQuestion } from './review-day-question.ts';

/** The words of a planned change are not in the form any more: says when they come, and brings them back. */
function PlannedChangeNotice() {
	const { state } = usePostForm();
	const plans = usePlansOf(state.post?.id);
	const cancel = useCancelInForm();
	const now = useNow();
	const planned = plans.find(({ kind, waits }) => kind === 'change' && !waits);
	if (!planned) return null;
	return (
		<Notice
			icon="calendar"
			title={text.coming(formatComing(planned.at, now))}
			actions={
				<Button disabled={cancel.isPending} onClick={() => cancel.mutate(planned)}>
					{text.reopen}
				</Button>
			}
		>
			{text.comingText}
		</Notice>
	);
}

/** Fetched again for each revision, and when the site has a new version. */
function useFinding() {
	const { post } = usePostForm().state;
	const since = useQuery(siteStatusQuery).data?.build.since;
	return useQuery({
		queryKey: ['finding', post?.id, post?.revision, since],
		queryFn: ({ signal }) => fetchFinding(post?.id ?? '', signal),
		enabled: post?.published === true,
		staleTime: 60_000,
	}).data;
}

/** What readers do not see of this post, with a link to the field. */
function FindingNotice() {
	const finding = useFinding();
	const { hash } = useLocation();
	const field = finding && fieldOf(finding);
	useEffect(() => {
		if (field && hash === `#${field}`) focusField(field);
	}, [field, hash]);
	if (!finding || !field) return null;
	const { finding: text } = messages;
	return (
		<Notice
			tone="caution"
			title={text[finding.kind]}
			actions={<Button onClick={() => focusField(field)}>{text.show[finding.kind]}</Button>}
		>
			{reasonOf(finding)} <code className="mono">{finding.detail}</code>
		</Notice>
	);
}

function OfflineNotice() {
	const { offline } = messages.form;
	const { state, writer } = usePostForm();
	const isLost = journalLost.useValue();
	if (state.place !== 'offline') return null;
	return (
		<Notice
			tone="caution"
			icon="wifi-off"
			title={offline.title}
			actions={<Button onClick={() => void writer.flush()}>{messages.common.retryNow}</Button>}
		>
			{isLost ? offline.textNowhere : offline.text}
		</Notice>
	);
}

function FailedBuild({ reason }: { reason: FailureReason | null }) {
	const { failedNotice, reasons, common } = messages;
	const version = useLiveMoment(useNow());
	const retry = useRetryBuild();
	return (
		<Notice
			alert
			tone="danger"
			title={failedNotice.title}
			actions={
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{common.retry}
				</Button>
			}
		>
			{reason && failedNotice.text(reasons[reason], version)}
		</Notice>
	);
}

function FailedBuildNotice() {
	const { state } = usePostForm();
	const stage = usePublication(state.post?.id ?? '')?.stage;
	return stage?.at === 'failed' ? <FailedBuild reason={stage.reason} /> : null;
}

/** A conflict that was put off: nothing is saved until it is settled, and both versions are kept. */
function ConflictNotice() {
	const { conflict: text } = messages;
	const { state, writer } = usePostForm();
	if (!state.conflict?.isPutOff) return null;
	const ask = () => {
		const resume = state.conflict?.resume ?? 'autosave';
		if (!writer.text.dispatch('askedAgain', resume).conflict) void writer.flush();
	};
	return (
		<Notice
			alert
			tone="caution"
			icon="shield-check"
			title={`${text.title}.`}
			actions={<Button onClick={ask}>{text.choose}</Button>}
		>
			{text.putOff}
		</Notice>
	);
}

/** A post in the bin cannot be saved: it can be restored, or the text saved as a new post. */
function BinnedNotice() {
	const { binned } = messages.form;
	const context = usePostForm();
	const { restore, saveAsOther } = useBinnedPost(context);
	if (!context.state.isBinned) return null;
	return (
		<Notice
			alert
			tone="caution"
			icon="trash-2"
			title={binned.title}
			actions={
				<>
					<Button onClick={() => void saveAsOther()}>{binned.saveAsOther}</Button>
					<Button onClick={() => void restore()}>{binned.restore}</Button>
				</>
			}
		>
			{binned.text}
		</Notice>
	);
}

const ReviewNotice = later(async () => (await import('./review-day-notice.tsx')).ReviewNotice);

function ReviewQuestion() {
	const question = useReviewQuestion();
	if (!question) return null;
	return (
		<div role="status">
			<ReviewNotice {...question} />
		</div>
	);
}

/** Notices above the text. */
export function FormNotices() {
	return (
		<>
			<OfflineNotice />
			<ConflictNotice />
			<BinnedNotice />
			<FailedBuildNotice />
			<FindingNotice />
			<PlannedChangeNotice />
			<ReviewQuestion />
		</>
	);
}
