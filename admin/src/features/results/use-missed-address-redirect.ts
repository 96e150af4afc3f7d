import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint';
import { missedAddresses } from '#contract/missed-addresses';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { missed as text } from '../../messages/missed-addresses.ts';
import { messages } from '../../messages.ts';
import { publishOrStop } from '../../site/deploy-budget-question.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

export type To = Extract<InputOf<typeof missedAddresses>, { action: 'redirect' }>['to'];
export type TargetKind = keyof typeof text.done;

function useSend<Input>(send: (input: Input) => Promise<unknown>, onDone: (input: Input) => void) {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: async (input: Input) => {
			await publishOrStop(queryClient);
			return send(input);
		},
		onSuccess: async (_, input) => {
			await queryClient.invalidateQueries({ queryKey: queryKeys.results });
			onDone(input);
		},
		onError: toastFailure,
	});
}

/** Takes a redirect back. */
export const useFreeAddress = () =>
	useSend(
		(address: string) => call(missedAddresses, { action: 'undo', address }),
		(address) => {
			// Its toast would offer the same again.
			toast.dismiss(address);
			toast.success(text.undone, { description: address });
		},
	);

/** Leads an address on, and offers to take it back. */
export function useLeadAddress(onDone: () => void) {
	const free = useFreeAddress();
	return useSend(
		({ address, to }: { address: string; to: To; kind: TargetKind }) =>
			call(missedAddresses, { action: 'redirect', address, to }),
		({ address, kind }) => {
			onDone();
			toast.success(text.done[kind], {
				id: address,
				description: text.doneNote,
				action: { label: messages.common.undo, onClick: () => free.mutate(address) },
			});
		},
	);
}
