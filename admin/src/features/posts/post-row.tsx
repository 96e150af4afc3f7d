// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows and cells are blocks, which lose their roles
// biome-ignore-all lint/a11y/useSemanticElements: as above
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Marked } from '#components/marked.tsx';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';
import { isReviewLate, shortReviewDay } from '#domain/post/review-day';
import { parseQuery } from '#domain/search/search-match';
import { formatDateTime, localDay } from '#domain/time/dates';
import { formatDayDistance } from '#domain/time/schedule';
import { messages } from '../../messages.ts';
import { type Finding, mendingAddress, textOf } from '../../site/finding.ts';
import { type PublicationInHand, usePublication } from '../../site/use-publication.ts';
import { justCameOut, useIsWatched } from '../../site/watched-publication.ts';
import { later, unsaid, useLater } from '../../ui/later.tsx';
import { onDemand } from '../../ui/on-demand.ts';
import { useSavedPost } from '../../ui/posts-address.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { formatDay } from '../../ui/times.ts';
import { GoOn } from './go-on.tsx';
import { useListInput } from './list-params.ts';
import { type RowAct, RowActions } from './row-actions.tsx';
import { addressOf } from './row-address.ts';
import { type ListedPost, rowTruth, type SiteView } from './row-truth.ts';
import { usePublishRow } from './use-publish-row.ts';

/** Salvo → Na fila → No ar, in the row of a post that is on its way to readers. */
export function PublicationSteps({ publication }: { publication: PublicationInHand }) {
	const { rail, list } = messages;
	const { stage, change } = publication;
	const last = change.revision === 0 ? rail.left : rail.steps.live;
	const now = stage.at === 'live' || stage.at === 'address' ? last : rail.steps.queued;
	return (
		<ol className="publication-steps sub" aria-label={list.publicationSteps}>
			{[rail.steps.saved, rail.steps.queued, last].map((name) => (
				<li key={name} aria-current={name === now ? 'step' : undefined}>
					{name}
				</li>
			))}
		</ol>
	);
}

/** Below the title, while it applies: what readers do not see of the post, with a link to the field. */
export function RowFinding({ postId, finding }: { postId: string; finding: Finding }) {
	return (
		<div>
			<span className="sub">
				{textOf(finding)}{' '}
				<Link className="link" to={mendingAddress(postId, finding)}>
					{messages.finding.show[finding.kind]}
				</Link>
			</span>
		</div>
	);
}

interface PostRowProps {
	post: ListedPost;
	site: SiteView;
	selected: boolean;
	/** `isRange`: with Shift. */
	onSelect: (selected: boolean, isRange: boolean) => void;
	onAct: (action: RowAct) => void;
	onRetry: () => void;
}

/** Long enough to pass the link on. */
const shownAfterMs = 60_000;

const dateOf = (post: PostSummary) => (post.published ? post.published_at : post.scheduled_at);

/** A recent change on its way to readers. */
function useMoving(post: PostSummary): PublicationInHand | undefined {
	const publication = usePublication(post.id);
	if (!publication) return undefined;
	const { change, stage, now } = publication;
	const isOther = post.published !== change.revision > 0;
	const isOver = change.liveAt && Date.parse(now) - Date.parse(change.liveAt) > shownAfterMs;
	return isOther || isOver || stage.at === 'failed' ? undefined : publication;
}

/** Its progress; otherwise the known state. */
function Moving({ post, children }: { post: PostSummary; children: ReactNode }) {
	const publication = useMoving(post);
	return publication ? <PublicationSteps publication={publication} /> : children;
}

/** Once readers can open it. */
function PassOnOpen({ post }: { post: PostSummary }) {
	const at = useMoving(post)?.stage.at;
	if (!post.published || (at !== 'live' && at !== 'address')) return null;
	return <PassOn post={post} className="link" />;
}

