import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#contract/plans';
import { ApiError } from '../../../api/api-error.ts';
import { messages } from '../../../messages/all.ts';
import { plans as text } from '../../../messages/plans.ts';
import { useCancelPlan, useSendPlan } from '../../../site/use-plans.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { formatComing } from '../../../ui/times.ts';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';

export function usePlanRemoval() {
	const send = useSendPlan();
	return useMutation({
		mutationFn: (plan: { post_id: string; at: string; leads_to: string | null }) =>
			send({ action: 'plan-removal', ...plan }),
		onSuccess: (_, { at }) => {
			const when = formatComing(at, new Date().toISOString());
			toast.success(text.removalPlanned, { description: text.removalText(when) });
		},
		onError: toastFailure,
	});
}

export function useMovePlan() {
	const send = useSendPlan();
	return useMutation({
		mutationFn: (moved: { id: string; at: string }) => send({ action: 'move', ...moved }),
		onSuccess: (_, { at }) =>
			toast.success(text.moved, { description: formatComing(at, new Date().toISOString()) }),
		onError: toastFailure,
	});
}

/** Cancels a plan from the form, which opens again with the change that came back; what is typed is stored before. */
export function useCancelInForm() {
	const { writer } = usePostForm();
	const queryClient = useQueryClient();
	const reopen = () => void queryClient.resetQueries({ queryKey: ['form-start'] });
	const cancel = useCancelPlan();
	return useMutation({
		mutationFn: async (plan: Plan) => {
			if (plan.kind === 'change' && !(await writer.flush()))
				throw new ApiError({ code: 'aborted', message: messages.common.actionFailed });
			await cancel.mutateAsync(plan);
			if (plan.kind === 'change') reopen();
		},
	});
}
