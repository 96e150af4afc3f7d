import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint';
import { type Plan, plans } from '#contract/plans';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { plans as text } from '../messages/plans.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';

const plansQuery = queryOptions({
	queryKey: ['plans'],
	queryFn: async ({ signal }) => (await call(plans, { action: 'list' }, { signal })).plans,
	staleTime: 5_000,
	refetchInterval: 60_000,
});

export const usePlans = (): readonly Plan[] => useQuery(plansQuery).data ?? [];

export const usePlansOf = (postId: string | undefined) =>
	usePlans().filter((plan) => plan.post_id === postId);

/** Sends a change of plans, and refetches what it shows in. */
export function useSendPlan() {
	const queryClient = useQueryClient();
	return async (input: InputOf<typeof plans>) => {
		try {
			return await call(plans, input);
		} finally {
			for (const queryKey of [plansQuery.queryKey, queryKeys.posts, queryKeys.siteStatus])
				void queryClient.invalidateQueries({ queryKey });
		}
	};
}

const undoableMs = 10_000;

/** Plans again what was just cancelled: the working copy that it left is the post's first. */
const again = ({ kind, post_id, at, leads_to }: Plan): InputOf<typeof plans> =>
	kind === 'change'
		? { action: 'plan-change', post_id, at, draft_version: 1 }
		: { action: 'plan-removal', post_id, at, leads_to: leads_to?.id ?? null };

/** Cancels a plan, with an undo while its time lies ahead. */
export function useCancelPlan(onChanged?: () => void) {
	const send = useSendPlan();
	const undo = (plan: Plan) =>
		send(again(plan)).then(() => {
			toast.success(messages.list.undone);
			onChanged?.();
		}, toastFailure);
	return useMutation({
		mutationFn: (plan: Plan) => send({ action: 'cancel', id: plan.id }),
		onSuccess: (_, plan) => {
			onChanged?.();
			toast.success(text.cancelled, {
				...(plan.kind === 'change' && { description: text.changeBack }),
				...(!plan.waits && {
					duration: undoableMs,
					action: { label: messages.common.undo, onClick: () => void undo(plan) },
				}),
			});
		},
		onError: toastFailure,
	});
}
