import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Plan } from '#contract/plans';
import { sameField, valuesOf } from '#domain/post/form-values';
import { findPlanFault, type PlanKind } from '#domain/post/plan';
import type { Post } from '#domain/post/post';
import { formatDistance } from '#domain/time/schedule';
import { siteStatusQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { plans as text } from '../../../messages/plans.ts';
import { monthRestart } from '../../../site/deploy-budget-restart.ts';
import { usePlansOf } from '../../../site/use-plans.ts';
import { fieldNames } from '../../../text/post-values.ts';
import '../../../styles/plans.css';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { later } from '../../../ui/later.tsx';
import { formatDay } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import {
	readTypedTime,
	shortTime,
	type TypedTime,
	typedTimeOf,
} from '../../../when/schedule-time.ts';
import type { Target } from './plan-redirect-field.tsx';
import { useCancelInForm, useMovePlan, usePlanChange, usePlanRemoval } from './use-plan-acts.ts';

/** Within a sentence: “título no Google”. */
const smallInitial = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const ScheduleDialog = later(
	async () => (await import('../../../when/schedule-dialog.tsx')).ScheduleDialog,
);
const LeadTo = later(async () => (await import('./plan-redirect-field.tsx')).LeadTo);

interface PlanRowProps {
	kind: PlanKind;
	at: string | null;
	disabled?: boolean;
	children: (close: () => void) => ReactNode;
}

/** One date, and the dialog that picks it. */
function PlanRow({ kind, at, disabled, children }: PlanRowProps) {
	const [picking, setPicking] = useState(false);
	return (
		<div className="plan-row">
			<span>{text.label[kind]}</span>
			<Button
				className="num"
				aria-haspopup="dialog"
				aria-label={`${text.label[kind]}: ${at ? shortTime(at) : text.choose}`}
				disabled={disabled}
				onClick={() => setPicking(true)}
			>
				{at ? shortTime(at) : text.choose}
			</Button>
			{picking && children(() => setPicking(false))}
		</div>
	);
}

const nearlyUsedUp = 3;

/** What the month's last deploys mean for a plan. */
function MonthNote({ kind }: { kind: PlanKind }) {
	const now = useNow();
	const budget = useQuery(siteStatusQuery).data?.budget;
	if (!budget || budget.limit - budget.kept - budget.used > nearlyUsedUp) return null;
	return (
		<p className="kept-place">
			<Icon name="calendar" />
			{kind === 'change' ? `${text.mayWait(monthRestart(budget, now))} ` : ''}
			{budget.kept > 0 && text.keptPlace}
		</p>
	);
}

const exitAfterEntry = (kind: PlanKind, post: Post, others: readonly Plan[]) => (at: string) =>
	findPlanFault({ kind, at }, { post, others, now: new Date().toISOString() }) === 'exit-first'
		? text.exitFirst
		: undefined;

interface DatesProps {
	post: Post;
	plans: readonly Plan[];
}

/** The change's date: what is chosen is planned or moved at once, as a removal is. */
function ChangeRow({ post, plans }: DatesProps) {
	const { state, settled } = usePostForm();
	const planned = plans.find(({ kind }) => kind === 'change');
	const plan = usePlanChange();
	const move = useMovePlan();
	const cancel = useCancelInForm();
	const at = planned?.at ?? null;
	const values = valuesOf(post);
	const differs = fieldNames.filter((name) => !sameField(name, values, settled));
	const use = (time: TypedTime) => {
		const iso = readTypedTime(time);
		if (planned && iso) move.mutate({ id: planned.id, at: iso });
		else if (iso) void plan(iso);
	};
	return (
		<PlanRow kind="change" at={at} disabled={!planned && !state.unpublished}>
			{(close) => (
				<ScheduleDialog
					title={text.label.change}
					value={typedTimeOf(at)}
					postId={post.id}
					refuse={exitAfterEntry('change', post, plans)}
					onUse={(time) => {
						use(time);
						close();
					}}
					onClear={planned && (() => [cancel.mutate(planned), close()])}
					onClose={close}
				>
					<div className="day-list">
						<span>
							{text.until(formatDay(post.updated_at).slice(0, 5))}{' '}
							{!planned &&
								text.differs(differs.map((name) => smallInitial(messages.form.fields[name])))}
						</span>
					</div>
					<MonthNote kind="change" />
				</ScheduleDialog>
			)}
		</PlanRow>
	);
}

function Afterwards({
	postId,
	target,
	onChoose,
}: {
	postId: string;
	target: Target | null;
	onChoose: (target: Target | null) => void;
}) {
	const [finding, setFinding] = useState(false);
	return (
		<>
			<div className="badge-line" data-tone="caution">
				<Icon name="triangle-alert" />
				<p>
					{target ? text.forwarded(target.title) : text.afterwards}{' '}
					<button
						type="button"
						className="link"
						aria-expanded={target ? undefined : finding}
						onClick={() => (target ? onChoose(null) : setFinding(!finding))}
					>
						{target ? text.leadNowhere : text.lead}
					</button>
				</p>
			</div>
			{finding && !target && (
				<LeadTo
					except={postId}
					onChoose={(chosen) => {
						setFinding(false);
						onChoose(chosen);
					}}
				/>
			)}
		</>
	);
}

function RemovalDialog({ post, plans, onClose }: DatesProps & { onClose: () => void }) {
	const planned = plans.find(({ kind }) => kind === 'removal');
	const [target, setTarget] = useState<Target | null>(planned?.leads_to ?? null);
	const plan = usePlanRemoval();
	const cancel = useCancelInForm();
	return (
		<ScheduleDialog
			title={text.label.removal}
			value={typedTimeOf(planned?.at ?? null)}
			postId={post.id}
			outcome={(iso, now) => text.staysFor(formatDistance(iso, now).replace(/^em /, ''))}
			refuse={exitAfterEntry('removal', post, plans)}
			onUse={(typed) => {
				const at = readTypedTime(typed);
				if (at) plan.mutate({ post_id: post.id, at, leads_to: target?.id ?? null });
				onClose();
			}}
			onClear={planned && (() => [cancel.mutate(planned), onClose()])}
			onClose={onClose}
		>
			<Afterwards postId={post.id} target={target} onChoose={setTarget} />
			<MonthNote kind="removal" />
		</ScheduleDialog>
	);
}

/** A change whose time came and that only the editor can decide on. */
function WaitingChange({ plan }: { plan: Plan }) {
	const cancel = useCancelInForm();
	if (!plan.waits) return null;
	return (
		<div className="badge-line" data-tone="caution" role="alert">
			<Icon name="triangle-alert" />
			<p>
				{text.waits[plan.waits]}{' '}
				<button
					type="button"
					className="link"
					disabled={cancel.isPending}
					onClick={() => cancel.mutate(plan)}
				>
					{text.decide}
				</button>
			</p>
		</div>
	);
}

/** The dates of a post that is live or scheduled: when a change goes out, and when it leaves. */
export function PlanRows({ post }: { post: Post }) {
	const now = useNow();
	const plans = usePlansOf(post.id);
	const change = plans.find(({ kind }) => kind === 'change');
	const removal = plans.find(({ kind }) => kind === 'removal');
	const mayLeave = post.published || (post.scheduled_at !== null && post.scheduled_at > now);
	return (
		<>
			{change && <WaitingChange plan={change} />}
			{(post.published || change) && <ChangeRow post={post} plans={plans} />}
			{(mayLeave || removal) && (
				<PlanRow kind="removal" at={removal?.at ?? null}>
					{(close) => <RemovalDialog post={post} plans={plans} onClose={close} />}
				</PlanRow>
			)}
			{removal?.leads_to && <p className="hint">{text.leadsTo(removal.leads_to.title)}.</p>}
		</>
	);
}
