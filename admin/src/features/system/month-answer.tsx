import type { SiteStatus } from '#contract/site-status';
import { paceOfMonth, startOfNextMonth } from '#domain/deploy-budget';
import { messages } from '../../messages/all.ts';
import { formatComing } from '../../ui/times.ts';
import { Answer, Meter } from './answer.tsx';

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
	if (!budget)
		return (
			<Answer sign="calendar" title={month.free}>
				<p>{month.freeText}</p>
			</Answer>
		);
	const { used, limit, kept } = budget;
	const isSpent = isMonthSpent(budget);
	const pace = paceOfMonth(used, new Date(now));
	const when = formatComing(startOfNextMonth(new Date(now)).toISOString(), now);
	return (
		<Answer
			sign="calendar"
			title={isSpent ? month.spent : month.title(used, limit)}
			{...(isSpent && { tone: 'bad' as const })}
		>
			{!isSpent && <p>{month.text}</p>}
			<Meter
				share={used / limit}
				from={isSpent || used === 0 || pace === undefined ? String(used) : month.pace(pace)}
				to={String(limit)}
			/>
			{isSpent ? (
				<Spent kept={Math.max(0, limit - used)} when={when} />
			) : (
				<p>
					{month.restart(when)} {kept > 0 && month.kept(kept)}
				</p>
			)}
		</Answer>
	);
}