function StatusCell({ post, site, onRetry }: Pick<PostRowProps, 'post' | 'site' | 'onRetry'>) {
	const { kind, label, note, stopped } = rowTruth(post, site);
	const isMoving = useIsWatched(post.id);
	const said = note && (
		<span className="sub">
			{note}{' '}
			{stopped && (
				<button type="button" className="link" onClick={onRetry}>
					{messages.common.retry}
				</button>
			)}
		</span>
	);
	return (
		<td className="c-status" role="cell">
			<StatusBadge kind={kind} label={label} />
			{isMoving ? <Moving post={post}>{said}</Moving> : said}
			{post.review_on && <ReviewLine on={post.review_on} today={localDay(site.now)} />}
		</td>
	);
}

function ReviewLine({ on, today }: { on: string; today: string }) {
	const { reviewLate, reviewOn } = messages.status;
	const day = shortReviewDay(on, today);
	return isReviewLate(on, today) ? (
		<span className="sub due">{reviewLate(day)}</span>
	) : (
		<span className="sub">{reviewOn(day)}</span>
	);
}

function DateCell({ post, now }: { post: PostSummary; now: string }) {
	const date = dateOf(post);
	if (!date)
		return (
			<td className="c-date num none" role="cell">
				{messages.common.none}
			</td>
		);
	return (
		<td className="c-date num" role="cell">
			<time dateTime={date}>{formatDateTime(date)}</time>
			<span className="sub">{formatDayDistance(date, now)}</span>
		</td>
	);
}

const rowCheck = onDemand(async () => (await import('./row-check.tsx')).RowCheck);
const PassOn = later(async () => (await import('../../site/pass-on.tsx')).PassOn, unsaid);
const PostOrder = later(async () => (await import('../../site/post-order.tsx')).PostOrder, unsaid);
const PlanLines = later(async () => (await import('../../site/plan-lines.tsx')).PlanLines, unsaid);

export function PostRow({ post, site, selected, onSelect, onAct, onRetry }: PostRowProps) {
	const { list, common } = messages;
	const navigate = useNavigate();
	const terms = parseQuery(useListInput().input.q).terms.flat();
	const isSaved = useSavedPost()?.id === post.id;
	const isWatched = useIsWatched(post.id);
	const publishing = usePublishRow(post, () => onAct('unpublish'));
	const { lines, running, publish, close } = publishing;
	const RowCheck = useLater(rowCheck, lines.length > 0, unsaid);
	const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
		if (event.key === 'Enter' && event.target === event.currentTarget)
			void navigate(paths.admin.edit(post.id));
	};
	return (
		<>
			<tr
				role="row"
				tabIndex={-1}
				data-post={post.id}
				className={RowCheck ? 'about-to' : isSaved ? 'saved' : undefined}
				aria-selected={selected}
				onKeyDown={onKeyDown}
			>
				<td className="c-check" role="cell">
					<label>
						<input
							className="check"
							type="checkbox"
							aria-label={list.select(post.title)}
							checked={selected}
							onChange={({ target, nativeEvent }) =>
								onSelect(target.checked, (nativeEvent as MouseEvent).shiftKey)
							}
						/>
					</label>
				</td>
				<td role="cell">
					<a className="title" href={addressOf(post)}>
						<Marked text={post.title} terms={terms} />
					</a>
					<div className="about">
						<span className="sub clip">
							{list.createdOn(formatDay(post.created_at), post.category?.name ?? list.noCategory)}
						</span>
						{isWatched && <PassOnOpen post={post} />}
						{isSaved && <GoOn postId={post.id} />}
					</div>
					{post.found && (
						<span className="sub found">
							<Marked text={post.found} terms={terms} />
						</span>
					)}
					{isWatched && justCameOut(post) && <PostOrder post={post} />}
					{site.status?.planned?.includes(post.id) && <PlanLines postId={post.id} />}
					{post.finding && <RowFinding postId={post.id} finding={post.finding} />}
				</td>
				<StatusCell post={post} site={site} onRetry={onRetry} />
				<DateCell post={post} now={site.now} />
				<td className="c-views" role="cell">
					{post.published || post.views > 0 ? post.views.toLocaleString('pt-BR') : common.none}
				</td>
				<td className="c-actions" role="cell">
					<RowActions post={post} publishing={publishing} onDelete={() => onAct('delete')} />
				</td>
			</tr>
			{RowCheck && (
				<RowCheck post={post} lines={lines} running={running} onPublish={publish} onClose={close} />
			)}
		</>
	);
}
