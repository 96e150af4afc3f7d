import { messages } from '../../messages/all.ts';
import type { FailureReason } from '../../site/publication-stage.ts';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { usePublication } from '../../site/use-publication.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { usePostForm } from '../../text/form-context.ts';
import { journalLost } from '../../text/journal-lost.ts';
import { useBinnedPost } from '../../text/use-binned-post.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { FindingNotice } from './finding-notice.tsx';
import { PlannedChangeNotice } from './planned-change-notice.tsx';
import { useReviewQuestion } from './review-question.ts';

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
			icon="triangle-alert"
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

const ReviewNotice = later(async () => (await import('./review-notice.tsx')).ReviewNotice);

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
