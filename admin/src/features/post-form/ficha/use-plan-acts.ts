import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#contract/plans';
import { ApiError } from '../../../api/api-error.ts';
import { queryKeys } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { plans as text } from '../../../messages/plans.ts';
import { useCancelPlan, useSendPlan } from '../../../site/use-plans.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { formatComing } from '../../../ui/times.ts';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import { focusField } from '../focus-field.ts';
import { tellFailure } from '../tell-outcome.ts';
import { findFaults } from '../use-form-actions.ts';

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

/** Stores what is typed and plans it; the form goes back to the text that readers see. */
export function usePlanChange() {
	const context = usePostForm();
	const { writer, start } = context;
	const queryClient = useQueryClient();
	const send = useSendPlan();
	const cancel = useCancelInForm();
	const plan = (at: string) =>
		writer.enqueue(async () => {
			const { post, workingCopy, values } = writer.text.state;
			if (!post || !workingCopy) return;
			const { id: post_id } = post;
			const { version: draft_version } = workingCopy;
			const reply = await send({ action: 'plan-change', post_id, at, draft_version });
			writer.accept(post, values);
			const planned = reply.plans.find(
				(each) => each.kind === 'change' && each.post_id === post_id,
			);
			toast.success(text.planned, {
				description: text.plannedText(formatComing(at, new Date().toISOString())),
				...(planned && {
					action: { label: messages.common.undo, onClick: () => cancel.mutate(planned) },
				}),
			});
		});
	return async (at: string) => {
		const [fault] = await findFaults(context);
		if (fault) return focusField(fault);
		writer.start('save-to-site');
		try {
			if (!(await writer.flush())) return;
			await plan(at);
			for (const queryKey of [queryKeys.workingCopies, queryKeys.revisions(start.id)])
				void queryClient.invalidateQueries({ queryKey });
		} catch (error) {
			tellFailure(context, error, 'save-to-site');
		} finally {
			writer.text.dispatch('pressEnded');
		}
	};
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
