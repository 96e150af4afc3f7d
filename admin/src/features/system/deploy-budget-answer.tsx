import { useState } from 'react';
import type { SiteStatus } from '#contract/site-status';
import { monthOf, paceOf } from '#domain/site/deploy-budget';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { formatComing } from '../../ui/times.ts';
import { Answer, Meter } from './answer.tsx';
import { PlanDialog } from './host-plan-dialog.tsx';

type Budget = SiteStatus['budget'];

/** Whether nothing new goes out any more this month. */
export const isMonthSpent = (budget: Budget): boolean =>
	budget !== null && budget.used >= budget.limit - budget.kept;

function Spent({ kept, when }: { kept: number; when: string }) {
	const { month } = messages.system;
	return (
		<>
			<p>{month.spentText(when)}</p>
			{kept > 0 && <p>{month.spentKept}</p>}
			<p>{month.spentToDo}</p>
		</>
	);
}

/** How many publications the month has left, and what happens when they are used up. */
export function MonthAnswer({ budget, now }: { budget: Budget; now: string }) {
	const { month } = messages.system;
	const [isAsking, setIsAsking] = useState(false);
	if (!budget) return <Answer sign="calendar" title={month.free} />;
	const { used, limit, kept } = budget;
	const ordinary = limit - kept;
	const isSpent = isMonthSpent(budget);
	const { plan } = budget;
	const hostMonth = budget.month
		? { start: new Date(budget.month.start), end: new Date(budget.month.end) }
		: monthOf(1, new Date(now));
	const pace = paceOf(used, hostMonth, new Date(now));
	const when = formatComing(hostMonth.end.toISOString(), now);
	return (
		<Answer
			sign="calendar"
			title={isSpent ? month.spent : month.title(used, ordinary)}
			{...(isSpent && { tone: 'bad' as const })}
			actions={plan && <Button onClick={() => setIsAsking(true)}>{month.correct}</Button>}
		>
			{!isSpent && <p>{month.text}</p>}
			<Meter
				share={isSpent ? 1 : used / ordinary}
				from={isSpent || used === 0 || pace === undefined ? String(used) : month.pace(pace)}
				to={String(ordinary)}
			/>
			{isSpent ? (
				<Spent kept={Math.max(0, limit - used)} when={when} />
			) : (
				<p>
					{month.restart(when)} {kept > 0 && month.kept(kept)}
				</p>
			)}
			{plan && <p>{plan.is_fixed ? month.fixed : month.whence(plan)}</p>}
			{plan && isAsking && <PlanDialog plan={plan} onClose={() => setIsAsking(false)} />}
		</Answer>
	);
}
