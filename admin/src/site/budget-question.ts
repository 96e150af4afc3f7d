import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { siteStatusQuery } from '../api/queries.ts';

/** S44: the desk asks before it spends one of the month's last builds. */
const askedFor = 3;

interface BudgetQuestion {
	left: number;
	answer: (goesOn: boolean) => void;
}

let open: BudgetQuestion | undefined;
const listeners = new Set<() => void>();

function show(question: BudgetQuestion | undefined): void {
	open = question;
	for (const listener of listeners) listener();
}

export const openQuestion = () => open;
export function onQuestion(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** True when publishing may go on: there are builds enough, none is counted, or the person says so. */
export async function mayPublish(queryClient: QueryClient): Promise<boolean> {
	// Asked for twice a minute anyway. A server that is silent now says so when it is asked to publish.
	const status =
		queryClient.getQueryData(siteStatusQuery.queryKey) ??
		(await queryClient.fetchQuery(siteStatusQuery).catch(() => undefined));
	if (!status?.budget) return true;
	const left = Math.max(0, status.budget.limit - status.budget.used);
	if (left > askedFor) return true;
	return new Promise((resolve) => {
		open?.answer(false);
		show({
			left,
			answer: (goesOn) => {
				show(undefined);
				resolve(goesOn);
			},
		});
	});
}

/** For a change that cannot be held back otherwise: ends as a call that was never made. */
export async function publishOrStop(queryClient: QueryClient): Promise<void> {
	if (!(await mayPublish(queryClient))) throw new ApiError({ code: 'aborted', message: '' });
}
