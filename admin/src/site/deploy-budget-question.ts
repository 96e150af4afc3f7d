import type { QueryClient } from '@tanstack/react-query';
import type { SiteStatus } from '#contract/site-status';
import { ApiError } from '../api/api-error.ts';
import { siteStatusQuery } from '../api/queries.ts';
import { SharedValue } from '../ui/shared-value.ts';

/** Asks before one of the month's last builds is used. */
const askedFor = 3;

interface BudgetQuestion {
	left: number;
	budget: SiteStatus['budget'];
	answer: (goesOn: boolean) => void;
}

const question = new SharedValue<BudgetQuestion | undefined>(undefined);
export const useQuestion = question.useValue;

/** Resolves to true when publishing may continue: builds are left or unlimited, or the user agrees. */
export async function mayPublish(queryClient: QueryClient): Promise<boolean> {
	// The cached status is at most half a minute old. If the server does not respond, publishing will report it.
	const status =
		queryClient.getQueryData(siteStatusQuery.queryKey) ??
		(await queryClient.fetchQuery(siteStatusQuery).catch(() => undefined));
	if (!status?.budget) return true;
	const { limit, kept, used } = status.budget;
	const left = Math.max(0, limit - kept - used);
	if (left > askedFor) return true;
	return new Promise((resolve) => {
		question.current()?.answer(false);
		question.set({
			left,
			budget: status.budget,
			answer: (goesOn) => {
				question.set(undefined);
				resolve(goesOn);
			},
		});
	});
}

/** For changes that can only be stopped by an exception: throws as if the call had been cancelled. */
export async function publishOrStop(queryClient: QueryClient): Promise<void> {
	if (!(await mayPublish(queryClient))) throw new ApiError({ code: 'aborted', message: '' });
}
