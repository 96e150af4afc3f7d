import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint';
import { changeTopic } from '#contract/topics';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { publishOrStop } from '../../site/deploy-budget-question.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

export type TopicInput = InputOf<typeof changeTopic>;

function sayDone(input: TopicInput): string {
	const { done, tagsDeleted } = messages.topics;
	if (input.action === 'delete-tags') return tagsDeleted(input.names.length);
	return done[input.action as keyof typeof done];
}

/** Why a field was refused; other failures are toasts. */
export const fieldErrorOf = (error: unknown): ApiError | undefined =>
	error instanceof ApiError && typeof error.details['field'] === 'string' ? error : undefined;

/** Every screen may name a topic, so all of them are read again. */
function useRefresh() {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries();
}

export function useTopicUndo() {
	const refresh = useRefresh();
	return useAction({
		mutationFn: (change: string) => call(changeTopic, { action: 'undo', change }),
		onSuccess: (_, change) => {
			// Its toast would offer the same again.
			toast.dismiss(change);
			toast.success(messages.topics.undone);
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}

/** Makes a change of topics, says what was done, and offers to take it back. */
export function useTopicChange(onDone: () => void = () => undefined, done?: string) {
	const queryClient = useQueryClient();
	const refresh = useRefresh();
	const undo = useTopicUndo();
	return useAction({
		mutationFn: async (input: TopicInput) => {
			await publishOrStop(queryClient);
			return call(changeTopic, input, { timeoutMs: 60_000 });
		},
		onSuccess: async ({ change }, input) => {
			await refresh();
			onDone();
			toast.success(done ?? sayDone(input), {
				...(change && {
					id: change,
					action: { label: messages.common.undo, onClick: () => undo.mutate(change) },
				}),
			});
		},
		onError: (error) => {
			if (!fieldErrorOf(error)) toastFailure(error);
		},
	});
}
