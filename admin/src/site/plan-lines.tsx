import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { Plan } from '#contract/plans';
import { formatDateTime } from '#domain/time/dates';
import { plans as text } from '../messages/plans.ts';
import '../styles/plans.css';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useCancelPlan, usePlansOf } from './use-plans.ts';

function PlanLine({ plan }: { plan: Plan }) {
	const cancel = useCancelPlan();
	const { kind, at, waits, leads_to } = plan;
	if (waits)
		return (
			<li>
				<StatusBadge kind="change" label={text.waits[waits]} />{' '}
				<Link className="link" to={paths.admin.edit(plan.post_id)}>
					{text.decide}
				</Link>
			</li>
		);
	const when = formatDateTime(at);
	return (
		<li>
			<StatusBadge kind={kind} label={kind === 'change' ? text.changes(when) : text.leaves(when)} />{' '}
			{leads_to && <span className="muted">{text.leadsTo(leads_to.title)}</span>}{' '}
			<button
				type="button"
				className="link"
				aria-label={text.about(text.cancel, plan.title)}
				aria-disabled={cancel.isPending}
				onClick={() => cancel.mutate(plan)}
			>
				{text.cancel}
			</button>
		</li>
	);
}

/** What is planned for a post, and how to take it back. */
export function PlanLines({ postId }: { postId: string }) {
	const plans = usePlansOf(postId);
	if (plans.length === 0) return null;
	return (
		<ul className="plan-lines">
			{plans.map((plan) => (
				<PlanLine key={plan.id} plan={plan} />
			))}
		</ul>
	);
}
